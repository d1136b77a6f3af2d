/** What a call that answers with a file sends: the bytes themselves, as a download under this name. */
export interface FileAnswer {
  name: string;
  type: string;
  bytes: Uint8Array;
}
