import { readFace } from '@millrace/look/maker-faces';
import { hasBegun, type InThread } from '../../documents/in-thread.ts';

/** Reads a WOFF2 file, in the form in which a thread of the document maker is asked. */
export async function makeDocument(given: InThread<Uint8Array>): Promise<Uint8Array> {
  hasBegun(given);
  return new TextEncoder().encode(JSON.stringify(await readFace(given.content)));
}
