import { compile, type Snapshot } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import type { FastifyBaseLogger } from 'fastify';

/** The source of published content. */
export interface ContentReader {
  /** The revision in force; null before anything was published. */
  revision(): Promise<number | null>;
  read(): Promise<{ revision: number; publishedAt?: Date | null; content: Content }>;
}

export interface ContentHolder {
  /** The last revision that compiled; null before the first. */
  current(): Snapshot | null;
  /** Serves a revision that was compiled before it was published, unless a newer one was looked at already. */
  adopt(made: Snapshot): Promise<void>;
  /** Compiles the present revision, unless it is the current one; resolves once it is served or refused. */
  refresh(): Promise<void>;
  /** Calls back with each snapshot taken from now on, and the one before it. */
  onTaken(listener: (snapshot: Snapshot, previous: Snapshot | null) => void): void;
}

/**
 * Holds the snapshot that the site answers from. The old one serves until the new one is complete; content that does
 * not compile is logged with all its faults, and the old snapshot stays.
 */
export function contentHolder(reader: ContentReader, log: Pick<FastifyBaseLogger, 'info' | 'error'>): ContentHolder {
  let snapshot: Snapshot | null = null;
  /** The last revision looked at, so that a refused one is not compiled over and over. */
  let seen: number | null = null;
  let last: Promise<void> = Promise.resolve();
  const listeners: Parameters<ContentHolder['onTaken']>[0][] = [];

  const serve = (made: Snapshot): void => {
    const previous = snapshot;
    snapshot = made;
    for (const listener of listeners) listener(made, previous);
  };

  const take = async (): Promise<void> => {
    if ((await reader.revision()) === seen) return;
    const { revision, publishedAt = null, content } = await reader.read();
    const began = performance.now();
    const compiled = compile(content, { revision, publishedAt, ...(snapshot === null ? {} : { previous: snapshot }) });
    seen = revision;
    if (!compiled.ok) {
      log.error({ revision, diagnostics: compiled.diagnostics }, 'content refused; the last good revision stays');
      return;
    }
    serve(compiled.snapshot);
    log.info({ revision, ms: Math.round(performance.now() - began), warnings: compiled.warnings }, 'content compiled');
  };

  // One after the other: a change that comes while one is compiled is taken next.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work);
    return last;
  };
  return {
    current: () => snapshot,
    adopt: (made) =>
      inTurn(async () => {
        if (made.revision <= (seen ?? 0)) return;
        seen = made.revision;
        serve(made);
      }),
    refresh: () => inTurn(take),
    onTaken: (listener) => void listeners.push(listener),
  };
}
