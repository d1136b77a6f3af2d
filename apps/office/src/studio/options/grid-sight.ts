import type { OptionColumn } from '@millrace/studio';
import { useLayoutEffect, useState } from 'react';
import type { Cell } from '../../cells/range.ts';
import { FROZEN, leftOf } from './column-widths.ts';
import { cellId, ROW } from './option-line.tsx';

/** The height of the head of the grid. */
export const HEAD = 28;

/** The height of an element, as it changes; 0 while there is none. */
export function useHeight(of: { current: HTMLElement | null }, key: number): number {
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row has another element
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return setHeight(0);
    const watch = new ResizeObserver(() => setHeight(element.offsetHeight));
    setHeight(element.offsetHeight);
    watch.observe(element);
    return () => watch.disconnect();
  }, [of, key]);
  return height;
}

/** Scrolls a row out from behind the head, and in from below. */
export function inSight(scroller: HTMLElement | null, top: number): void {
  if (scroller === null) return;
  const lowest = top + ROW + HEAD - scroller.clientHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (lowest > scroller.scrollTop) scroller.scrollTop = lowest;
}

/** Scrolls a column into sight. */
export function inSightAcross(scroller: HTMLElement | null, columns: readonly OptionColumn[], column: number): void {
  if (scroller === null || scroller.scrollWidth <= scroller.clientWidth) return;
  const { from, to } = leftOf(columns, column);
  if (column === 0) scroller.scrollLeft = 0;
  else if (from - FROZEN < scroller.scrollLeft) scroller.scrollLeft = from - FROZEN;
  else if (to > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = to - scroller.clientWidth;
}

/** The place of a cell across, as it is drawn: some columns take the room that is left. */
export function placeOfCell(grid: HTMLElement | null, { row, column }: Cell): { left: number; width: number } {
  const cell = grid?.querySelector<HTMLElement>(`#${cellId(row, column)}`);
  return { left: cell?.offsetLeft ?? 0, width: (cell?.offsetWidth ?? 0) + 1 };
}
