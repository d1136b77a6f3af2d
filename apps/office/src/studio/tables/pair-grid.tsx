import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import { type DecidedCell, type PairMatrix, type Pairs, saidOf } from '@millrace/studio';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import type { Cell } from '../../cells/range.ts';
import { type ColumnSpan, isInSpan, spanIn } from './column-span.ts';

interface PairGridProps {
  matrix: PairMatrix;
  rowGroup: ConfigGroup;
  columnGroup: ConfigGroup;
  /** The table beside the rules; null: there is none. */
  pairs: Pairs | null;
  /** An attribute that the head of each column shows. */
  attribute: string | null;
  /** null: the cells are shown, and decided elsewhere. */
  onDecide: ((cells: readonly DecidedCell[]) => void) | null;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const YES_KEYS = ['x', 'X', 'y', 'Y', '1', '.', '●'];
const NO_KEYS = ['-', 'n', 'N', '0', 'Delete', 'Backspace'];

/** Options of two groups that go together by the rules, with the cells of a table that say otherwise. Cells are decided in place. */
export function PairGrid(props: PairGridProps): ReactNode {
  const { matrix, rowGroup, columnGroup, pairs, attribute, onDecide } = props;
  const [range, setRange] = useState<{ from: Cell; to: Cell }>({
    from: { row: 0, column: 0 },
    to: { row: 0, column: 0 },
  });
  const grid = useRef<HTMLTableElement>(null);
  const size = { rows: matrix.rowCodes.length, columns: matrix.columnCodes.length };
  const says = ({ row, column }: Cell): 'yes' | 'no' | 'unknown' => {
    const said =
      pairs === null ? null : saidOf(pairs, matrix, matrix.rowCodes[row] ?? '', matrix.columnCodes[column] ?? '');
    return said?.says ?? matrix.answers[row]?.[column] ?? 'unknown';
  };
  const cellsIn = (): Cell[] => {
    const [top, bottom] = [range.from.row, range.to.row].toSorted((one, other) => one - other);
    const [left, right] = [range.from.column, range.to.column].toSorted((one, other) => one - other);
    const cells: Cell[] = [];
    for (let row = top ?? 0; row <= (bottom ?? 0); row++)
      for (let column = left ?? 0; column <= (right ?? 0); column++) cells.push({ row, column });
    return cells;
  };
  const decide = (cells: readonly Cell[], answer: 'yes' | 'no'): void =>
    onDecide?.(
      cells.map(({ row, column }) => ({
        row: matrix.rowCodes[row] ?? '',
        column: matrix.columnCodes[column] ?? '',
        says: answer,
      })),
    );
  const turn = (cells: readonly Cell[]): void => {
    const [first] = cells;
    if (first !== undefined) decide(cells, says(first) === 'yes' ? 'no' : 'yes');
  };
  const stand = (to: Cell, isRange: boolean): void => {
    setRange({ from: isRange ? range.from : to, to });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus();
  };
  const pressed = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (metaKey || altKey || (ctrlKey && MOVES[key] === undefined && key.toLowerCase() !== 'a')) return;
    const move = MOVES[key];
    if (move !== undefined) {
      const far = ctrlKey ? Math.max(size.rows, size.columns) : 1;
      const within = (at: number, most: number): number => Math.max(0, Math.min(most - 1, at));
      const to = {
        row: within(range.to.row + move[0] * far, size.rows),
        column: within(range.to.column + move[1] * far, size.columns),
      };
      stand(to, shiftKey);
    } else if (key === 'Home' || key === 'End')
      stand({ row: range.to.row, column: key === 'Home' ? 0 : size.columns - 1 }, shiftKey);
    else if (ctrlKey) setRange({ from: { row: 0, column: 0 }, to: { row: size.rows - 1, column: size.columns - 1 } });
    else if (key === ' ' || key === 'Enter') turn(cellsIn());
    else if (YES_KEYS.includes(key)) decide(cellsIn(), 'yes');
    else if (NO_KEYS.includes(key)) decide(cellsIn(), 'no');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const clicked = (cell: Cell, isRange: boolean): void => {
    stand(cell, isRange);
    if (!isRange) turn([cell]);
  };
  const count = cellsIn().length;
  return (
    <>
      <table ref={grid} className="ruled-cells pairs" aria-label={`${matrix.rows} with ${matrix.columns}`}>
        <thead>
          <tr>
            <td>
              <span className="unseen">{matrix.rows}</span>
            </td>
            {matrix.columnCodes.map((code) => {
              const option = optionIn(columnGroup, code);
              return (
                <th
                  key={code}
                  scope="col"
                  title={option?.description ?? option?.name}
                  className={matrix.neverColumns.includes(code) ? 'is-never' : undefined}
                >
                  <span className="studio-code">{shownCode(code, columnGroup)}</span>
                  {attribute === null ? null : <small>{option?.attributes?.[attribute] ?? ''}</small>}
                  {columnGroup.unit === undefined ? null : <small>{columnGroup.unit}</small>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {matrix.rowCodes.map((code, row) => (
            <PairRow
              key={code}
              {...{ matrix, pairs, row, code, rowGroup, columnGroup }}
              words={optionIn(rowGroup, code)?.description ?? optionIn(rowGroup, code)?.name ?? rowGroup.unit ?? ''}
              at={range.to.row === row ? range.to.column : null}
              selected={spanIn(range, row)}
              onClick={clicked}
              onKeyDown={pressed}
            />
          ))}
        </tbody>
      </table>
      <p className="unseen" role="status">
        {count > 1 ? `${count} cells selected` : ''}
      </p>
    </>
  );
}

const optionIn = ({ options = [] }: ConfigGroup, code: string): ConfigOption | undefined =>
  options.find((option) => option.code === code);
/** Bands of a number are written as people write ranges. */
function shownCode(code: string, { kind }: ConfigGroup): string {
  if (code === '') return 'blank';
  if (kind !== 'number') return code;
  return code.endsWith('..') ? `${code.slice(0, -2)} and more` : code.replace('..', '–');
}

const MARKS = { yes: '●', no: '–', unknown: '?' } as const;
const ANSWERS = { yes: 'go together', no: 'refused', unknown: 'not known' } as const;

const PairRow = memo(function Row({
  matrix,
  pairs,
  row,
  code,
  rowGroup,
  columnGroup,
  words,
  at,
  selected,
  onClick,
  onKeyDown,
}: {
  matrix: PairMatrix;
  rowGroup: ConfigGroup;
  columnGroup: ConfigGroup;
  pairs: Pairs | null;
  row: number;
  code: string;
  words: string;
  at: number | null;
  selected: ColumnSpan;
  onClick(cell: Cell, isRange: boolean): void;
  onKeyDown(event: KeyboardEvent): void;
}): ReactNode {
  const isNever = matrix.neverRows.includes(code);
  return (
    <tr className={isNever ? 'is-never' : undefined}>
      <th scope="row">
        <span className="studio-code">{shownCode(code, rowGroup)}</span>
        <span className="soft">{words}</span>
      </th>
      {matrix.columnCodes.map((other, column) => {
        const rules = matrix.answers[row]?.[column] ?? 'unknown';
        const says = pairs === null ? null : (saidOf(pairs, matrix, code, other)?.says ?? null);
        const differs = says !== null && says !== rules;
        const pair = `${shownCode(code, rowGroup)} with ${shownCode(other, columnGroup)}: ${ANSWERS[rules]}`;
        const classes = [
          `is-${says ?? rules}`,
          differs ? 'is-different' : '',
          isNever || matrix.neverColumns.includes(other) ? 'is-dead' : '',
          isInSpan(selected, column) ? 'is-selected' : '',
        ];
        return (
          <td key={other} className={classes.filter(Boolean).join(' ')}>
            <button
              type="button"
              data-cell={`${row} ${column}`}
              tabIndex={at === column ? 0 : -1}
              aria-label={differs ? `${pair}; the table says ${says === 'yes' ? 'yes' : 'no'}` : pair}
              title={differs ? `The table says ${says}, the rules say ${rules}` : pair}
              onClick={(event) => onClick({ row, column }, event.shiftKey)}
              onKeyDown={onKeyDown}
            >
              {MARKS[says ?? rules]}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
