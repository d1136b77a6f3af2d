interface Generation<T> {
  /** Oldest use first. */
  kept: Map<string, T>;
  making: Map<string, Making<T>>;
  bytes: number;
}

interface Making<T> {
  value: Promise<T>;
  /** How many still want it. */
  wanted: number;
  stop: AbortController;
}

export interface RevisionCache<T> {
  /** The value kept under the key for this revision, if it is there. */
  kept(revision: object, key: string): T | undefined;
  /**
   * The same, or what `make` makes: one at a time for each key, however many ask. The signal that `make` is given aborts when all who
   * asked have left, as the signals they gave say; who gives none does not leave.
   */
  get(revision: object, key: string, make: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** All that is kept for this revision, with its keys. */
  all(revision: object): [string, T][];
}

/** The cost of the smallest entry beside its key: the map's slot, the value's objects and their buffers. Measured: 425 bytes. */
export const ENTRY_BYTES = 1024;
/** A text that is not all Latin takes two bytes for each of its units. */
const KEY_UNIT_BYTES = 2;

/**
 * Values made once per revision and key, bounded by the bytes of keys and values; the least recently used go first. A revision is
 * named by its snapshot object: when that goes, all that was made of it goes too, and what an old snapshot still makes never shows
 * under a new one.
 */
export function revisionCache<T>(options: {
  maxBytes: number;
  sizeOf: (value: T) => number;
  /** Whether to keep a value. One that is not kept is still made once for all that wait. */
  keeps?: (value: T) => boolean;
}): RevisionCache<T> {
  const generations = new WeakMap<object, Generation<T>>();
  const generationOf = (revision: object): Generation<T> => {
    const known = generations.get(revision);
    if (known !== undefined) return known;
    const fresh: Generation<T> = { kept: new Map(), making: new Map(), bytes: 0 };
    generations.set(revision, fresh);
    return fresh;
  };

  const kept = (revision: object, key: string): T | undefined => {
    const generation = generationOf(revision);
    const value = generation.kept.get(key);
    if (value === undefined) return undefined;
    generation.kept.delete(key);
    generation.kept.set(key, value);
    return value;
  };

  const costOf = (key: string, value: T): number => ENTRY_BYTES + key.length * KEY_UNIT_BYTES + options.sizeOf(value);

  const keep = (generation: Generation<T>, key: string, value: T): void => {
    const size = costOf(key, value);
    if (options.keeps?.(value) === false || size > options.maxBytes || generation.kept.has(key)) return;
    generation.kept.set(key, value);
    generation.bytes += size;
    for (const [oldest, old] of generation.kept) {
      if (generation.bytes <= options.maxBytes) break;
      generation.kept.delete(oldest);
      generation.bytes -= costOf(oldest, old);
    }
  };

  const begin = (generation: Generation<T>, key: string, make: (signal: AbortSignal) => Promise<T>): Making<T> => {
    const stop = new AbortController();
    const value = make(stop.signal).finally(() => end(generation, key, begun));
    const begun: Making<T> = { value, wanted: 0, stop };
    generation.making.set(key, begun);
    return begun;
  };

  const get: RevisionCache<T>['get'] = async (revision, key, make, signal) => {
    const found = kept(revision, key);
    if (found !== undefined) return found;
    const generation = generationOf(revision);
    const making = generation.making.get(key) ?? begin(generation, key, make);
    making.wanted += 1;
    const leave = (): void => {
      making.wanted -= 1;
      if (making.wanted > 0) return;
      end(generation, key, making);
      making.stop.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    const value = await making.value.finally(() => signal?.removeEventListener('abort', leave));
    keep(generation, key, value);
    return value;
  };
  return { kept, get, all: (revision) => [...generationOf(revision).kept] };
}

/** Ends the work: a caller that asks from now on does not get its result. */
function end<T>({ making }: Generation<T>, key: string, ended: Making<T>): void {
  if (making.get(key) === ended) making.delete(key);
}
