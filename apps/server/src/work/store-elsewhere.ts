import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';
import { type Asker, staying } from './asker.ts';
import type { Place } from './lane.ts';
import type { Work } from './work.ts';

/**
 * Leaves the place of the job that made an answer, and compresses the answer in the lane for that. Takes the bytes over: they are not
 * to be read afterwards.
 */
export function storeElsewhere(
  { work, asker, leave }: { work: Pick<Work, 'run'>; asker: Asker } & Pick<Place, 'leave'>,
  contentType: string,
  bytes: Buffer,
): Promise<StoredBytes> {
  leave();
  return work.run('compression', staying(asker), async () => {
    const stored = await storeBytes(contentType, bytes);
    if (stored.identity === null) giveBack(bytes);
    return stored;
  });
}

/** Returns the memory of bytes that were compressed at once: garbage collection sees a small object and lets dozens of megabytes wait. */
function giveBack({ buffer, byteLength }: Buffer): void {
  const isAlone = buffer.byteLength === byteLength;
  if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
