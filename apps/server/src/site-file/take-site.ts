import { isError } from '@millrace/contract/office';
import {
  type Database,
  publishContent,
  RevisionMoved,
  readUploads,
  recordAudit,
  removeUnnamedUpload,
} from '@millrace/database';
import { ArchiveRefused } from '../archives/open-archive.ts';
import { placeOf } from '../content/change-content.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import type { FileStore } from '../files/file-store.ts';
import { mediaType } from '../media/media-type.ts';
import { type Judged, judgeUpload, type UploadReaders } from '../media/uploads/judge-upload.ts';
import type { UploadStore } from '../media/uploads/upload-store.ts';
import type { SiteRead } from './read-site.ts';
import type { SiteFileEntry } from './site-manifest.ts';

export interface TakeServices {
  database: Database;
  holder: Pick<ContentHolder, 'current' | 'compile' | 'publish'>;
  files: Pick<FileStore, 'read' | 'write' | 'remove'>;
  uploads: Pick<UploadStore, 'keep'>;
  /** The bytes at an address below /media/; null: there are none. */
  media(path: string): Promise<Buffer | null>;
  readers: UploadReaders;
}

/** The files of a site, as they are read and kept. */
export type SiteMedia = Pick<TakeServices, 'files' | 'uploads' | 'media' | 'readers'>;

interface Wanted {
  /** In place of content that is there. */
  replaces: boolean;
  by: string | null;
}

const SOURCE = 'site file';
const FAULTS_TOLD = 20;

/**
 * Makes the file of a site the content: where nothing was published as the first revision, elsewhere, if that is wanted, as a publication
 * with its history. Throws `ArchiveRefused` with words; then nothing of it is left. Returns the revision.
 */
export async function takeSite(services: TakeServices, site: SiteRead, { replaces, by }: Wanted): Promise<number> {
  const { database, holder } = services;
  const revision = holder.current()?.revision ?? 0;
  if (revision > 0 && !replaces) throw new ArchiveRefused('This site has content.');
  const plan = await planOf(services, site);
  const compiled = await holder.compile(plan.content, { revision: revision + 1 });
  if (!compiled.ok) {
    const errors = compiled.findings.filter(isError).slice(0, FAULTS_TOLD);
    throw new ArchiveRefused(errors.map((found) => `${placeOf(found)}: ${found.message}`).join('\n'));
  }
  const undo: (() => Promise<unknown>)[] = [];
  try {
    await store(services, site, plan, undo);
    await holder.publish(compiled.snapshot, () =>
      publishContent(database, plan.content, {
        source: SOURCE,
        expectedRevision: revision,
        by,
        note: `The file of a site, written ${site.manifest.madeAt}`,
        alongside: (tx, made) => {
          const facts = { revision: made };
          return recordAudit(tx, { action: 'content-changed', actor: by, subject: SOURCE, address: null, facts });
        },
      }),
    );
    return revision + 1;
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    if (error instanceof RevisionMoved) throw new ArchiveRefused('Somebody published meanwhile. Please try again.');
    throw error;
  }
}

/** All that is done with the files, before anything is done. */
interface Plan {
  content: SiteRead['content'];
  /** By their digests. */
  uploads: ReadonlyMap<string, { file: SiteFileEntry; judged: Judged }>;
  /** Files that lie at their addresses without the library. */
  plain: readonly SiteFileEntry[];
}

/**
 * Judges the files. A drawing that the library would clean, and an upload that is not what it is named, refuse the whole. A file whose
 * address has another one becomes an upload, so that what was there stays for a publication of before.
 */
async function planOf({ media, readers }: TakeServices, site: SiteRead): Promise<Plan> {
  const ofLibrary = new Map(site.content.mediaFiles.map(({ uri, file }) => [uri.toLowerCase(), file]));
  const uploads = new Map<string, { file: SiteFileEntry; judged: Judged }>();
  const plain: SiteFileEntry[] = [];
  const moved = new Map<string, string>();
  for (const file of site.manifest.files) {
    const bytes = await site.bytes(file);
    const isOfLibrary = ofLibrary.get(file.path.toLowerCase()) === file.sha256;
    const there = isOfLibrary ? null : await media(file.path);
    const isMoved = there !== null && !there.equals(bytes);
    if (isMoved) moved.set(file.path, file.sha256);
    if (isOfLibrary || isMoved || /\.(?:svg|woff2)$/i.test(file.path)) {
      const judged = await judge(file, bytes, readers);
      if (isOfLibrary || isMoved) uploads.set(file.sha256, { file, judged });
    }
    if (!isOfLibrary && !isMoved) plain.push(file);
  }
  const lost = [...ofLibrary].find(([, file]) => file !== null && !uploads.has(file));
  if (lost !== undefined) throw new ArchiveRefused(`${lost[0]} is missing in the file.`);
  return { content: withUploads(site.content, moved), uploads, plain };
}

/** Without its bytes: they are read again when they are stored, so that few are in memory. */
async function judge(file: SiteFileEntry, bytes: Buffer, readers: TakeServices['readers']): Promise<Judged> {
  const found = await judgeUpload(file.path, bytes, readers).catch((error: unknown) => {
    throw new ArchiveRefused(`${file.path}: ${error instanceof Error ? error.message : 'it cannot be read.'}`);
  });
  if (found.isCleaned) throw new ArchiveRefused(`${file.path}: the drawing has parts that lead outside of it.`);
  return { ...found, bytes: NOTHING };
}
const NOTHING = Buffer.alloc(0);

async function store(
  { database: { queries }, files, uploads }: TakeServices,
  site: SiteRead,
  plan: Plan,
  undo: (() => Promise<unknown>)[],
): Promise<void> {
  for (const [sha256, { file, judged }] of plan.uploads) {
    if (!(await readUploads(queries, [sha256])).has(sha256))
      undo.push(async () => {
        const key = await removeUnnamedUpload(queries, sha256);
        if (key !== null) await files.remove(key);
      });
    await uploads.keep({ ...judged, bytes: await site.bytes(file) }, null);
  }
  for (const file of plan.plain) {
    const key = `media/${file.path}`;
    if ((await files.read(key)) !== null) continue;
    undo.push(() => files.remove(key));
    await files.write(key, await site.bytes(file), mediaType(file.path).contentType);
  }
}

/** The content with rows of the media library for files that became uploads. */
function withUploads(content: SiteRead['content'], moved: ReadonlyMap<string, string>): SiteRead['content'] {
  if (moved.size === 0) return content;
  const known = new Set(content.mediaFiles.map(({ uri }) => uri));
  let id = Math.max(0, ...content.mediaFiles.map((row) => row.id));
  const added = [...moved].flatMap(([uri, file]) =>
    known.has(uri) ? [] : [{ id: ++id, uri, file, alt: '', focus: null }],
  );
  const changed = content.mediaFiles.map((row) => ({ ...row, file: moved.get(row.uri) ?? row.file }));
  return { ...content, mediaFiles: [...changed, ...added] };
}
