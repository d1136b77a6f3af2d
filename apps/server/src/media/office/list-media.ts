import type { MediaLine, MediaPage } from '@millrace/contract/office';
import { uploadTypeOf, uploadTypes } from '@millrace/contract/office';
import type { Upload } from '@millrace/database';
import { extension } from '../media-path.ts';
import type { LibraryRow, LibraryView } from './library-view.ts';

/** The files that are wanted, as `mediaQuery` reads it. */
export interface MediaWanted {
  folder?: string | undefined;
  search?: string | undefined;
  type?: string | undefined;
  unused?: 'true' | 'false' | undefined;
  page: number;
  pageSize: number;
}

/** All that is read of files besides the content. */
export interface MediaFacts {
  uploads(files: readonly string[]): Promise<Map<string, Upload>>;
  /** The path below /media/ by which a browser of staff reads a file, with a grant where it is private. */
  pathOf(uri: string): string;
}

/** A page of the files below /media/, by address, with all folders. Facts are read for the files of the page alone. */
export async function listMedia(view: LibraryView, wanted: MediaWanted, facts: MediaFacts): Promise<MediaPage> {
  const all = addresses(view);
  const found = all.filter(matcher(view, wanted));
  const from = (wanted.page - 1) * wanted.pageSize;
  const page = found.slice(from, from + wanted.pageSize);
  const known = await facts.uploads(page.flatMap((uri) => view.rowAt(uri)?.file ?? []));
  return {
    total: found.length,
    folders: foldersOf(all),
    files: page.map((uri) => mediaLine(uri, view, known, facts.pathOf)),
  };
}

const collator = new Intl.Collator('en', { numeric: true });

/** Of the library's rows, and of files that rows name and the library has no row for. */
function addresses(view: LibraryView): string[] {
  const own = [...view.rows()].map(({ uri }) => uri);
  const others = [...view.named()].filter((uri) => view.rowAt(uri) === undefined);
  return [...own, ...others].toSorted(collator.compare);
}

/** One file as staff see it. */
export function mediaLine(
  uri: string,
  view: LibraryView,
  known: ReadonlyMap<string, Upload>,
  pathOf: MediaFacts['pathOf'],
): MediaLine {
  const row: LibraryRow | undefined = view.rowAt(uri);
  const upload = row?.file == null ? undefined : known.get(row.file);
  return {
    uri: row?.uri ?? uri,
    id: row?.id ?? null,
    version: row?.version ?? null,
    ...(row?.change === undefined ? {} : { change: row.change }),
    file: row?.file ?? null,
    type: extension(uri),
    // A file that is only in a draft is at no address of the site.
    address:
      row?.file != null && row.change !== undefined
        ? `/api/office/media/uploads/${row.file}`
        : `/media/${pathOf(row?.uri ?? uri)}`,
    bytes: upload?.bytes ?? null,
    width: upload?.width ?? null,
    height: upload?.height ?? null,
    uploadedBy: upload?.uploadedBy ?? null,
    uploadedAt: upload?.uploadedAt.toISOString() ?? null,
    alt: row?.alt ?? '',
    focus: row?.focus ?? null,
    uses: view.usesOf(row?.uri ?? uri).length,
  };
}

const DRAWINGS: readonly string[] = ['dwg', 'dxf', 'step'];
const sortOf = (uri: string): string => {
  const type = uploadTypeOf(extension(uri));
  if (type === null) return 'documents';
  if ('isPicture' in uploadTypes[type]) return 'pictures';
  return DRAWINGS.includes(type) ? 'drawings' : 'documents';
};

function matcher(view: LibraryView, { folder = '', search = '', type, unused }: MediaWanted): (uri: string) => boolean {
  const words = search.trim().toLowerCase().split(/\s+/);
  return (uri) =>
    (folder === '' || uri.startsWith(`${folder}/`)) &&
    (type === undefined || sortOf(uri) === type || uploadTypeOf(extension(uri)) === type) &&
    (unused === undefined || (view.usesOf(uri).length === 0) === (unused === 'true')) &&
    words.every((word) => `${uri} ${view.rowAt(uri)?.alt ?? ''}`.toLowerCase().includes(word));
}

function foldersOf(all: readonly string[]): { path: string; files: number }[] {
  const files = new Map<string, number>();
  for (const uri of all)
    for (let end = uri.lastIndexOf('/'); end > 0; end = uri.lastIndexOf('/', end - 1)) {
      const path = uri.slice(0, end);
      files.set(path, (files.get(path) ?? 0) + 1);
    }
  return [...files]
    .map(([path, count]) => ({ path, files: count }))
    .toSorted((a, b) => collator.compare(a.path, b.path));
}
