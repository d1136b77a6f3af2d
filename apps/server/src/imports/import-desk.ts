import { createHash } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { ImportMapping, ImportSession, VerdictCounts } from '@millrace/contract/office';
import pLimit from 'p-limit';
import { type ProblemError, refused } from '../problems/problem-error.ts';
import { type ImportView, markOf, sendRows } from './import-rows.ts';
import { endOfImport, type HeldFile, type HeldImport, type ImportStore, noImport } from './import-store.ts';
import { type ImportThread, importThread, type Progress, Stopped, ThreadEnded } from './import-thread.ts';
import type { LookedAt, Placed } from './place-files.ts';
import { refuseUnmapped } from './refuse-unmapped.ts';
import type { TakenFile, WantedFile } from './thread/import-work.ts';

/** Threads at once: each holds the files of an import and the rows that they are compared with. */
const THREADS = 2;
/** Without a call for so long a thread ends; the next call reads the files again. */
const IDLE_MS = 5 * 60_000;

/** A verdict as it was made. */
export interface Verdict {
  mark: string;
  /** The mark of the content that it was made over. */
  over: string;
  counts: VerdictCounts;
  mapping: ImportMapping;
  /** Files that cells name, by their names in the import. */
  placed: ReadonlyMap<string, Placed>;
  thread: ImportThread;
}

export interface DeskServices {
  store: ImportStore;
  snapshot(): Snapshot;
  /** Content as a draft has it. Throws refusals for one that is not there, or has ended. */
  viewOf(draft: string | undefined): Promise<ImportView>;
  /** Judges a file by its content. */
  look(file: string, bytes: Buffer): Promise<LookedAt>;
  place(
    view: ImportView,
    wanted: readonly WantedFile[],
    looked: ReadonlyMap<string, LookedAt>,
  ): Promise<Map<string, Placed>>;
  idleMs?: number;
}

interface SessionWanted {
  /** Guesses go by its rows, and its attributes are columns. */
  draft?: string | undefined;
  /** The mapping is another. Sheets that are guessed anew, by their places in it. */
  anew?: readonly number[];
}

interface Live {
  thread: ImportThread;
  turn: ReturnType<typeof pLimit>;
  taken: Set<string>;
  sent: Map<ContentKind, string>;
  looked: Map<string, LookedAt>;
  verdict: Verdict | null;
  usedAt: number;
  progress: Progress | null;
}

