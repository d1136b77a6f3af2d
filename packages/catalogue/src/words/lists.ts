import type { Pausable } from '@millrace/configurator';

/** Lists of numbers by key, end to end in one typed array. */
export interface Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;
}

/** Collects pairs of key and value; values of one key are pushed in rising order, and a repeated one counts once. */
export interface ListBuilder {
  push: (key: number, value: number) => void;
  build: (keys: number) => Pausable<Lists>;
}

export function buildLists(): ListBuilder {
  let pairs = new Int32Array(1024);
  let length = 0;
  return {
    push: (key, value) => {
      if (length === pairs.length) {
        const larger = new Int32Array(length * 2);
        larger.set(pairs);
        pairs = larger;
      }
      pairs[length] = key;
      pairs[length + 1] = value;
      length += 2;
    },
    build: (keys) => sortPairs(pairs.subarray(0, length), keys),
  };
}

/** Numbers that are sorted between two pauses: a few milliseconds' work. */
const PAIRS_AT_ONCE = 1 << 16;

/** By counting: one pass to size the lists, one to fill them. */
function* sortPairs(pairs: Int32Array, keys: number): Pausable<Lists> {
  const counts = new Int32Array(keys + 1);
  const latest = new Int32Array(keys).fill(-1);
  const isNew = new Uint8Array(pairs.length / 2);
  for (let at = 0; at < pairs.length; at += 2) {
    if (at % PAIRS_AT_ONCE === 0) yield;
    const key = pairs[at] ?? 0;
    const value = pairs[at + 1] ?? 0;
    if (latest[key] === value) continue;
    latest[key] = value;
    isNew[at / 2] = 1;
    counts[key + 1] = (counts[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < keys; key += 1) counts[key + 1] = (counts[key + 1] ?? 0) + (counts[key] ?? 0);
  const values = new Int32Array(counts[keys] ?? 0);
  const next = counts.slice();
  for (let at = 0; at < pairs.length; at += 2) {
    if (at % PAIRS_AT_ONCE === 0) yield;
    if (isNew[at / 2] !== 1) continue;
    const key = pairs[at] ?? 0;
    const to = next[key] ?? 0;
    values[to] = pairs[at + 1] ?? 0;
    next[key] = to + 1;
  }
  return { starts: counts, values };
}

export const listLength = ({ starts }: Lists, key: number): number => (starts[key + 1] ?? 0) - (starts[key] ?? 0);
