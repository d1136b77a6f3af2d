import { createHash } from 'node:crypto';
import { mediaUses, type Snapshot } from '@millrace/catalogue';
import { contentKindNames } from '@millrace/contract/content';
import { type ZipEntry, zipChunks } from '../archives/zip-chunks.ts';
import { inSlices, sliceEnds } from '../content/in-slices.ts';
import { filePath, formatOfSite, MANIFEST, rowsPath, type SiteFileEntry, type SiteManifest } from './site-manifest.ts';

interface Written {
  snapshot: Snapshot;
  /** The bytes at an address below /media/; null: there are none. */
  media(path: string): Promise<Buffer | null>;
  at: Date;
}

const NEVER = new AbortController().signal;
const CHUNK = 1 << 16;
/** Others are packed already. */
const IS_TEXT = /\.(?:svg|txt|csv|dxf|step|stp|json)$/i;

/**
 * A site as one file: all rows, settings among them, and the files of the media. Nothing of persons: no users, applications,
 * registrations or mails. Written while it is read; one file of the media is in memory at a time.
 */
export const siteFile = (written: Written): AsyncGenerator<Uint8Array> => zipChunks(entriesOf(written), written.at);

async function* entriesOf({ snapshot, media, at }: Written): AsyncGenerator<ZipEntry> {
  const { content, revision } = snapshot;
  const rows: SiteManifest['rows'] = {};
  for (const kind of contentKindNames) {
    const hash = createHash('sha256');
    yield { path: rowsPath(kind), chunks: linesOf(content[kind], hash), isCompressed: true };
    rows[kind] = { count: content[kind].length, sha256: hash.digest('hex') };
  }
  const uses = await inSlices(mediaUses(content), NEVER);
  const paths = new Set([...content.mediaFiles.map(({ uri }) => uri), ...uses.keys()]);
  const files: SiteFileEntry[] = [];
  const missing: string[] = [];
  const packed = new Set<string>();
  for (const path of [...paths].toSorted()) {
    const bytes = await media(path);
    if (bytes === null) {
      missing.push(path);
      continue;
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ path, sha256, bytes: bytes.length });
    if (packed.has(sha256)) continue;
    packed.add(sha256);
    yield { path: filePath(sha256), chunks: whole(bytes), isCompressed: IS_TEXT.test(path) };
  }
  const manifest: SiteManifest = { ...formatOfSite, madeAt: at.toISOString(), revision, rows, files, missing };
  yield { path: MANIFEST, chunks: whole(Buffer.from(JSON.stringify(manifest, null, 1))), isCompressed: true };
}

async function* linesOf(rows: readonly object[], hash: { update(text: string): unknown }): AsyncGenerator<Uint8Array> {
  const sliceEnd = sliceEnds();
  let text = '';
  const flush = (): Buffer => {
    hash.update(text);
    const bytes = Buffer.from(text);
    text = '';
    return bytes;
  };
  for (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length < CHUNK) continue;
    yield flush();
    await sliceEnd();
  }
  if (text !== '') yield flush();
}

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
