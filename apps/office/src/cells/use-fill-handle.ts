import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { both, filledBy } from './fill.ts';
import type { Box, Cell, Range } from './range.ts';

/** The class of the handle at the end of a range. */
export const HANDLE = 'grid-handle';

interface Drawn {
  of: Box;
  into: Box | null;
}

/** Draws the handle of a range: shows what is filled, fills it when the hand lets go, and Escape leaves all as it was. */
export function useFillHandle(
  cellAt: (target: EventTarget | null) => Cell | null,
  given: { setRange(range: Range): void; inSight(row: number): void; onFill(of: Box, into: Box): void },
): { into: Box | null; begin(event: PointerEvent, of: Box): void } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const moved = useEffectEvent((event: globalThis.PointerEvent): void => {
    if (drawn === null) return;
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (cell === null || cell.column < 0) return;
    given.inSight(cell.row);
    setDrawn({ ...drawn, into: filledBy(drawn.of, cell) });
  });
  const released = useEffectEvent((): void => {
    if (drawn === null) return;
    const { of, into } = drawn;
    setDrawn(null);
    if (into === null) return;
    given.onFill(of, into);
    const { top, bottom, left, right } = both(of, into);
    given.setRange({ from: { row: top, column: left }, to: { row: bottom, column: right } });
  });
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setDrawn(null);
  });
  const isDrawn = drawn !== null;
  useEffect(() => {
    if (!isDrawn) return;
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('pointermove', (event) => moved(event), { signal });
    addEventListener('pointerup', () => released(), { signal });
    addEventListener('pointercancel', () => setDrawn(null), { signal });
    addEventListener('keydown', (event) => pressed(event), { signal, capture: true });
    return () => ends.abort();
  }, [isDrawn]);
  return {
    into: drawn?.into ?? null,
    begin(event, of) {
      event.preventDefault();
      event.stopPropagation();
      setDrawn({ of, into: null });
    },
  };
}
