import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Box, boxOf, type Cell, focusOf, moved, type Range, type Size } from './range.ts';
import { HANDLE, useFillHandle } from './use-fill-handle.ts';

/** The cell to go to from one that was edited. */
export type Onward = 'down' | 'right' | 'left' | 'stay';

interface Given {
  range: Range;
  setRange(range: Range): void;
  size(): Size;
  /** A part among the cells that takes its own clicks. */
  apart?: string;
  /** Scrolls a row into sight. */
  inSight(row: number): void;
  onFill(of: Box, into: Box): void;
}

/** The effect of a key on cells that are selected. */
interface Acts {
  /** Opens the cell; `isWhole`: what is typed takes the place of what is in it. */
  begin(isWhole: boolean): void;
  fillDown(): void;
  clear(): void;
  leave(): void;
}

interface CellCursor {
  cellOf(target: EventTarget | null): Cell | null;
  /** Whether a double click there is one on a cell. */
  isOnCell(target: EventTarget): boolean;
  /** The cells that the drawn handle would fill. */
  filled: Box | null;
  /** Goes on from a cell that was edited, by `set` where that is not the grid's own. */
  goOn(onward: Onward, set?: (range: Range) => void): void;
  /** Acts on a key that all grids have. `edge`: a Tab that leaves the grid; `other`: a key of the grid's own, or of nobody. */
  press(event: KeyboardEvent, acts: Acts): 'taken' | 'edge' | 'other';
  pointer: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent) => void>;
}

/** The cursor of a grid whose element has the focus: cells are selected by keys and hand, rows at their margin, and a handle fills. */
export function useCellCursor(grid: RefObject<HTMLElement | null>, given: Given): CellCursor {
  const { range, setRange, size, apart } = given;
  const isDragging = useRef(false);
  const focus = focusOf(range);
  const fill = useFillHandle(cellOf, given);
  const alone = { from: focus, to: focus };
  const stand = (): void => grid.current?.focus({ preventScroll: true });
  return {
    cellOf,
    isOnCell: (target) => (cellOf(target)?.column ?? -1) >= 0 && !isHandle(target),
    filled: fill.into,
    goOn(onward, set = setRange) {
      stand();
      const key = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft', stay: '' }[onward];
      const next = moved(alone, { key, isShift: false, isCtrl: false }, size());
      if (next !== null) set(next);
    },
    press({ key, shiftKey: isShift, ctrlKey, metaKey }, acts) {
      const isCtrl = ctrlKey || metaKey;
      const next = moved(range, { key, isShift, isCtrl }, size());
      if (next !== null) setRange(next);
      else if (key === 'Enter' || key === 'F2') acts.begin(key === 'Enter');
      else if (key === 'Tab') {
        const across = { key: isShift ? 'ArrowLeft' : 'ArrowRight', isShift: false, isCtrl: false };
        const beside = moved(alone, across, size());
        if (beside === null || beside.to.column === focus.column) return 'edge';
        setRange(beside);
      } else if (isCtrl && key.toLowerCase() === 'd') acts.fillDown();
      else if (key === 'Delete' || key === 'Backspace') acts.clear();
      else if (key === 'Escape') {
        acts.leave();
        setRange(alone);
      } else return 'other';
      return 'taken';
    },
    pointer: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        if (isHandle(event.target)) {
          stand();
          fill.begin(event, boxOf(range));
          return;
        }
        const cell = cellOf(event.target);
        if (cell === null || (apart !== undefined && isWithin(event.target, apart))) return;
        event.preventDefault();
        stand();
        const { row } = cell;
        if (cell.column < 0) {
          const from = { row: event.shiftKey ? range.from.row : row, column: 0 };
          setRange({ from, to: { row, column: size().columns - 1 }, focus: { row, column: 0 } });
          return;
        }
        isDragging.current = true;
        setRange({ from: event.shiftKey ? range.from : cell, to: cell });
      },
      onPointerMove({ target, buttons }) {
        if (!isDragging.current || buttons !== 1) return;
        const cell = cellOf(target);
        if (cell !== null && cell.column >= 0 && (cell.row !== focus.row || cell.column !== focus.column))
          setRange({ from: range.from, to: cell });
      },
      onPointerUp() {
        isDragging.current = false;
      },
    },
  };
}

const isWithin = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isHandle = (target: EventTarget): boolean => isWithin(target, `.${HANDLE}`);

/** The cell that an element is in; column -1 is the margin of its row. */
function cellOf(target: EventTarget | null): Cell | null {
  if (!(target instanceof Element)) return null;
  const line = target.closest<HTMLElement>('[data-row]');
  if (line === null) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  return { row: Number(line.dataset['row']), column: Number(cell?.dataset['column'] ?? -1) };
}
