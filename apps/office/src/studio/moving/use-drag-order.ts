import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** A row that is dragged, and the place that it would have. */
interface Drag {
  from: number;
  to: number;
}

/** So near to an edge of what scrolls, it scrolls, by so much. */
const EDGE_PX = 28;
const STEP_PX = 14;

/**
 * Orders rows by a grip that is drawn. `placeAt` is the row at a height of the window; Escape leaves all as it was. Only the pane that asks
 * is drawn while the hand moves.
 */
export function useDragOrder(given: {
  placeAt(clientY: number): number | null;
  scroller(): HTMLElement | null;
  onMove(from: number, to: number): void;
}): { drag: Drag | null; begin(event: PointerEvent, from: number): void } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const moved = useEffectEvent(({ clientY }: globalThis.PointerEvent): void => {
    if (drag === null) return;
    scrollAtEdge(given.scroller(), clientY);
    const to = given.placeAt(clientY);
    if (to !== null && to !== drag.to) setDrag({ ...drag, to });
  });
  const released = useEffectEvent((): void => {
    if (drag === null) return;
    setDrag(null);
    if (drag.from !== drag.to) given.onMove(drag.from, drag.to);
  });
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('pointermove', (event) => moved(event), { signal });
    addEventListener('pointerup', () => released(), { signal });
    addEventListener('pointercancel', () => setDrag(null), { signal });
    addEventListener('keydown', (event) => pressed(event), { signal, capture: true });
    return () => ends.abort();
  }, [isDragging]);
  return {
    drag,
    begin(event, from) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setDrag({ from, to: from });
    },
  };
}

function scrollAtEdge(scroller: HTMLElement | null, clientY: number): void {
  if (scroller === null) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (clientY < top + EDGE_PX) scroller.scrollTop -= STEP_PX;
  else if (clientY > bottom - EDGE_PX) scroller.scrollTop += STEP_PX;
}

/** The line at which a dragged row would stand; undefined: not at this row. */
export const dropSide = (drag: Drag | null, at: number): 'before' | 'after' | undefined => {
  if (drag === null || drag.to !== at || drag.from === drag.to) return undefined;
  return drag.from < drag.to ? 'after' : 'before';
};
