const KEY = 'recent-searches';
const MOST = 5;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The texts that were searched for on this device, the last first; none where a browser refuses its store. They go with a sign-out. */
export function recentSearches(storeOf: () => Store): string[] {
  try {
    const kept: unknown = JSON.parse(storeOf().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A store that is full or forbidden keeps none. */
export function rememberSearch(storeOf: () => Store, text: string): void {
  const searched = text.trim();
  if (searched === '') return;
  const others = recentSearches(storeOf).filter((other) => other.toLowerCase() !== searched.toLowerCase());
  try {
    storeOf().setItem(KEY, JSON.stringify([searched, ...others].slice(0, MOST)));
  } catch {
    // Only a convenience.
  }
}

export const forgetSearches = (store: Pick<Storage, 'removeItem'>): void => store.removeItem(KEY);
