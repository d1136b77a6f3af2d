import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { bringFocusedIntoRow, bringIntoRow } from '../ui/bring-into-row.ts';
import { afterPaint } from '../ui/timing/after-paint.ts';
import './nameplate.css';
import { foldBlanks, isLong, type PlateCell, plateDensity } from './plate-cells.ts';

interface NameplateProps {
  cells: readonly PlateCell[];
  label: string;
  /** Group whose cell is pressed from outside. */
  lit?: string | null;
  /** The target of a cell; without it the cells are plain text. */
  hrefOf?: (group: string) => string;
  onJump?: (group: string) => void;
  onPoint?: (group: string | null) => void;
  /** Stands at the end, as the last cell: the price. */
  children?: ReactNode;
}

/** The data plate of a panel: a model number as a row of cells, one for each group. */
export function Nameplate({ cells: all, label, lit = null, children, ...links }: NameplateProps) {
  const density = plateDensity(all);
  const cells = density === 'roomy' ? all : foldBlanks(all);
  const row = useRef<HTMLOListElement>(null);
  const next = cells.findIndex((cell) => cell.state === 'next' || cell.state === 'wrong');
  // On a phone the cells are one scrolling line: the cell that matters stays in it.
  useEffect(() => afterPaint(() => bringIntoRow(row.current, row.current?.children[next])), [next]);
  return (
    <div className="plate" data-density={density}>
      <ol className="plate-cells" ref={row} aria-label={label} onFocus={bringFocusedIntoRow}>
        {cells.map((cell, index) => (
          <Cell
            key={cell.group === '' ? index : cell.group}
            {...cell}
            lit={lit === cell.group && lit !== ''}
            {...links}
          />
        ))}
      </ol>
      {children}
    </div>
  );
}

interface CellProps extends PlateCell, Pick<NameplateProps, 'hrefOf' | 'onJump' | 'onPoint'> {
  lit: boolean;
}

const Cell = memo(function Cell({
  group,
  name,
  text,
  separator,
  state,
  folds,
  lit,
  hrefOf,
  onJump,
  onPoint,
}: CellProps) {
  const isSlot = state === 'next' || state === 'later';
  const cell = usePress(text);
  const inside = (
    <>
      <span className="plate-name">{name}</span>
      <span className="plate-code">{isSlot ? <span className="plate-slot">{text}</span> : text}</span>
      <span className="sr-only">{SPOKEN[state]}</span>
      {state === 'wrong' ? <span className="plate-nib" aria-hidden="true" /> : null}
    </>
  );
  return (
    <li
      ref={cell}
      className="plate-cell"
      data-state={state}
      data-long={isLong({ text }) || undefined}
      data-lit={lit || undefined}
    >
      {separator === '' ? null : (
        <span className="plate-sep" aria-hidden="true">
          {separator}
        </span>
      )}
      {hrefOf === undefined || group === '' ? (
        <span className="plate-face">{inside}</span>
      ) : (
        <a
          className="plate-face"
          href={hrefOf(group)}
          title={folds === undefined ? name : `May stay empty: ${folds.join(', ')}`}
          onClick={(event) => {
            if (onJump === undefined) return;
            event.preventDefault();
            onJump(group);
          }}
          onPointerEnter={() => onPoint?.(group)}
          onPointerLeave={() => onPoint?.(null)}
          onFocus={() => onPoint?.(group)}
          onBlur={() => onPoint?.(null)}
        >
          {inside}
        </a>
      )}
    </li>
  );
});

/**
 * Presses a cell in when its content has changed, after that is on the screen: the click's paint does not wait for the
 * motion.
 */
function usePress(text: string): RefObject<HTMLLIElement | null> {
  const cell = useRef<HTMLLIElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    const { current: element } = cell;
    if (element === null || shown.current === text) return;
    shown.current = text;
    delete element.dataset.pressed;
    return afterPaint(() => {
      element.dataset.pressed = '';
    });
  }, [text]);
  return cell;
}

const SPOKEN: Record<PlateCell['state'], string> = {
  filled: '',
  fixed: '',
  next: ', to choose next',
  later: ', to choose',
  blank: ', empty',
  wrong: ', does not fit',
  unread: ', not read',
};
