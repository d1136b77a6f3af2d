/** The store of drafts: `localStorage`, which writes a text at once, also while a page is closing. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The keys of unsent applications begin with it; nothing else is so called. */
export const DRAFT_PREFIX = 'application-draft:';
/** A draft nobody came back to goes: it is about a person, and a device may have other users. */
export const DRAFT_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Takes away the drafts that have lain for too long, and what cannot be read as one. */
export function forgetOldDrafts(storage: DraftStorage, now: number): void {
  for (const key of draftKeys(storage)) {
    const savedAt = savedAtOf(storage.getItem(key));
    if (savedAt === null || now - savedAt > DRAFT_DAYS * DAY_MS) storage.removeItem(key);
  }
}

/** Takes away all drafts: whoever signs out leaves nothing about a person behind. */
export function forgetDrafts(storage: DraftStorage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

const draftKeys = (storage: DraftStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(DRAFT_PREFIX),
  );

function savedAtOf(text: string | null): number | null {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    const savedAt: unknown = typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'savedAt') : null;
    return typeof savedAt === 'number' ? savedAt : null;
  } catch {
    return null;
  }
}
