/** The answer of a call that returns a file: the bytes, as a download under this name. */
export interface FileAnswer {
  name: string;
  type: string;
  bytes: Uint8Array;
}