/** Works on imports, each in a thread of its own. */
export function importDesk({ store, viewOf, look, place, idleMs = IDLE_MS }: DeskServices) {
  const lives = new Map<string, Live>();
  /** Imports that are being removed: their threads end before their rows do. */
  const leaving = new Set<string>();
  const listeners = new Map<string, Set<(progress: Progress | null) => void>>();
  const tell = (id: string, progress: Progress | null): void => {
    const live = lives.get(id);
    if (live !== undefined) live.progress = progress;
    for (const listener of listeners.get(id) ?? []) listener(progress);
  };
  const sweeper = setInterval(() => {
    for (const [id, live] of lives) if (isIdle(live) && Date.now() - live.usedAt > idleMs) void end(id);
  }, 30_000).unref();

  async function end(id: string): Promise<void> {
    const live = lives.get(id);
    lives.delete(id);
    await live?.thread.end();
  }

  function liveOf(id: string): Live {
    // Its files are going: a thread that began now would stay for nobody.
    if (leaving.has(id)) throw noImport();
    const known = lives.get(id);
    if (known !== undefined) return known;
    if (lives.size >= THREADS) {
      const idle = [...lives].filter(([, live]) => isIdle(live)).toSorted(([, a], [, b]) => a.usedAt - b.usedAt)[0];
      if (idle === undefined)
        throw refused('not-ready', 'Two imports are being worked on. Please try again in a moment.');
      void end(idle[0]);
    }
    const live: Live = {
      thread: importThread({ onProgress: (progress) => tell(id, progress) }),
      turn: pLimit(1),
      taken: new Set(),
      sent: new Map(),
      looked: new Map(),
      verdict: null,
      usedAt: Date.now(),
      progress: null,
    };
    lives.set(id, live);
    return live;
  }

  /** Does something with an import in its turn. A thread that fell over is ended, and the refusal says why. */
  async function inTurn<Result>(
    { id, files }: Pick<HeldImport, 'id' | 'files'>,
    work: (live: Live) => Promise<Result>,
  ): Promise<Result> {
    const live = liveOf(id);
    live.usedAt = Date.now();
    try {
      return await live.turn(() => work(live));
    } catch (error) {
      if (error instanceof Stopped) throw refused('changed-meanwhile', 'The import was changed meanwhile.');
      if (!(error instanceof ThreadEnded)) throw error;
      if (lives.get(id) === live) lives.delete(id);
      if (error.isOutOfMemory) throw tooMuch();
      // One that begins is not in the store before its first file has been read.
      const isThere = !leaving.has(id) && (files.length === 0 || (await store.isThere(id)));
      throw isThere ? brokeOff() : noImport();
    } finally {
      live.usedAt = Date.now();
      tell(id, null);
    }
  }

  async function read(held: HeldImport, live: Live): Promise<void> {
    const left = held.files.filter(({ name }) => !live.taken.has(name));
    for (const [nth, file] of left.entries()) {
      tell(held.id, { doing: 'reading', done: nth, of: left.length });
      const bytes = await store.bytes(file);
      if (bytes === null) throw noImport();
      const taken = await take(live, file.name, bytes);
      if (!taken.ok) throw refused(taken.code, taken.words);
    }
  }

  async function take(live: Live, name: string, bytes: Uint8Array): Promise<TakenFile> {
    // A copy of its own, which goes into the thread without being copied again.
    const own = new Uint8Array(bytes);
    const taken = await live.thread.ask('take', { name, bytes: own }, [own.buffer]);
    if (taken.ok) {
      live.taken.add(name);
      live.verdict = null;
    }
    return taken;
  }

  async function session(held: HeldImport, live: Live, { draft, anew = [] }: SessionWanted): Promise<ImportSession> {
    await read(held, live);
    await sendRows(live.thread, await viewOf(draft), held.mapping, live.sent);
    const mapping = await live.thread.ask('guess', { mapping: held.mapping, anew });
    if (JSON.stringify(mapping) !== JSON.stringify(held.mapping)) await store.map(held.id, held.ownerId, mapping);
    return {
      id: held.id,
      begunAt: held.begunAt,
      endsAt: endOfImport(held),
      files: held.files.map(({ name, bytes, is, holds }) => ({ name, bytes, is, holds })),
      ...(await live.thread.ask('outline', undefined as never)),
      mapping,
      kinds: await live.thread.ask('kinds', undefined as never),
    };
  }

  async function verdict(held: HeldImport, live: Live, draft: string | undefined): Promise<Verdict> {
    const view = await viewOf(draft);
    const { mapping } = held;
    if (mapping === null) throw refused('bad-request', 'Nobody has said yet what the columns are.');
    refuseUnmapped(mapping);
    const mark = createHash('sha256')
      .update(JSON.stringify([mapping, held.files.map(({ key }) => key), markOf(view)]))
      .digest('base64url');
    if (live.verdict?.mark === mark) return live.verdict;
    live.verdict = null;
    await read(held, live);
    tell(held.id, { doing: 'judging', done: 0, of: 0 });
    await sendRows(live.thread, view, mapping, live.sent);
    const wanted = await live.thread.ask('named', { mapping });
    for (const { file } of wanted) {
      if (live.looked.has(file)) continue;
      const bytes = await live.thread.ask('bytes', { file });
      const why = `“${nameOf(file)}” cannot be unpacked: it is broken, or too large.`;
      live.looked.set(file, bytes === null ? { ok: false, why } : await look(nameOf(file), Buffer.from(bytes)));
    }
    const placed = await place(view, wanted, live.looked);
    const counts = await live.thread.ask('judge', { mapping, placed: [...placed] });
    live.verdict = { mark, over: markOf(view), counts, mapping, placed, thread: live.thread };
    return live.verdict;
  }

  return {
    /** Takes a file of a new import, or one more of an import. What is refused leaves nothing. */
    add: (held: HeldImport, name: string, bytes: Buffer): Promise<HeldImport> =>
      inTurn(held, async (live) => {
        try {
          await read(held, live);
          const taken = await take(live, name, bytes);
          if (!taken.ok) throw refused(taken.code, taken.words);
          const file: Omit<HeldFile, 'key'> = { name, bytes: bytes.length, is: taken.is, holds: taken.holds };
          return await store.add(held, file, bytes);
        } catch (error) {
          await end(held.id);
          throw error;
        }
      }),

    session: (held: HeldImport, wanted: SessionWanted): Promise<ImportSession> => {
      // A verdict by another mapping is of no use.
      if (wanted.anew !== undefined) lives.get(held.id)?.thread.stopJudging();
      return inTurn(held, (live) => session(held, live, wanted));
    },

    /** Judges an import, if that was not done, and does something with the verdict before anything else happens to it. */
    withVerdict: <Result>(
      held: HeldImport,
      draft: string | undefined,
      work: (verdict: Verdict) => Promise<Result>,
    ): Promise<Result> => inTurn(held, async (live) => work(await verdict(held, live, draft))),

    /** Ends an import, whatever is under way, and removes it. */
    remove: async (id: string): Promise<void> => {
      leaving.add(id);
      try {
        await end(id);
        await store.remove(id);
      } finally {
        leaving.delete(id);
      }
    },

    tell,
    /** Hears how far an import is. Returns what ends it. */
    listen: (id: string, listener: (progress: Progress | null) => void): (() => void) => {
      const all = listeners.get(id) ?? new Set();
      all.add(listener);
      listeners.set(id, all);
      listener(lives.get(id)?.progress ?? null);
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
    stop: async (): Promise<void> => {
      clearInterval(sweeper);
      await Promise.all([...lives.keys()].map(end));
    },
  };
}

const isIdle = ({ turn }: Live): boolean => turn.activeCount === 0 && turn.pendingCount === 0;
const nameOf = (file: string): string => file.slice(file.lastIndexOf('\u0000') + 1);
const brokeOff = (): ProblemError =>
  refused('not-ready', 'The work on this import broke off. Nothing is lost: please try again.');
const tooMuch = (): ProblemError =>
  refused('too-large', 'The sheet takes more memory than an import may have. Divide it into several.');
