import type { Configurator, Table } from '@millrace/configurator';
import { cellText, pastedCells, withoutRows, withRowMoved } from '@millrace/studio';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { type Box, boxOf, type Cell, countCells, moved, type Range } from '../../cells/range.ts';
import { writeTsv } from '../../cells/sheet-text.ts';
import { isOfCells } from './table-row.tsx';

export type EditTable = (next: (table: Table, now: Configurator) => Table) => void;

interface TableRange {
  range: Range;
  box: Box;
  /** More than one cell is selected. */
  isRange: boolean;
  onFocus(row: number, column: number): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
  onCopy(event: ClipboardEvent): void;
  onPaste(event: ClipboardEvent): void;
  fillDown(): void;
  takeOut(): void;
}

const NONE: Range = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/**
 * The cells of a table that are selected, and the keys that act on them. Each cell is a field: within one, keys are the field's, as long
 * as the whole of its text is not selected and no other cell is.
 */
export function useTableRange(
  table: Table,
  { edit, put }: { edit: EditTable; put(row: number, column: number, texts: readonly (readonly string[])[]): void },
): TableRange {
  const { columns, gives = [], rows } = table;
  const [range, setRange] = useState(NONE);
  /** The focus moves to the end of a range, which stays. */
  const isExtending = useRef(false);
  const box = within(boxOf(range), rows.length);
  const isRange = countCells(box) > 1;

  const onFocus = useCallback((row: number, column: number): void => {
    const to = { row, column };
    const isLonger = isExtending.current;
    isExtending.current = false;
    setRange((now) => ({ from: isLonger ? now.from : to, to }));
  }, []);
  const stand = (root: Element, { row, column }: Cell, isLonger: boolean): boolean => {
    const field = root.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
    if (field === null || field === document.activeElement) return false;
    isExtending.current = isLonger;
    field.focus();
    return true;
  };
  const textsOf = ({ top, bottom, left, right }: Box): string[][] =>
    rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1).map(cellText));
  const fillDown = (): void => {
    const [first = []] = textsOf({ ...box, bottom: box.top });
    put(box.top, box.left, Array<string[]>(box.bottom - box.top + 1).fill(first));
  };
  const putEverywhere = (text: string): void => {
    const line = Array<string>(box.right - box.left + 1).fill(text);
    put(box.top, box.left, Array<string[]>(box.bottom - box.top + 1).fill(line));
  };
  /** Moves the selected rows by one, by moving the row beside them to their other side. */
  const moveRows = (root: Element, step: number): void => {
    const [from, to] = step < 0 ? [box.top - 1, box.bottom] : [box.bottom + 1, box.top];
    if (from < 0 || from >= rows.length) return;
    edit((now) => withRowMoved(now, from, to));
    const shifted = ({ row, column }: Cell): Cell => ({ row: row + step, column });
    if (stand(root, shifted(range.to), false)) setRange({ from: shifted(range.from), to: shifted(range.to) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey: isShift, altKey, target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset['cell'] === undefined) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || (key === 'Enter' && !isShift) ? 1 : 0;
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    if (altKey) {
      if (step === 0 || key === 'Enter') return;
      moveRows(currentTarget, step);
    } else if (isShift && (step !== 0 || (isAcross && (isRange || isWhole(target))))) {
      const size = { rows: rows.length, columns: columns.length + gives.length, page: 1 };
      const next = moved(range, { key, isShift, isCtrl: false }, size);
      if (next !== null) stand(currentTarget, next.to, true);
    } else if (step !== 0 && !isCtrl) {
      const next = { row: range.to.row + step, column: range.to.column };
      if (!stand(currentTarget, next, false)) target.blur();
    } else if (isRange && key === 'Delete') putEverywhere('');
    else if (isRange && isCtrl && key.toLowerCase() === 'd') fillDown();
    else if (isRange && key === 'Escape') setRange({ from: range.to, to: range.to });
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    const { target, currentTarget, shiftKey } = event;
    if (!shiftKey || !(target instanceof HTMLInputElement)) return;
    const [row, column] = (target.dataset['cell'] ?? '').split(' ').map(Number);
    if (row === undefined || column === undefined) return;
    event.preventDefault();
    stand(currentTarget, { row, column }, true);
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (!isRange) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(textsOf(box)));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!isOfCells(text) && !isRange) return;
    event.preventDefault();
    if (isOfCells(text)) put(box.top, box.left, pastedCells(text));
    else putEverywhere(text.trim());
  };
  const takeOut = (): void => {
    edit((now) => withoutRows(now, box.top, box.bottom));
    setRange(NONE);
  };
  return { range, box, isRange, onFocus, onKeyDown, onPointerDown, onCopy, onPaste, fillDown, takeOut };
}

/** Rows may be fewer than they were when they were selected. */
const within = ({ top, bottom, ...sides }: Box, rows: number): Box => ({
  ...sides,
  top: Math.max(0, Math.min(top, rows - 1)),
  bottom: Math.max(0, Math.min(bottom, rows - 1)),
});

/** Whether all of the text in a field is selected, as after it was entered by a key. */
const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
