import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Folding } from './folding.ts';

export const FoldingContext = createContext<Folding | null>(null);

export function useFolding(): Folding {
  const folding = useContext(FoldingContext);
  if (folding === null) throw new Error('There is no configurator around this part of the page.');
  return folding;
}

/** Whether a group is open; the caller renders again only when that changes. */
export function useIsOpen(group: string): boolean {
  const folding = useFolding();
  const read = () => folding.isOpen(group);
  return useSyncExternalStore(folding.subscribe, read, read);
}
