import { createContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Fresh, placeKey } from './placed-findings.ts';

/** Keeps what is added to lists of a form; whoever leaves it takes it out. By the ids of elements, which are their places. */
export interface FreshElements {
  add(id: string, element: unknown): void;
  leave(id: string): void;
  has(id: string): boolean;
}

export const FreshPlaces = createContext<FreshElements>({
  add: () => undefined,
  leave: () => undefined,
  has: () => false,
});

/** Keeps the elements that were added to a form and not left yet. `row`: the whole row, where it has just been added. */
export function useFresh(row: unknown): { fresh: Fresh; elements: FreshElements } {
  const [fresh, setFresh] = useState<Fresh>(() => new Map(row === undefined ? [] : [[placeKey([]), row]]));
  const elements = useMemo<FreshElements>(
    () => ({
      add: (id, element) => setFresh((present) => new Map(present).set(id, element)),
      leave: (id) => setFresh((present) => new Map([...present].filter(([key]) => key !== id))),
      has: (id) => fresh.has(id),
    }),
    [fresh],
  );
  return { fresh, elements };
}

/** Calls back when the cursor or a pointer goes elsewhere, while `isFresh`. A window that is left for another is not. */
export function useLeaving(isFresh: boolean, within: () => Element | null, onLeave: () => void): void {
  const went = useEffectEvent(({ target }: Event): void => {
    if (target instanceof Node && within()?.contains(target) === false) onLeave();
  });
  useEffect(() => {
    if (!isFresh) return;
    const heard = (event: Event): void => went(event);
    const kinds = ['focusin', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, heard);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, heard);
    };
  }, [isFresh]);
}
