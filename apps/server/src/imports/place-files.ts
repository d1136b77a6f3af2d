import type { ContentKind } from '@millrace/contract/content';
import type { UploadTypeName } from '@millrace/contract/office';
import { extension, isHashedName } from '../media/media-path.ts';
import { freeAddress } from '../media/office/check-address.ts';
import type { LibraryView } from '../media/office/library-view.ts';
import { safeName } from '../media/uploads/safe-name.ts';
import { hashOf } from '../media/uploads/upload-store.ts';
import type { PlacedFile, WantedFile } from './thread/import-work.ts';

/** A file of the import as it was judged; or why it is not taken. */
export type LookedAt = { ok: true; type: UploadTypeName; hash: string } | { ok: false; why: string };

/** The place where a file of the import will lie; `isNew`: the library gets a row for it. */
export type Placed = (PlacedFile & { ok: false }) | { ok: true; uri: string; hash: string; isNew: boolean };

interface Library {
  view: LibraryView;
  /** The bytes at an address; null: none. */
  bytes(uri: string): Promise<Buffer | null>;
}

/**
 * Gives each file an address below /media/: that of the same bytes, where the library has them already, else a free one in the folder of
 * its kind. The same files get the same addresses each time.
 */
export async function placeFiles(
  wanted: readonly WantedFile[],
  looked: ReadonlyMap<string, LookedAt>,
  { view, bytes }: Library,
): Promise<Map<string, Placed>> {
  const placed = new Map<string, Placed>();
  const byHash = new Map<string, string>();
  for (const { file, uri } of view.rows()) if (file !== null && !byHash.has(file)) byHash.set(file, uri);
  const given = new Set<string>();
  for (const { file, kind } of wanted) {
    const one = looked.get(file) ?? { ok: false, why: `“${file}” cannot be read.` };
    if (!one.ok) {
      placed.set(file, one);
      continue;
    }
    const { hash, type } = one;
    const known = byHash.get(hash);
    if (known !== undefined && extension(known) !== '') {
      placed.set(file, { ok: true, uri: known, hash, isNew: false });
      continue;
    }
    const { uri, isNew } = await addressOf(folderOf(kind), nameOf(file, type), hash);
    given.add(uri.toLowerCase());
    byHash.set(hash, uri);
    placed.set(file, { ok: true, uri, hash, isNew });
  }
  return placed;

  async function addressOf(folder: string, name: string, hash: string): Promise<{ uri: string; isNew: boolean }> {
    const isTaken = (uri: string): boolean =>
      given.has(uri.toLowerCase()) || view.rowAt(uri) !== undefined || view.usesOf(uri).length > 0;
    const tried = new Set<string>();
    const first = `${folder}/${name}`;
    for (let uri = first; ; uri = freeAddress(first, (other) => isTaken(other) || tried.has(other))) {
      const present = given.has(uri.toLowerCase()) ? null : await bytes(uri);
      if (present !== null && hashOf(present) === hash && view.rowAt(uri) === undefined) return { uri, isNew: false };
      if (present === null && !isTaken(uri)) return { uri, isNew: true };
      tried.add(uri);
    }
  }
}

/** `siteDocuments` is the folder `site-documents`. */
const folderOf = (kind: ContentKind): string => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name alone, without folders and the archive that it lay in. */
function nameOf(file: string, type: UploadTypeName): string {
  const name = safeName(file.slice(file.lastIndexOf('\u0000') + 1), type);
  // Browsers keep such a name for good.
  return isHashedName(`a/${name}`) ? `file-${name.replaceAll('.', '-').replace(/-(\w+)$/, '.$1')}` : name;
}
