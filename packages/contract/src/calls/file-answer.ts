/** The answer of a call that returns a file: the bytes, as a download under this name. */
export interface FileAnswer {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The same, made while it is sent. */
export interface StreamedFile {
  name: string;
  type: string;
  chunks: AsyncIterable<Uint8Array>;
}
