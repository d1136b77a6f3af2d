import { mediaNamedIn, type Snapshot } from '@millrace/catalogue';
import type { Finding } from '@millrace/contract/office';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';

interface Dependencies {
  /** Whether a file lies, or can be made, at a path below /media/. */
  hasFile(path: string): Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** In milliseconds. */
  now?: () => number;
}
type Pictured = Pick<Snapshot, 'content'>;

/** The store is asked for so many at a time. */
const AT_ONCE = 8;
/** Who opens the page again sees what was found, for so long. */
const KEPT_MS = 60_000;
/** A store that is gone altogether needs no more of them. */
const WARNED_MOST = 100;

/**
 * Returns a function that warns of each picture of a live family whose file is not there. All who ask within a minute of one revision get
 * the same answer. When the store does not answer, the pictures it was asked for count as there, and the log has the error.
 */
export function missingPictures({ hasFile, log, now = Date.now }: Dependencies) {
  let last: { of: Pictured; at: number; found: Promise<readonly Finding[]> } | null = null;
  const isThere = async (path: string): Promise<boolean> => {
    try {
      return await hasFile(path);
    } catch (error) {
      log.error({ err: error, path }, 'a picture could not be looked for');
      return true;
    }
  };
  const look = async ({ content }: Pictured): Promise<readonly Finding[]> => {
    const pictures = content.families
      .filter(({ isLive }) => isLive)
      .flatMap(({ id, name, media }) => media.map(({ uri }, at) => ({ id, name, uri, at })))
      // A video is named by its key at its host.
      .filter(({ uri }) => mediaNamedIn('families', uri).has(uri));
    const inTurn = pLimit(AT_ONCE);
    const paths = [...new Set(pictures.map(({ uri }) => uri))];
    const missing = new Set<string>();
    await inTurn.map(paths, async (path) => {
      if (missing.size < WARNED_MOST && !(await isThere(path))) missing.add(path);
    });
    return pictures
      .filter(({ uri }) => missing.has(uri))
      .slice(0, WARNED_MOST)
      .map(({ id, name, uri, at }) => ({
        severity: 'warning',
        code: 'missing-file',
        kind: 'families',
        id,
        path: ['media', at, 'uri'],
        message: `${name} names the file ${uri}, which is not in the library.`,
      }));
  };
  return (snapshot: Pictured): Promise<readonly Finding[]> => {
    if (last === null || last.of !== snapshot || now() - last.at > KEPT_MS)
      last = { of: snapshot, at: now(), found: look(snapshot) };
    return last.found;
  };
}
