import { useEffect, useSyncExternalStore } from 'react';

let page: string | null = null;
const listeners = new Set<() => void>();

function setPage(next: string | null): void {
  if (next === page) return;
  page = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says which public page shows the row that one works on; null: none. It holds until the form or the list is left. */
export function useTellPage(path: string | null): void {
  useEffect(() => {
    setPage(path);
    return () => setPage(null);
  }, [path]);
}

/** The public page that shows the row that one works on; null: none is known. */
export const usePageHere = (): string | null => useSyncExternalStore(subscribe, () => page);
