import type { Configurator, Table } from '@millrace/configurator';
import { cellFault, cellText, type TableCellFault } from '@millrace/studio';
import { type ClipboardEvent, memo, type ReactNode, useState } from 'react';
import { type ColumnSpan, isInSpan } from './column-span.ts';

/** A row of a table of the configurator, each cell a field. */
export const TableRow = memo(
  function Row({
    table,
    configurator,
    cells,
    row,
    selected,
    onPut,
    onFocus,
    onTake,
  }: {
    table: Table;
    configurator: Configurator;
    cells: Table['rows'][number];
    row: number;
    selected: ColumnSpan;
    onPut(row: number, column: number, texts: readonly (readonly string[])[]): void;
    onFocus(row: number, column: number): void;
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
            isSelected={isInSpan(selected, at)}
            fault={cellFault(configurator, table, row, at)}
            onPut={(text) => onPut(row, at, [[text]])}
            onFocus={() => onFocus(row, at)}
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
    before.selected === after.selected &&
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
  isSelected,
  fault,
  onPut,
  onFocus,
}: {
  label: string;
  cell: string;
  text: string;
  isGiven: boolean;
  isSelected: boolean;
  fault: TableCellFault | null;
  onPut(text: string): void;
  onFocus(): void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const words = fault === null ? undefined : faultWords(fault);
  const left = (): void => {
    if (typed !== null && typed !== text) onPut(typed);
    setTyped(null);
  };
  // The table takes cells; what was typed here before gives way to them.
  const pasted = ({ clipboardData }: ClipboardEvent): void => {
    if (isOfCells(clipboardData.getData('text/plain'))) setTyped(null);
  };
  return (
    <td className={[isGiven ? 'is-given' : '', isSelected ? 'is-selected' : ''].filter(Boolean).join(' ') || undefined}>
      <input
        className="field"
        aria-label={words === undefined ? label : `${label}: ${words}`}
        aria-invalid={fault !== null}
        title={words}
        data-cell={cell}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => {
          target.select();
          onFocus();
        }}
        onBlur={left}
        onPaste={pasted}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          // The row takes what is typed with it.
          if (event.altKey) left();
        }}
      />
    </td>
  );
}

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

/** Whether a text of the clipboard is cells, and not words for one. */
export const isOfCells = (text: string): boolean => /[\t\n]/.test(text.trim());
