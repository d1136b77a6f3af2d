import type { Field } from '@millrace/contract/fields';
import type { ListedRow, NumberRead } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Cell } from '../cells/range.ts';
import { useWho } from '../changes/colleagues.ts';
import { differenceSides } from '../changes/difference-sides.tsx';
import { isPriceOf, PRICE } from './numbers/from-number.ts';

/** The pointer rests on a changed cell for so long before its card comes, and may be away from both for so long before it goes. */
const REST_MS = 250;
const AWAY_MS = 200;

interface Props {
  draft: string | null;
  title: string;
  field: Field;
  line: ListedRow;
  read: NumberRead | null | undefined;
  /** Of the cell, in what scrolls. */
  place: { top: number; left: number };
  isAbove: boolean;
  onPutBack(): void;
}

/** Tells the value of a changed cell before, in words, and whose change it is, with a way back. */
export function BeforeCard({
  draft,
  title,
  field,
  line,
  read,
  place,
  isAbove,
  onPutBack,
  onLeave,
  isByKey,
}: Props & { isByKey: boolean; onLeave(): void }): ReactNode {
  const who = useWho();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isByKey) button.current?.focus({ preventScroll: true });
  }, [isByKey]);
  const value = line.row?.[field.name] ?? null;
  const before = line.before?.[field.name] ?? null;
  const sides = differenceSides({ before, after: value }, field, draft);
  const asNumber = field.name === PRICE && read != null && !read.isRefused && isPriceOf(value, read);
  return (
    <section
      className={`before-card floating ${isAbove ? 'is-above' : ''}`}
      aria-label={`${field.label} of ${title}, before and after`}
      style={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <p>
        <b>{title}</b> {field.label} <span className="before-was">{sides.before}</span>{' '}
        <span aria-hidden="true">→</span>
        <span className="unseen">became</span> <b>{sides.after}</b>
      </p>
      <p className="soft">
        {asNumber ? 'As its number. ' : ''}
        {line.changedBy === undefined ? '' : `By ${who(line.changedBy)}.`}
      </p>
      <button ref={button} className="button-link" type="button" onClick={onPutBack}>
        Put back
      </button>
    </section>
  );
}

/** Whether a draft changes the value of a field of a row. */
export const isChangedIn = (line: ListedRow | undefined, name: string): line is ListedRow =>
  line?.change === 'changed' && line.before != null && !isEqual(line.before[name] ?? null, line.row?.[name] ?? null);

/** The changed cell that the pointer rests on, or that a key asked about; `show(null)` closes it. */
export function useShownChange(scroller: RefObject<HTMLElement | null>): {
  cell: Cell | null;
  isByKey: boolean;
  show(cell: Cell | null): void;
} {
  const [shown, setShown] = useState<{ cell: Cell; isByKey: boolean } | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.before-card') !== null) {
        clearTimeout(timer);
        return;
      }
      const cell = target.closest<HTMLElement>('.is-changed-cell');
      const row = cell?.closest<HTMLElement>('[data-row]');
      clearTimeout(timer);
      if (event.buttons !== 0) return;
      if (cell == null || row == null) {
        timer = setTimeout(() => setShown((now) => (now?.isByKey === true ? now : null)), AWAY_MS);
        return;
      }
      const place = { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
      timer = setTimeout(() => setShown({ cell: place, isByKey: false }), REST_MS);
    };
    const left = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown((now) => (now?.isByKey === true ? now : null)), AWAY_MS);
    };
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.before-card') !== null) return;
      clearTimeout(timer);
      setShown(null);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', left);
    element.addEventListener('pointerdown', pressed);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', pressed);
    };
  }, [scroller]);
  return {
    cell: shown?.cell ?? null,
    isByKey: shown?.isByKey ?? false,
    show: (cell) => setShown(cell === null ? null : { cell, isByKey: true }),
  };
}
