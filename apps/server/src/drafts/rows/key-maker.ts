import { type SortKey, sortKey } from './sorting/sort-key.ts';

/** Values whose key is remembered: names are few and of many rows. */
const VALUES_KNOWN = 4096;

/** Makes the keys of one field. Values that come again and again are keyed once. */
export function keyMaker(): (value: unknown) => SortKey {
  const known = new Map<string, SortKey>();
  return (value) => {
    if (typeof value !== 'string') return sortKey(value);
    const found = known.get(value);
    if (found !== undefined) return found;
    const key = sortKey(value);
    if (known.size < VALUES_KNOWN) known.set(value, key);
    return key;
  };
}
