import type { Configurator, Table } from '@millrace/configurator';
import {
  cellFault,
  cellText,
  columnFault,
  pastedCells,
  type TableCellFault,
  type TableColumnFault,
  withColumn,
  withGiven,
  withoutColumn,
  withoutRows,
  withRow,
  withRowMoved,
  withTexts,
} from '@millrace/studio';
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useCallback, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { CommitField } from '../groups/commit-field.tsx';
import { useRowsInSight } from './rows-in-sight.ts';

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
  const edit = useCallback(
    (next: (table: Table, now: Configurator) => Table): void =>
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
  const moved = useCallback(
    (event: KeyboardEvent<HTMLInputElement>): void => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      const [row = '', column = ''] = (event.currentTarget.dataset['cell'] ?? '').split(' ');
      const next = event.currentTarget
        .closest('table')
        ?.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + step} ${column}"]`);
      const isRowMoved = event.altKey && event.key !== 'Enter';
      if (isRowMoved) edit((one) => withRowMoved(one, Number(row), Number(row) + step));
      if (next !== null && next !== undefined) next.focus();
      else if (!isRowMoved) event.currentTarget.blur();
    },
    [edit],
  );
  return (
    <>
      <TableHead table={table} onRename={onRename} onEdit={edit} onRemove={remove} />
      <div ref={scroll} className="studio-scroll" onScroll={onScroll}>
        <table className="table-grid" aria-label={`Table ${name}`} aria-rowcount={rows.length + 1}>
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
            {rows.slice(from, to).map((cells, nth) => (
              <TableRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no name but their place.
                key={from + nth}
                {...{ table, configurator, cells }}
                row={from + nth}
                onPut={put}
                onMove={moved}
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
          <span className="soft">
            A cell is codes joined by |, <kbd>*</kbd> for any, a range such as 1..10, or empty for no answer. Cells from
            a spreadsheet are pasted into the first of them. <kbd>Alt ↑ ↓</kbd> moves a row.
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

function faultWords(fault: TableCellFault): string {
  switch (fault.code) {
    case 'unknown-codes':
      return `${fault.group} has no ${fault.codes.map((code) => `“${code}”`).join(', ')}`;
    case 'no-range':
      return 'No number and no range, such as 1..10';
    case 'not-a-number':
      return 'A row gives numbers, or nothing';
    case 'missing':
      return 'The row has no such cell';
    case 'beyond':
      return 'The row has more cells than columns';
  }
}

/** The columns that the table asks and gives, and the group that its price is for. */
function TableHead({
  table: { name, columns, gives = [], per, rows },
  onRename,
  onEdit,
  onRemove,
}: {
  table: Table;
  onRename(to: string): string | null;
  onEdit(next: (table: Table) => Table): void;
  onRemove(): void;
}): ReactNode {
  const { configurator } = useStudio();
  const [given, setGiven] = useState('');
  const groups = configurator.configGroups.filter(({ kind }) => kind !== 'text' && kind !== 'assembly');
  const add = (): void => {
    const word = given.trim();
    if (!/^[\p{L}\p{N}_]+$/u.test(word) || gives.includes(word)) return;
    onEdit((one) => withGiven(one, word));
    setGiven('');
  };
  return (
    <header className="studio-bar">
      <h2 className="unseen">{name}</h2>
      <CommitField label="Name of the table" value={name} width={220} onCommit={(to) => onRename(to.trim())} />
      <span className="soft">
        {rows.length} {rows.length === 1 ? 'row' : 'rows'}
      </span>
      <span className="studio-push" />
      <select
        className="field pairs-side"
        aria-label="Add a column that it asks"
        value=""
        onChange={({ target }) => target.value !== '' && onEdit((one) => withColumn(one, target.value))}
      >
        <option value="">+ asks a group …</option>
        {groups
          .filter((group) => !columns.includes(group.name))
          .map((group) => (
            <option key={group.name} value={group.name}>
              {group.name}
            </option>
          ))}
      </select>
      <form
        className="table-given"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          className="field"
          aria-label="Add a number that it gives"
          placeholder="+ gives: price, fla …"
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </form>
      {gives.includes('price') ? (
        <select
          className="field pairs-side"
          aria-label="Its price is"
          value={per ?? ''}
          onChange={({ target }) =>
            onEdit(({ per: _, ...one }) => (target.value === '' ? one : { ...one, per: target.value }))
          }
        >
          <option value="">price once</option>
          {groups.map((group) => (
            <option key={group.name} value={group.name}>
              price for each of {group.name}
            </option>
          ))}
        </select>
      ) : null}
      <button className="button" type="button" onClick={onRemove}>
        Take the table out
      </button>
    </header>
  );
}

const TableRow = memo(
  function Row({
    table,
    configurator,
    cells,
    row,
    onPut,
    onMove,
    onTake,
  }: {
    table: Table;
    configurator: Configurator;
    cells: Table['rows'][number];
    row: number;
    onPut(row: number, column: number, texts: readonly (readonly string[])[]): void;
    onMove(event: KeyboardEvent<HTMLInputElement>): void;
    onTake(row: number): void;
  }): ReactNode {
    const { columns, gives = [] } = table;
    const width = Math.max(columns.length + gives.length, cells.length);
    return (
      <tr aria-rowindex={row + 2}>
        <th scope="row">{row + 1}</th>
        {Array.from({ length: width }, (_, at) => (
          <TableField
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row have no name but their column.
            key={at}
            label={`${[...columns, ...gives][at] ?? 'beyond the columns'}, row ${row + 1}`}
            cell={`${row} ${at}`}
            text={cellText(cells[at])}
            isGiven={at >= columns.length}
            fault={cellFault(configurator, table, row, at)}
            onPut={(texts) => onPut(row, at, texts)}
            onMove={onMove}
          />
        ))}
        <td>
          <button type="button" aria-label={`Take row ${row + 1} out`} onClick={() => onTake(row)}>
            ×
          </button>
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.cells === after.cells &&
    before.row === after.row &&
    before.onPut === after.onPut &&
    before.table.columns === after.table.columns &&
    before.table.gives === after.table.gives &&
    before.configurator.configGroups === after.configurator.configGroups,
);

function TableField({
  label,
  cell,
  text,
  isGiven,
  fault,
  onPut,
  onMove,
}: {
  label: string;
  cell: string;
  text: string;
  isGiven: boolean;
  fault: TableCellFault | null;
  onPut(texts: readonly (readonly string[])[]): void;
  onMove(event: KeyboardEvent<HTMLInputElement>): void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const words = fault === null ? undefined : faultWords(fault);
  const left = (): void => {
    if (typed !== null && typed !== text) onPut([[typed]]);
    setTyped(null);
  };
  const pasted = (event: ClipboardEvent): void => {
    const given = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(given.trim())) return;
    event.preventDefault();
    setTyped(null);
    onPut(pastedCells(given));
  };
  return (
    <td className={isGiven ? 'is-given' : undefined}>
      <input
        className="field"
        aria-label={words === undefined ? label : `${label}: ${words}`}
        aria-invalid={fault !== null}
        title={words}
        data-cell={cell}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={left}
        onPaste={pasted}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          // The row takes what is typed with it.
          if (event.altKey) left();
          onMove(event);
        }}
      />
    </td>
  );
}
