/** Made by build/offline-files-plugin.ts. */
declare module 'virtual:offline-files' {
  /** Every file of this build; `revision` when the name does not distinguish builds. */
  export const files: readonly { url: string; revision: string | null }[];
  /** Of the answers of the API. */
  export const shape: string;
}
