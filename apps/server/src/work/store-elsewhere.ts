import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';
import { type Asker, staying } from './asker.ts';
import type { Place } from './lane.ts';
import type { Work } from './work.ts';

/** Leaves the place of the job that made an answer, and compresses the answer in the lane for that. */
export function storeElsewhere(
  { work, asker, leave }: { work: Pick<Work, 'run'>; asker: Asker } & Pick<Place, 'leave'>,
  contentType: string,
  bytes: Buffer,
): Promise<StoredBytes> {
  leave();
  return work.run('compression', staying(asker), () => storeBytes(contentType, bytes));
}
