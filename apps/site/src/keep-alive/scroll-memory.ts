/** Remembers how far pages were scrolled: by address, and by entry of the history. */
export interface ScrollMemory {
  remember(address: string, entry: string, y: number): void;
  ofAddress(address: string): number | null;
  ofEntry(entry: string): number | null;
  /** Writes the entries down, to be read after a reload. Addresses start afresh then. */
  save(): void;
}

const STORAGE_KEY = 'scroll';
const ENTRIES_MAX = 50;

export function scrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const addresses = new Map<string, number>();
  const entries = new Map<string, number>(readEntries(storage));
  return {
    remember(address, entry, y) {
      addresses.set(address, y);
      entries.delete(entry);
      entries.set(entry, y);
    },
    ofAddress: (address) => addresses.get(address) ?? null,
    ofEntry: (entry) => entries.get(entry) ?? null,
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
