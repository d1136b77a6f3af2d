import type { Sheet } from '@millrace/exchange';
import { expect, test } from 'vitest';
import { type CellUse, type Correction, type GivenUse, type Proposal, placeKey } from '../guide.ts';
import { readGuide } from '../read-guide.ts';
import { makersGuides } from './makers-guides.ts';
import { shortGuides } from './short-guides.ts';
import { tradeGuides } from './trade-guides.ts';
import { wordedGuides } from './worded-guides.ts';

const guides = [...makersGuides, ...shortGuides, ...tradeGuides, ...wordedGuides];

/**
 * The reading of each guide, and what of it is otherwise where the guide is spoiled: readings of which nobody says how they should be, but
 * that change for a reason alone. Read which lines differ before the record is renewed (`vitest run -u`).
 */
test('guides, and guides that are spoiled, are read as on record', async () => {
  const lines = guides.flatMap(({ what, sheets }) => {
    const whole = told(sheets);
    const spoiled = SPOILED.map(
      ([how, spoil]) => `  ${how}: ${otherwise(whole, told(sheets.map((sheet) => spoiledBy(sheet, spoil))))}`,
    );
    return [what, ...whole.map((line) => `  ${line}`), ...spoiled];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-guides.txt');
});

const USES: readonly GivenUse[] = ['group', 'code', 'words', 'price', 'example', 'footnote', 'nothing'];

test('guides with a cell of another use that somebody gives it are read as on record', async () => {
  const lines = guides.flatMap(({ what, sheets }, nth) => {
    const cells = sheets[0]?.cells ?? [];
    const [cell, use] = [cells[(nth * 5 + 7) % cells.length], USES[nth % USES.length]];
    if (cell === undefined || use === undefined) return [];
    const place = { sheet: 0, row: cell.row, column: cell.column };
    const given = told(sheets, [{ what: 'cells', place, rows: 1, columns: 1, use }]);
    return [`${what}; ${placeKey(place)} ${use}: ${otherwise(told(sheets), given)}`];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-corrections.txt');
});

/** The count of lines that are gone, and the lines that are new. */
function otherwise(before: readonly string[], after: readonly string[]): string {
  const [known, here] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !here.has(line)).length;
  return [`${gone} lines less`, ...after.filter((line) => !known.has(line)).map((line) => `    ${line}`)].join('\n');
}

type Cell = Sheet['cells'][number];
/** The place of a cell after it is spoiled; null: it is not there. */
type Spoil = (cell: Cell, width: number) => Partial<Pick<Cell, 'row' | 'column'>> | null;

const SPOILED: readonly (readonly [string, Spoil])[] = [
  ['without its first row', ({ row }) => (row === 0 ? null : { row: row - 1 })],
  ['without its third row', ({ row }) => (row === 2 ? null : row < 2 ? {} : { row: row - 1 })],
  ['without its first column', ({ column }) => (column === 0 ? null : { column: column - 1 })],
  ['with its columns the other way round', ({ column }, width) => ({ column: width - 1 - column })],
  ['each fifth cell empty', ({ row, column }) => ((row * 3 + column) % 5 === 4 ? null : {})],
  ['each seventh cell empty', ({ row, column }) => ((row * 2 + column) % 7 === 3 ? null : {})],
];

function spoiledBy(sheet: Sheet, spoil: Spoil): Sheet {
  const width = Math.max(...sheet.cells.map(({ column }) => column)) + 1;
  const cells = sheet.cells.flatMap((cell): Cell[] => {
    const change = spoil(cell, width);
    return change === null ? [] : [{ ...cell, ...change }];
  });
  return { ...sheet, cells };
}

const SIGNS: Readonly<Record<CellUse, string>> = {
  ...{ group: 'g', code: 'c', words: 'w', price: 'p', example: 'e', footnote: 'f', mark: 'm' },
  ...{ heading: 'h', title: 't', nothing: '-' },
};

function told(sheets: readonly Sheet[], corrections: readonly Correction[] = []): string[] {
  const { groups, examples, footnotes, notes, uses, first, configurator, findings } = readGuide({
    sheets,
    corrections,
  });
  const { configGroups, ...rest } = configurator;
  return [
    ...groups.flatMap(({ key, name, optional, several, isTaken, options }) => [
      `${name} at ${key}${optional ? ', optional' : ''}${several ? ', several' : ''}${isTaken ? '' : ', not taken'}`,
      ...options.map(
        ({ code, words, price, at, isTaken: isIn, leftOut = '' }) =>
          `${code}=${words} ${price} at ${placeKey(at)}${isIn ? '' : ` not taken ${leftOut}`}`,
      ),
    ]),
    ...examples.map(({ at, printed, number, price, fault }) =>
      `${placeKey(at)} ${printed}: ${number} ${price} ${fault ?? ''}`.trim(),
    ),
    ...footnotes.map(({ at, mark, text, rules, isOpen, of }) =>
      [`${placeKey(at)} ${mark} ${text}${isOpen ? ' (open)' : ''}`, ...of, ...rules].join(' | '),
    ),
    ...notes.map(({ at, text }) => `${placeKey(at)} ${text}`),
    ...configGroups.map((group) => rulesOf(group)).filter((line) => line !== ''),
    JSON.stringify(rest),
    ...(first === '' ? [] : [first]),
    ...findings.map(({ code, path }) => `${code} ${path.join('.')}`),
    ...usesIn(sheets, uses),
  ];
}

/** All of a group beside its options’ codes, words and prices, which are told already. */
function rulesOf({ options = [], ...group }: Proposal['configurator']['configGroups'][number]): string {
  const ruled = options.map(({ description: _, price: __, ...option }) => option);
  return JSON.stringify([group, ...ruled.filter((option) => Object.keys(option).length > 1)]);
}

/** A line for each row: a sign for each cell. */
function usesIn(sheets: readonly Sheet[], uses: Proposal['uses']): string[] {
  return sheets.flatMap(({ cells }, sheet) => {
    const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
    const width = Math.max(...columns) + 1;
    return [...new Set(rows)]
      .toSorted((one, other) => one - other)
      .map((row) => {
        const signs = Array.from({ length: width }, (_, column) => {
          const use = uses.get(placeKey({ sheet, row, column }));
          return use === undefined ? '.' : SIGNS[use];
        });
        return `${sheet}:${row} ${signs.join('')}`;
      });
  });
}
