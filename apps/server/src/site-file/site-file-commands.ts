import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentKindNames, isContentKind } from '@millrace/contract/content';
import { type ExportFormat, exportFormats } from '@millrace/contract/office';
import { ArchiveRefused } from '../archives/open-archive.ts';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import { inForce } from '../content/in-force.ts';
import { exportFile, type KindList } from '../exports/export-file.ts';
import { surroundingsOf } from '../exports/surroundings.ts';
import { readSite } from './read-site.ts';
import { type TakeServices, takeSite } from './take-site.ts';
import { siteFile } from './write-site.ts';

export const SITE_FILE_USAGE = [
  'npm run content -- export FILE [KIND]          everything, or the rows of a kind: .xlsx, .csv or .json; .zip: the whole site',
  'npm run content -- import SITE.zip [--replace] a whole site, on an empty one; --replace: in place of what is here',
];

interface SiteFileServices extends TakeServices {
  clock(): Date;
}

/** The verbs `export` and `import` of `npm run content`. Files are named by whole paths: the server may stand in another folder. */
export function siteFileVerbs(services: SiteFileServices): { export: ConsoleCommand; import: ConsoleCommand } {
  return {
    export: ([path = '', kind]) => exported(services, path, kind),
    import: ([path = '', ...flags]) => taken(services, path, flags),
  };
}

async function exported({ holder, media, clock }: SiteFileServices, path: string, kind?: string): Promise<Said> {
  if (kind !== undefined && !isContentKind(kind)) return failed(`There is no ${kind}. ${contentKindNames.join(', ')}`);
  const snapshot = inForce(holder);
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === 'zip' && kind === undefined) {
    await writeFileOf(path, siteFile({ snapshot, media, at: clock() }));
    return said(
      `The whole site, revision ${snapshot.revision}, is in ${basename(path)}: all rows and the files of the media.`,
    );
  }
  if (!isFormat(ending)) return failed(...SITE_FILE_USAGE);
  const kinds = kind === undefined ? contentKindNames : [kind];
  if (ending === 'csv' && kind === undefined) return failed('A CSV file holds one kind: name it after the file.');
  const lists = kinds.map((one): KindList => [one, snapshot.content[one].values().map((row) => ({ ...row }))]);
  const around = surroundingsOf(snapshot.content);
  await writeFileOf(path, exportFile({ name: 'content', format: ending, lists, around, at: clock() }).chunks);
  const rows = kinds.reduce((sum, one) => sum + snapshot.content[one].length, 0);
  return said(`${rows} rows are in ${basename(path)}.`);
}

const isFormat = (ending: string): ending is ExportFormat => exportFormats.some((format) => format === ending);

/** Whole or not at all, and for its owner alone: settings may be secret. */
async function writeFileOf(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(chunks, { objectMode: false }), createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function taken(services: SiteFileServices, path: string, flags: readonly string[]): Promise<Said> {
  const replaces = flags.includes('--replace');
  if (path === '' || flags.some((flag) => flag !== '--replace')) return failed(...SITE_FILE_USAGE);
  if (services.holder.current() !== null && !replaces)
    return failed(
      'This site has content. Nothing was changed.',
      'To publish the file in its place, with a history that leads back, add --replace. To look at it first, import it',
      'into an empty folder: DATA_DIR=… npm run content -- import …, then DATA_DIR=… npm start.',
    );
  try {
    const site = await readSite(path);
    try {
      const revision = await takeSite(services, site, { replaces, by: null });
      const rows = Object.values(site.manifest.rows).reduce((sum, { count }) => sum + count, 0);
      return said(
        `${rows} rows and ${site.manifest.files.length} files are published as revision ${revision}.`,
        ...site.manifest.missing.map((uri) => `No file lies at /media/${uri}.`),
      );
    } finally {
      site.close();
    }
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    return failed(`${basename(path)} is refused, and nothing was changed.`, ...error.message.split('\n'));
  }
}

const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });
