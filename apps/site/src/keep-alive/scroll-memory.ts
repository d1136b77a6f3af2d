/** Remembers how far pages were scrolled: by kept page, and by entry of the history. */
export interface ScrollMemory {
  remember(pageKey: string, entryKey: string, y: number): void;
  ofPage(pageKey: string): number | null;
  ofEntry(entryKey: string): number | null;
  /** Writes the entries down, to be read after a reload. Pages start afresh then. */
  save(): void;
}

const STORAGE_KEY = 'scroll';
const ENTRIES_MAX = 50;

export function scrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const pages = new Map<string, number>();
  const entries = new Map<string, number>(readEntries(storage));
  return {
    remember(pageKey, entryKey, y) {
      pages.set(pageKey, y);
      entries.delete(entryKey);
      entries.set(entryKey, y);
    },
    ofPage: (pageKey) => pages.get(pageKey) ?? null,
    ofEntry: (entryKey) => entries.get(entryKey) ?? null,
    save() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...entries].slice(-ENTRIES_MAX)));
      } catch {
        // A full or forbidden storage: the visitor starts at the top after a reload.
      }
    },
  };
}

function readEntries(storage: Pick<Storage, 'getItem'> | null): [string, number][] {
  try {
    const read: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
