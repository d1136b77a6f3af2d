import { unzipSync } from 'fflate';

/** A ZIP whose files are read one by one. */
export interface Archive {
  /** Its files in order, without folders and without those that systems add by themselves. Sizes are as it says. */
  files: readonly { path: string; bytes: number }[];
  /** Unpacks one file; null: there is none of this path, or it is broken or larger than the limit. */
  read(path: string): Uint8Array | null;
}

/** Files that systems put into an archive beside those of a person. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Opens an archive, and unpacks nothing yet; null: its list of files cannot be read. `most` is the limit of one file, in bytes. */
export function openArchive(bytes: Uint8Array, most: number): Archive | null {
  const files: { path: string; bytes: number }[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('/') && !OF_SYSTEMS.test(name)) files.push({ path: name, bytes: originalSize });
        return false;
      },
    });
  } catch {
    return null;
  }
  return {
    files,
    read: (path) => {
      try {
        // Room is made for the size that the list says, and no more is unpacked into it.
        const found = unzipSync(bytes, { filter: ({ name, originalSize }) => name === path && originalSize <= most });
        return found[path] ?? null;
      } catch {
        return null;
      }
    },
  };
}
