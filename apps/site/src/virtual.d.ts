/** Made by build/page-assets-plugin.ts. */
declare module 'virtual:page-assets' {
  export const assets: import('../build/page-assets.ts').PageAssets;
}
