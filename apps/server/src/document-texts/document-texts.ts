import { createHash } from 'node:crypto';
import { type Content, EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import type { PdfReader } from './read-pdf.ts';

/** The words of the PDFs that a maker has stored, by their path below /media/. */
export interface DocumentTexts {
  known(): ReadonlyMap<string, string>;
  /** Reads what was stored or replaced since; resolves to whether any words are new. Stops between two files once the signal is aborted. */
  readNew(content: Content, signal: AbortSignal): Promise<boolean>;
}

interface DocumentTextsParts {
  files: FileStore;
  /** The bytes that staff have sent, by their hash; null: there are none. */
  upload(file: string): Promise<Buffer | null>;
  reader: Pick<PdfReader, 'read'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const PDF = /\.pdf$/i;

/**
 * Words are kept in the store under the file's key, day and mark, those of an upload under its hash, so that a start or another node does
 * not read a PDF again.
 */
export function documentTexts({ files, upload, reader, log }: DocumentTextsParts): DocumentTexts {
  let texts: ReadonlyMap<string, string> = new Map();
  let versions: ReadonlyMap<string, Version> = new Map();

  const wordsOf = async (path: string, { version, file }: Version, signal: AbortSignal): Promise<string> => {
    const kept = await files.read(version);
    if (kept !== null) return kept.toString('utf8');
    const bytes = file === null ? await files.read(`media/${path}`) : await upload(file);
    if (bytes === null) return '';
    const read = await reader.read(bytes);
    // A reading that a stop has cut off says nothing of the file.
    if (signal.aborted) return '';
    if (!read.ok) log.warn({ document: path }, `The words of a document are not searched: ${read.why}.`);
    const words = read.ok ? read.words : '';
    if (read.ok || !read.mayChange)
      await files.write(version, new TextEncoder().encode(words), 'text/plain; charset=utf-8');
    return words;
  };

  return {
    known: () => texts,
    readNew: async (content, signal) => {
      const found = new Map<string, string>();
      const seen = await versionsOf(files, pathsOf(content), uploadsOf(content));
      for (const [path, version] of seen) {
        if (signal.aborted) return false;
        found.set(
          path,
          versions.get(path)?.version === version.version
            ? (texts.get(path) ?? '')
            : await wordsOf(path, version, signal),
        );
      }
      if (signal.aborted) return false;
      const isNew = [...found].some(([path, words]) => (texts.get(path) ?? '') !== words);
      const isGone = [...texts].some(([path, words]) => words !== '' && !found.has(path));
      versions = seen;
      texts = found;
      return isNew || isGone;
    },
  };
}

/** PDFs of the content that lie in the store, if anywhere. */
function pathsOf({ documents, siteDocuments }: Content): Set<string> {
  const own = documents.filter(({ isLive, type }) => isLive && type !== EXTERNAL_DOCUMENT);
  return new Set([...own, ...siteDocuments.filter(({ isLive }) => isLive)].map(({ uri }) => uri).filter(isPdf));
}

const isPdf = (uri: string): boolean => PDF.test(uri);

/** The file at a path. */
interface Version {
  /** The key of its words, which changes with the file. */
  version: string;
  /** The hash of an upload; null: it lies in the store below its path. */
  file: string | null;
}

/** By path, the upload that staff have put there. */
const uploadsOf = ({ mediaFiles }: Content): ReadonlyMap<string, string> =>
  new Map(mediaFiles.flatMap(({ uri, file }) => (file === null ? [] : [[uri, file] as const])));

async function versionsOf(
  files: FileStore,
  paths: ReadonlySet<string>,
  uploads: ReadonlyMap<string, string>,
): Promise<Map<string, Version>> {
  const versions = new Map<string, Version>();
  for (const path of paths) {
    const file = uploads.get(path);
    if (file !== undefined) versions.set(path, { version: textsKey(`upload ${file}`), file });
  }
  const others = [...paths].filter((path) => !versions.has(path));
  const folders = new Set(others.map((path) => path.slice(0, path.indexOf('/'))));
  for (const folder of folders)
    for await (const { key, storedAt, mark } of files.list(`media/${folder}`)) {
      const path = key.slice('media/'.length);
      if (!paths.has(path) || uploads.has(path)) continue;
      versions.set(path, { version: textsKey(`${path} ${storedAt.toISOString()} ${mark}`), file: null });
    }
  return versions;
}

const HASH_DIGITS = 32;
const textsKey = (named: string): string =>
  `texts/${createHash('sha256').update(named).digest('hex').slice(0, HASH_DIGITS)}.txt`;
