import { type ConfigGroup, type Configurator, readCodeCell, readNumberCell, type Table } from '@millrace/configurator';
import { cellOfCodes } from '../sentences/cell-text.ts';
import { plainWords } from '../sheets/plain-words.ts';
import { readAmount } from '../sheets/read-amounts.ts';
import { optionIndex } from './recognising/option-index.ts';
import { isAny, numberCellOf } from './recognising/read-number-cell.ts';

export type TableCell = Table['rows'][number][number];

/** The fault of a cell of a table of the configurator. */
export type TableCellFault =
  | { code: 'unknown-codes'; group: string; codes: readonly string[] }
  | { code: 'no-range' }
  | { code: 'not-a-number' }
  /** The row is shorter than its columns. */
  | { code: 'missing' }
  /** The row is longer than its columns. */
  | { code: 'beyond' };

/** The fault of a column: it names nothing that can be asked, or what another column names. */
export type TableColumnFault = { code: 'unknown-group' } | { code: 'cannot-be-asked' } | { code: 'twice' };

const POINT = { decimal: '.', isProved: true } as const;

const groupOf = ({ configGroups }: Configurator, name: string | undefined): ConfigGroup | undefined =>
  configGroups.find((group) => group.name === name);

/** The fault of a column that is asked; null: there is none. */
export function columnFault(configurator: Configurator, { columns }: Table, at: number): TableColumnFault | null {
  const name = columns[at] ?? '';
  if (columns.indexOf(name) < at) return { code: 'twice' };
  if (name.startsWith('@') && configurator.context?.some((fact) => `@${fact.name}` === name) === true) return null;
  const group = groupOf(configurator, name);
  if (group === undefined) return { code: 'unknown-group' };
  return group.kind === 'text' || group.kind === 'assembly' ? { code: 'cannot-be-asked' } : null;
}

/** The fault of one cell; null: there is none. */
export function cellFault(configurator: Configurator, table: Table, row: number, at: number): TableCellFault | null {
  const { columns, gives = [], rows } = table;
  const cells = rows[row] ?? [];
  if (at >= columns.length + gives.length) return { code: 'beyond' };
  if (at >= cells.length) return { code: 'missing' };
  const cell = cells[at];
  if (at >= columns.length) return cell === null || typeof cell === 'number' ? null : { code: 'not-a-number' };
  const group = groupOf(configurator, columns[at]);
  if (group === undefined) return null;
  if (group.kind === 'number') return readNumberCell(cell) === null ? { code: 'no-range' } : null;
  const read = readCodeCell(cell);
  if (read === null) return { code: 'missing' };
  if (read.isAny || read.isEmpty) return null;
  const known = new Set(group.options?.map(({ code }) => code));
  const codes = read.codes.filter((code) => !known.has(code));
  return codes.length === 0 ? null : { code: 'unknown-codes', group: group.name, codes };
}

/** The value of a cell that somebody typed or pasted. What cannot be read stays as it is written, with its fault. */
export function typedCell(
  configurator: Configurator,
  { columns, gives = [] }: Table,
  at: number,
  text: string,
): TableCell {
  const plain = plainWords(text);
  if (at >= columns.length) {
    const amount = at < columns.length + gives.length ? readAmount(text, POINT) : null;
    if (amount === null || amount.is === 'unreadable') return text.trim();
    return amount.is === 'price' ? amount.value : amount.is === 'included' ? 0 : null;
  }
  const group = groupOf(configurator, columns[at]);
  if (plain === '' || group === undefined) return plain;
  if (group.kind === 'number') return numberCellOf(text, group.unit ?? '', POINT) ?? text.trim();
  const read = readCodeCell(text.trim());
  const known = new Set(group.options?.map(({ code }) => code));
  // A text that is written as cells are stays as it is.
  if (read !== null && (read.isAny || read.codes.every((code) => known.has(code)))) return text.trim();
  const found = optionIndex(group).find(text);
  if (found !== null) return cellOfCodes(found.codes);
  return isAny(text) ? '*' : text.trim();
}

/** A cell as it is edited. */
export const cellText = (cell: TableCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);
