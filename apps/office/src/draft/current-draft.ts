import { useSyncExternalStore } from 'react';
import { standAt } from '../navigation/here.tsx';

const KEY = 'office-draft';
const PARAMETER = 'draft';
const CHANGED = 'office:draft';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of the draft that this browser works in; null: none, the first change begins one. */
export function currentDraft(): string | null {
  const id = localStorage.getItem(KEY);
  return id !== null && UUID.test(id) ? id : null;
}

/** Makes a draft the one that this browser works in, in all its tabs; null: none. An address that names another names it from then on. */
export function setCurrentDraft(id: string | null): void {
  if (id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, id);
  const address = new URL(location.href);
  if (id !== null && address.searchParams.has(PARAMETER) && address.searchParams.get(PARAMETER) !== id) {
    address.searchParams.set(PARAMETER, id);
    standAt(`${address.pathname}${address.search}${address.hash}`);
  }
  dispatchEvent(new Event(CHANGED));
}

/** An address with `?draft=` makes that draft the current one. */
export function takeDraftFromAddress(): void {
  const id = new URL(location.href).searchParams.get(PARAMETER);
  if (id !== null && UUID.test(id) && id !== currentDraft()) setCurrentDraft(id);
}

function subscribe(changed: () => void): () => void {
  const names = ['storage', CHANGED];
  for (const name of names) addEventListener(name, changed);
  return () => {
    for (const name of names) removeEventListener(name, changed);
  };
}

/** The same, for a component. */
export const useCurrentDraft = (): string | null => useSyncExternalStore(subscribe, currentDraft);
