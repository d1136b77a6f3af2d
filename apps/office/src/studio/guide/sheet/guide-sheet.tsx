import type { Sheet } from '@millrace/exchange';
import { type CellUse, type GivenUse, type Place, type Proposal, placeKey } from '@millrace/studio';
import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { givenUses, useWords } from './guide-uses.ts';
import './guide-sheet.css';

/** Cells that are chosen: from one corner to the other. */
interface Chosen {
  from: Place;
  to: Place;
}

/** Rows that are shown; no guide of people is longer. */
const MOST_ROWS = 800;
const MOST_COLUMNS = 120;

interface Grid {
  rows: number;
  columns: number;
  cells: ReadonlyMap<string, { text: string; isFormula: boolean }>;
  /** Spans of the first cells of merged ones; the others are in `covered`. */
  spans: ReadonlyMap<string, { rows: number; columns: number }>;
  covered: ReadonlySet<string>;
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/**
 * One sheet of the guide as it stands in its file, its cells marked by what they became. Cells are chosen with the pointer or with
 * arrows.
 */
export function GuideSheet({
  sheet,
  index,
  proposal,
  lit,
  onLight,
  onUse,
}: {
  sheet: Sheet;
  index: number;
  proposal: Proposal;
  lit: ReadonlySet<string>;
  onLight(key: string | null): void;
  onUse(place: Place, rows: number, columns: number, use: GivenUse): void;
}): ReactNode {
  const grid = useMemo(() => gridOf(sheet), [sheet]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const area = chosen === null ? null : areaOf(chosen);
  const move = (event: KeyboardEvent, row: number, column: number): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = { sheet: index, row: clamp(row + step[0], grid.rows), column: clamp(column + step[1], grid.columns) };
    setChosen(event.shiftKey && chosen !== null ? { ...chosen, to } : { from: to, to });
    table.current?.querySelector<HTMLElement>(`[data-at="${placeKey(to)}"]`)?.focus();
  };
  const at = chosen?.to ?? { sheet: index, row: 0, column: 0 };
  return (
    <div className="guide-sheet">
      <div className="guide-uses" role="toolbar" aria-label="Meaning of the chosen cells">
        <span className="soft">{area === null ? 'Choose cells to correct them' : 'The chosen cells are'}</span>
        {givenUses.map(({ use, name }) => (
          <button
            key={use}
            type="button"
            className="guide-use"
            data-use={use}
            disabled={area === null}
            onClick={() => {
              if (area !== null)
                onUse({ sheet: index, row: area.row, column: area.column }, area.rows, area.columns, use);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="guide-cells">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid. */}
        <table ref={table} role="grid" aria-label={`Sheet ${sheet.name}`} aria-multiselectable="true">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Row</span>
              </th>
              {Array.from({ length: grid.columns }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place.
                <th key={column} scope="col">
                  {letters(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: grid.rows }, (_, row) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
                key={row}
                row={row}
                sheet={index}
                grid={grid}
                uses={proposal.uses}
                lit={lit}
                area={area !== null && row >= area.row && row < area.row + area.rows ? area : null}
                focusable={at.row === row ? at.column : null}
                onChoose={(column, isFurther) => {
                  const to = { sheet: index, row, column };
                  setChosen(isFurther && chosen !== null ? { ...chosen, to } : { from: to, to });
                }}
                onMove={move}
                onLight={onLight}
              />
            ))}
          </tbody>
        </table>
        {sheet.cells.some(({ row }) => row >= MOST_ROWS) ? (
          <p className="soft">More rows are in the file. They are recognised, and not shown.</p>
        ) : null}
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));

interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

function areaOf({ from, to }: Chosen): Area {
  const row = Math.min(from.row, to.row);
  const column = Math.min(from.column, to.column);
  return { row, column, rows: Math.abs(from.row - to.row) + 1, columns: Math.abs(from.column - to.column) + 1 };
}

const Row = memo(function Row({
  row,
  sheet,
  grid,
  uses,
  lit,
  area,
  focusable,
  onChoose,
  onMove,
  onLight,
}: {
  row: number;
  sheet: number;
  grid: Grid;
  uses: ReadonlyMap<string, CellUse>;
  lit: ReadonlySet<string>;
  area: Area | null;
  focusable: number | null;
  onChoose(column: number, isFurther: boolean): void;
  onMove(event: KeyboardEvent, row: number, column: number): void;
  onLight(key: string | null): void;
}): ReactNode {
  const isHidden = grid.hiddenRows.has(row);
  return (
    <tr className={isHidden ? 'is-hidden' : undefined}>
      <th scope="row">{row + 1}</th>
      {Array.from({ length: grid.columns }, (_, column) => {
        const place = { sheet, row, column };
        const key = placeKey(place);
        if (grid.covered.has(`${row}:${column}`)) return null;
        const cell = grid.cells.get(`${row}:${column}`);
        const span = grid.spans.get(`${row}:${column}`);
        const use = uses.get(key);
        const isChosen = area !== null && column >= area.column && column < area.column + area.columns;
        const says = [
          use === undefined ? '' : useWords[use],
          cell?.isFormula ? 'last value of a formula' : '',
          isHidden || grid.hiddenColumns.has(column) ? 'hidden in the sheet' : '',
        ]
          .filter((words) => words !== '')
          .join(', ');
        return (
          <td
            key={key}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that is chosen is a cell of a grid.
            role="gridcell"
            data-at={key}
            data-use={use}
            className={`${lit.has(key) ? 'is-lit' : ''} ${isChosen ? 'is-chosen' : ''} ${grid.hiddenColumns.has(column) ? 'is-hidden' : ''}`}
            aria-selected={isChosen}
            tabIndex={focusable === column ? 0 : -1}
            colSpan={span?.columns}
            rowSpan={span?.rows}
            title={says === '' ? undefined : says}
            onClick={(event) => onChoose(column, event.shiftKey)}
            onKeyDown={(event) => onMove(event, row, column)}
            onMouseEnter={() => onLight(cell === undefined ? null : key)}
            onMouseLeave={() => onLight(null)}
            onFocus={() => onLight(cell === undefined ? null : key)}
          >
            {cell?.text}
            {says === '' || cell === undefined ? null : <span className="unseen"> ({says})</span>}
          </td>
        );
      })}
    </tr>
  );
});

function gridOf(sheet: Sheet): Grid {
  const within = sheet.cells.filter(({ row, column }) => row < MOST_ROWS && column < MOST_COLUMNS);
  const rows = within.reduce((most, { row }) => Math.max(most, row + 1), 1);
  const columns = within.reduce((most, { column }) => Math.max(most, column + 1), 1);
  const spans = new Map<string, { rows: number; columns: number }>();
  const covered = new Set<string>();
  for (const merge of sheet.merges) {
    const high = Math.min(merge.rows, rows - merge.row);
    const wide = Math.min(merge.columns, columns - merge.column);
    if (high < 1 || wide < 1) continue;
    spans.set(`${merge.row}:${merge.column}`, { rows: high, columns: wide });
    for (let row = merge.row; row < merge.row + high; row++)
      for (let column = merge.column; column < merge.column + wide; column++)
        if (row !== merge.row || column !== merge.column) covered.add(`${row}:${column}`);
  }
  return {
    rows,
    columns,
    cells: new Map(
      within.map(({ row, column, text, isFormula }) => [`${row}:${column}`, { text, isFormula: isFormula === true }]),
    ),
    spans,
    covered,
    hiddenRows: new Set(sheet.hiddenRows),
    hiddenColumns: new Set(sheet.hiddenColumns),
  };
}

/** The letters by which a spreadsheet names a column. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
