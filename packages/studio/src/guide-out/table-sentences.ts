import { type Configurator, readCodeCell } from '@millrace/configurator';
import { printedAmount } from './printed-amount.ts';

type Table = NonNullable<Configurator['tables']>[number];

/** Longer tables are named alone. */
const MOST_ROWS = 40;

/** Whether a table is printed as a matrix: of the options of two groups, with what fits, with a third as condition, or with prices. */
export function isMatrix({ configGroups }: Configurator, { columns, gives = [], per }: Table): boolean {
  const [rows, across] = columns.map((name) => configGroups.find((group) => group.name === name)?.options);
  if (rows === undefined || across === undefined || columns.length > 3 || per !== undefined) return false;
  return gives.length === 0 || (gives.length === 1 && gives[0] === 'price' && columns.length === 2);
}

/** A table that is no matrix, row by row, in one sentence. */
export function tableSentences(
  { configGroups }: Configurator,
  { name, columns, gives = [], per, rows }: Table,
): string[] {
  const priceAt = gives.indexOf('price');
  if (rows.length > MOST_ROWS) return [`${columns.join(', ')} go together as the table ${name} says.`];
  const unit = configGroups.find((group) => group.name === per)?.unit ?? per;
  const told = rows.map((row) => {
    const cells = columns.flatMap((column, at) => {
      const cell = row[at] ?? '';
      const isNumber = configGroups.find((group) => group.name === column)?.kind === 'number';
      const words = isNumber && cell !== '' ? rangesOf(String(cell)) : codesOf(cell);
      return cell === '*' ? [] : [`${column} ${words.join(' or ')}`];
    });
    const price = priceAt === -1 ? undefined : row[columns.length + priceAt];
    return `${cells.length === 0 ? 'all else' : cells.join(' with ')}${priceWords(price, unit)}`;
  });
  return [`${name}: ${told.join('; ')}.`];
}

/** The codes of a cell as they are printed in a sentence. */
export const codesOf = (cell: string | number): string[] =>
  (readCodeCell(cell)?.codes ?? []).map((code) => code || 'left out');

const rangesOf = (cell: string): string[] =>
  cell.split('|').map((range) =>
    range
      .replace(/^\.\.(.+)$/, 'up to $1')
      .replace(/^(.+)\.\.$/, '$1 and more')
      .replace('..', ' to '),
  );

function priceWords(price: string | number | null | undefined, unit: string | undefined): string {
  if (price === undefined) return '';
  if (typeof price !== 'number') return ' on request';
  return ` costs ${printedAmount(price)}${unit === undefined ? '' : ` for each ${unit}`}`;
}
