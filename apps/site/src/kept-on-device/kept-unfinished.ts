/** The store of unfinished applications: `localStorage`, which writes a text at once, also while a page is closing. */
export type UnfinishedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The keys of unsent applications begin with it; nothing else is so called. */
export const UNFINISHED_PREFIX = 'application-draft:';
/** An unfinished application nobody came back to goes: it is about a person, and a device may have other users. */
export const UNFINISHED_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Takes away the unfinished applications that have lain for too long, and what cannot be read as one. */
export function forgetOldUnfinished(storage: UnfinishedStorage, now: number): void {
  for (const key of unfinishedKeys(storage)) {
    const savedAt = savedAtOf(storage.getItem(key));
    if (savedAt === null || now - savedAt > UNFINISHED_DAYS * DAY_MS) storage.removeItem(key);
  }
}

/** Takes away all unfinished applications: whoever signs out leaves nothing about a person behind. */
export function forgetUnfinished(storage: UnfinishedStorage): void {
  for (const key of unfinishedKeys(storage)) storage.removeItem(key);
}

const unfinishedKeys = (storage: UnfinishedStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(UNFINISHED_PREFIX),
  );

function savedAtOf(text: string | null): number | null {
  try {
    const unfinished: unknown = JSON.parse(text ?? '');
    const savedAt: unknown =
      typeof unfinished === 'object' && unfinished !== null ? Reflect.get(unfinished, 'savedAt') : null;
    return typeof savedAt === 'number' ? savedAt : null;
  } catch {
    return null;
  }
}
