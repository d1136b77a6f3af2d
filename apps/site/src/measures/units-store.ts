import { isUnitSystem, type UnitSystem } from '@millrace/contract';

const KEY = 'units';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const listeners = new Set<() => void>();
/** For a browser that refuses its store: the choice then holds until the page is reloaded. */
let chosen: UnitSystem | null = null;

/** The units that were chosen on this device; null: those of the site. */
export function chosenUnits(storeOf: () => Store): UnitSystem | null {
  try {
    const kept = storeOf().getItem(KEY);
    return isUnitSystem(kept) ? kept : chosen;
  } catch {
    return chosen;
  }
}

export function chooseUnits(storeOf: () => Store, system: UnitSystem): void {
  chosen = system;
  try {
    storeOf().setItem(KEY, system);
  } catch {
    // Until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

/** Calls back when other units are chosen, in this tab or another. */
export function onUnits(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
