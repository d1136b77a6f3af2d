import type { FileStore } from '../../files/file-store.ts';
import { storeIfRoom } from '../../files/store-if-room.ts';
import { currentAsker, staying } from '../../work/asker.ts';
import type { Work } from '../../work/work.ts';
import { sizedPicture } from '../sized-picture.ts';

interface Services {
  files: Pick<FileStore, 'read' | 'write'>;
  work: Pick<Work, 'run'>;
}

/** A picture of an upload at most `width` wide, as WebP: made once, and kept beside the sizes of published pictures. */
export async function smallPicture(
  { files, work }: Services,
  { file, bytes, width }: { file: string; bytes: Buffer; width: number },
): Promise<Buffer> {
  const key = `sizes/${file}-${width}.webp`;
  const kept = await files.read(key);
  if (kept !== null) return kept;
  const made = await work.run('pictures', staying(currentAsker()), () => sizedPicture(bytes, width, 'webp'));
  await storeIfRoom(files, key, made, 'image/webp');
  return made;
}
