import { type Compiled, compileInSteps, type Snapshot } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import type { Published } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { refused } from '../problems/problem-error.ts';
import { inSlices } from './in-slices.ts';
import { oneByOne } from './one-by-one.ts';
import { isSameContent } from './same-content.ts';

/** The source of published content. */
export interface ContentReader {
  /** The revision in force; null before anything was published. */
  revision(): Promise<number | null>;
  read(): Promise<Read>;
  /**
   * The same, made of what is known and the rows that changed since: as quick as they are few, and unchanged rows stay the same objects.
   * null: they are not known any more. Absent: all is read each time.
   */
  readSince?(known: Pick<Snapshot, 'revision' | 'publishedAt' | 'content'>): Promise<Read | null>;
}

interface Read {
  revision: number;
  publishedAt?: Date | null;
  content: Content;
}

export interface ContentHolder {
  /** The last revision that compiled; null before the first. */
  current(): Snapshot | null;
  /**
   * Compiles content with what is known from the current snapshot, while requests go on being answered. One compile runs at
   * a time, so that two do not need memory together.
   */
  compile(content: Content, options: { revision: number; publishedAt?: Date | null }): Promise<Compiled>;
  /**
   * Compiles what another node is about to publish over a snapshot. If the next revision has just this content it is served at once;
   * otherwise the compile was for nothing.
   */
  prepare(over: Snapshot, content: Content): void;
  /** Whether a compile runs or waits: what is less urgent lets it go first. */
  isCompiling(): boolean;
  /**
   * Stores a revision that is compiled already and serves it, unless a newer one was looked at already. No other revision
   * is taken meanwhile, so its own announcement finds it served.
   */
  publish(made: Snapshot, store: () => Promise<Published>): Promise<void>;
  /** Compiles the present revision, unless it is the current one; resolves once it is served or refused. */
  refresh(): Promise<void>;
  /** Compiles the revision that is served once more, with words of documents that were read since. */
  renew(): Promise<void>;
  /** Calls back with each snapshot taken from now on, and the one before it. */
  onTaken(listener: (snapshot: Snapshot, previous: Snapshot | null) => void): void;
  /** Ends a compile that runs, waits for what is being stored, and refuses more. What was published is compiled at the next start. */
  stop(): Promise<void>;
}

/** A publication that was refused is forgotten after so long, in ms. */
const PREPARED_MS = 120_000;

/**
 * Holds the snapshot that the site answers from. The old one serves until the new one is complete; content that does
 * not compile is logged with all its faults, and the old snapshot stays.
 */
export function contentHolder(
  reader: ContentReader,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  texts: () => ReadonlyMap<string, string> = () => new Map(),
): ContentHolder {
  let snapshot: Snapshot | null = null;
  /** The last revision looked at, so that a refused one is not compiled over and over. */
  let seen: number | null = null;
  const stopping = new AbortController();
  const inTurn = oneByOne();
  const compiling = oneByOne();
  const listeners: Parameters<ContentHolder['onTaken']>[0][] = [];

  const serve = (made: Snapshot): void => {
    const previous = snapshot;
    snapshot = made;
    for (const listener of listeners) listener(made, previous);
  };

  let compiles = 0;
  const compile: ContentHolder['compile'] = (content, options) => {
    compiles += 1;
    return compiling(() => {
      const previous = snapshot === null ? {} : { previous: snapshot };
      return inSlices(compileInSteps(content, { ...options, ...previous, texts: texts() }), stopping.signal);
    }).finally(() => {
      compiles -= 1;
    });
  };

  let prepared: { over: Snapshot; content: Content; compiled: Promise<Compiled> } | null = null;
  const compiledAhead = async (content: Content, of: { revision: number; publishedAt: Date | null }) => {
    const ahead = prepared;
    prepared = null;
    if (ahead === null || ahead.over !== snapshot) return null;
    if (!(await inSlices(isSameContent(content, ahead.content), stopping.signal))) return null;
    const compiled = await ahead.compiled;
    return compiled.ok ? { ok: true as const, snapshot: { ...compiled.snapshot, ...of } } : null;
  };

  const take = async (): Promise<void> => {
    stopping.signal.throwIfAborted();
    if ((await reader.revision()) === seen) return;
    const since = snapshot === null ? null : ((await reader.readSince?.(snapshot)) ?? null);
    const { revision, publishedAt = null, content } = since ?? (await reader.read());
    const began = performance.now();
    const compiled =
      (await compiledAhead(content, { revision, publishedAt })) ?? (await compile(content, { revision, publishedAt }));
    seen = revision;
    if (!compiled.ok) {
      log.error({ revision, findings: compiled.findings }, 'content refused; the last good revision stays');
      return;
    }
    serve(compiled.snapshot);
    log.info(
      { revision, ms: Math.round(performance.now() - began), warnings: compiled.snapshot.warnings },
      'content compiled',
    );
  };

  const renew = async (): Promise<void> => {
    if (snapshot === null || stopping.signal.aborted) return;
    const { content, revision, publishedAt } = snapshot;
    const compiled = await compile(content, { revision, publishedAt });
    if (compiled.ok) serve(compiled.snapshot);
  };

  return {
    current: () => snapshot,
    compile,
    prepare: (over, content) => {
      if (over !== snapshot || stopping.signal.aborted) return;
      const compiled = compile(content, { revision: over.revision + 1 });
      // The caller gets the failure.
      compiled.catch(() => undefined);
      const ahead = { over, content, compiled };
      prepared = ahead;
      setTimeout(() => {
        if (prepared === ahead) prepared = null;
      }, PREPARED_MS).unref();
    },
    isCompiling: () => compiles > 0,
    publish: (made, store) =>
      inTurn(async () => {
        stopping.signal.throwIfAborted();
        const { revision, publishedAt } = await store();
        if (revision <= (seen ?? 0)) return;
        seen = revision;
        serve({ ...made, revision, publishedAt });
      }),
    // A revision that comes while one is compiled is taken next: to drop the older would show none under steady publishing.
    refresh: () => inTurn(take),
    renew: () => inTurn(renew),
    onTaken: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort(refused('not-ready', 'The server is stopping. Nothing was changed.'));
      await Promise.all([inTurn, compiling].map((queue) => queue(async () => {})));
    },
  };
}
