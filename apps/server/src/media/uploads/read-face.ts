import { readFace } from '@millrace/look/maker-faces';

/** Reads a WOFF2 file, in the form in which a thread of the document maker is asked. */
export async function makeDocument(woff2: Uint8Array): Promise<Uint8Array> {
  return new TextEncoder().encode(JSON.stringify(await readFace(woff2)));
}
