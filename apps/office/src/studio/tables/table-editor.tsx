import type { Table } from '@millrace/configurator';
import { columnFault, type TableColumnFault, withoutColumn, withoutRows, withRow, withTexts } from '@millrace/studio';
import { type ReactNode, useCallback } from 'react';
import { FillDown, rangeWords } from '../../cells/cell-foot.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { spanIn } from './column-span.ts';
import { useRowsInSight } from './rows-in-sight.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { type EditTable, useTableRange } from './use-table-range.ts';
import './table-editor.css';

const ROW = 30;

/** A table of the configurator as a grid: what it asks, what it gives, row by row. */
export function TableEditor({
  table,
  onRename,
  onGone,
}: {
  table: Table;
  /** Returns why it cannot be; null: it is done, or asked. */
  onRename(to: string): string | null;
  onGone(): void;
}): ReactNode {
  const { configurator, change } = useStudio();
  const { name, columns, gives = [], rows } = table;
  const { scroll, from, to, onScroll } = useRowsInSight(rows.length, ROW);
  const edit: EditTable = useCallback(
    (next) =>
      change((now) => ({
        ...now,
        tables: (now.tables ?? []).map((one) => (one.name === name ? next(one, now) : one)),
      })),
    [change, name],
  );
  const put = useCallback(
    (row: number, column: number, texts: readonly (readonly string[])[]): void =>
      edit((one, now) => withTexts(now, one, { row, column }, texts)),
    [edit],
  );
  const take = useCallback((row: number): void => edit((one) => withoutRows(one, row, row)), [edit]);
  const remove = (): void => {
    change((now) => {
      const { tables = [], ...rest } = now;
      const others = tables.filter((one) => one.name !== name);
      return { ...rest, ...(others.length > 0 && { tables: others }) };
    });
    onGone();
  };
  const cells = useTableRange(table, { edit, put });
  const { top, bottom } = cells.box;
  return (
    <>
      <TableHead table={table} onRename={onRename} onEdit={edit} onRemove={remove} />
      <div ref={scroll} className="studio-scroll" onScroll={onScroll}>
        <table
          className="ruled-cells table-grid"
          aria-label={`Table ${name}`}
          aria-rowcount={rows.length + 1}
          onKeyDown={cells.onKeyDown}
          onPointerDown={cells.onPointerDown}
          onCopy={cells.onCopy}
          onPaste={cells.onPaste}
        >
          <thead>
            <tr>
              <td />
              {[...columns, ...gives].map((column, at) => {
                const fault = at < columns.length ? columnFault(configurator, table, at) : null;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column that stands twice is a fault, and shown.
                  <th key={`${column} ${at}`} scope="col" className={at < columns.length ? undefined : 'is-given'}>
                    <span className={fault === null ? undefined : 'table-fault'}>
                      {column}
                      {fault === null ? '' : `: ${COLUMN_FAULTS[fault.code]}`}
                    </span>
                    <button
                      type="button"
                      aria-label={`Take the column ${column} out`}
                      disabled={at < columns.length && columns.length === 1}
                      onClick={() => edit((one) => withoutColumn(one, at))}
                    >
                      ×
                    </button>
                  </th>
                );
              })}
              <td />
            </tr>
          </thead>
          <tbody>
            {from > 0 ? <tr style={{ height: from * ROW }} /> : null}
            {rows.slice(from, to).map((row, nth) => (
              <TableRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no name but their place.
                key={from + nth}
                {...{ table, configurator }}
                cells={row}
                row={from + nth}
                selected={spanIn(cells.range, from + nth)}
                onPut={put}
                onFocus={cells.onFocus}
                onTake={take}
              />
            ))}
            {to < rows.length ? <tr style={{ height: (rows.length - to) * ROW }} /> : null}
          </tbody>
        </table>
        <p className="table-foot">
          <button className="button" type="button" onClick={() => edit((one) => withRow(one, one.rows.length))}>
            Add a row
          </button>
          {cells.isRange ? (
            <>
              <b role="status">{rangeWords(cells.box, 'row')}</b>
              <FillDown disabled={bottom === top} onFill={cells.fillDown} />
              <button className="button" type="button" onClick={cells.takeOut}>
                Take {bottom === top ? 'the row' : `${bottom - top + 1} rows`} out
              </button>
            </>
          ) : null}
          <span className="soft">
            A cell is codes joined by |, <kbd>*</kbd> for any, a range such as 1..10, or empty for no answer. Cells from
            a spreadsheet are pasted into the first of them. <kbd>Shift</kbd> and arrows select, <kbd>Alt ↑ ↓</kbd>{' '}
            moves rows.
          </span>
        </p>
      </div>
    </>
  );
}

const COLUMN_FAULTS: Readonly<Record<TableColumnFault['code'], string>> = {
  'unknown-group': 'no such group',
  'cannot-be-asked': 'a text or a part cannot be asked',
  twice: 'stands twice',
};
