import { createHash } from 'node:crypto';
import { type Content, type ContentKind, contentKindNames } from '@millrace/contract/content';
import { issueWords, readRow, writePath } from '@millrace/contract/office';
import { type Archive, type ArchiveLimits, ArchiveRefused, openArchive } from '../archives/open-archive.ts';
import { sliceEnds } from '../content/in-slices.ts';
import {
  filePath,
  isPathOfSite,
  MANIFEST,
  rowsPath,
  type SiteFileEntry,
  type SiteManifest,
  siteManifest,
} from './site-manifest.ts';

/** The file of a site, whose rows are sound by themselves and whose files have the digests that it states. */
export interface SiteRead {
  manifest: SiteManifest;
  content: Content;
  bytes(file: Pick<SiteFileEntry, 'sha256' | 'bytes'>): Promise<Buffer>;
  close(): void;
}

const MB = 1 << 20;
const LIMITS: ArchiveLimits = { files: 200_100, bytes: 50_000 * MB };
const MANIFEST_MAX = 100 * MB;
const ROWS_MAX = 1000 * MB;
/** A file of the media is in memory as a whole. */
const FILE_MAX = 500 * MB;
/** A family with its configurator is some hundred KB. */
const LINE_MAX = 32 * MB;

/** Opens the file of a site and proves all of it, before anything of it is used. Throws `ArchiveRefused` with words for a person. */
export async function readSite(path: string, limits: ArchiveLimits = LIMITS): Promise<SiteRead> {
  const archive = await openArchive(path, isPathOfSite, limits);
  try {
    const manifest = manifestOf((await archive.bytes(MANIFEST, MANIFEST_MAX)).toString());
    const content = await contentOf(archive, manifest);
    for (const file of manifest.files) await prove(archive, file);
    const stated = new Set(manifest.files.map(({ sha256 }) => filePath(sha256)));
    for (const name of archive.sizes.keys())
      if (name.startsWith('files/') && !stated.has(name)) throw new ArchiveRefused(`${name} is stated nowhere.`);
    return {
      manifest,
      content,
      bytes: ({ sha256 }) => archive.bytes(filePath(sha256), FILE_MAX),
      close: archive.close,
    };
  } catch (error) {
    archive.close();
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('The file is broken: it cannot be unpacked to its end.', { cause: error });
  }
}

function manifestOf(text: string): SiteManifest {
  const read = siteManifest.safeParse(jsonIn(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const words =
    issue === undefined
      ? ''
      : ` ${writePath(issue.path.map((step) => (typeof step === 'symbol' ? '' : step)))} ${issueWords(issue)}.`;
  throw new ArchiveRefused(`The file is not that of a site, or of a newer version.${words}`);
}

async function contentOf(archive: Archive, manifest: SiteManifest): Promise<Content> {
  const lists: [ContentKind, readonly object[]][] = [];
  for (const kind of contentKindNames) {
    const stated = manifest.rows[kind];
    // A kind that is newer than the file.
    lists.push([kind, stated === undefined ? [] : await rowsOf(archive, kind, stated)]);
  }
  // Each row was read by the schema of its kind.
  return Object.fromEntries(lists) as Content;
}

async function rowsOf(
  archive: Archive,
  kind: ContentKind,
  stated: { count: number; sha256: string },
): Promise<object[]> {
  const path = rowsPath(kind);
  if ((archive.sizes.get(path) ?? 0) > ROWS_MAX) throw new ArchiveRefused(`${path} is too large.`);
  const hash = createHash('sha256');
  const sliceEnd = sliceEnds();
  const rows: object[] = [];
  for await (const line of linesOf(await archive.stream(path), hash)) {
    const read = readRow(kind, jsonIn(line));
    if (!read.ok) throw new ArchiveRefused(`${path}, line ${rows.length + 1}: ${faultWords(read.faults[0])}`);
    rows.push(read.row);
    await sliceEnd();
  }
  if (rows.length !== stated.count || hash.digest('hex') !== stated.sha256)
    throw new ArchiveRefused(`${path} is not as it was written.`);
  return rows;
}

/** A row is one line; one without an end is given up before it fills the memory. */
async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of bytes) {
    hash.update(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LINE_MAX) throw new ArchiveRefused('A row is longer than any can be.');
  }
  if (rest + decoder.decode() !== '') throw new ArchiveRefused('The last row is cut short.');
}

const faultWords = (fault: { path: readonly (string | number)[]; words: string } | undefined): string =>
  fault === undefined ? 'is no row.' : `${writePath([...fault.path])} ${fault.words}.`;

async function prove(archive: Archive, { path, sha256, bytes }: SiteFileEntry): Promise<void> {
  const name = filePath(sha256);
  if (archive.sizes.get(name) !== bytes || bytes > FILE_MAX)
    throw new ArchiveRefused(`${path} is not as large as it is stated.`);
  const hash = createHash('sha256');
  for await (const chunk of await archive.stream(name)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new ArchiveRefused(`${path} is not as it was written.`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
