import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const alarm: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '120' }, { code: '240', price: 4 }] },
    {
      name: 'Extras',
      options: [
        { code: 'Q', price: 6 },
        { code: 'N', price: 3 },
      ],
    },
    { name: 'Lens', options: [{ code: 'N' }] },
    { name: 'Extended', options: [{ code: 'E' }] },
  ],
};
/** Cells beside each other are parted by a stroke. */
const read = (...rows: readonly string[]) =>
  readPriceList(
    rows.map((row) => row.split('|')),
    alarm,
  );
const told = (...rows: readonly string[]): string[] => {
  const { changing, same, unmatched } = read(...rows);
  return [
    ...changing.map(({ line, price, row }) => `${row}: ${line.group} ${line.code} = ${price}`),
    ...same.map(({ line, row }) => `${row}: ${line.group} ${line.code} as it is`),
    ...unmatched.map(({ row, text, code, groups }) => `${row}: ${code} ${text} ${groups.join(', ')}`.trim()),
  ];
};

describe('the prices stand', () => {
  test.each<[string, string[], string[]]>([
    ['in the last column of two alike', ['Q|1|2', '240|3|4'], ['0: Extras Q = 2', '1: Supply 240 as it is']],
    [
      'in the column with decimals, of two alike',
      ['Q|1.50|2', '240|3.50|4'],
      ['0: Extras Q = 1.5', '1: Supply 240 = 3.5'],
    ],
    ['in the column with most of them', ['Q|1|', '240|3|'], ['0: Extras Q = 1', '1: Supply 240 = 3']],
    ['in the first column', ['1.50|Q', '3.50|240'], ['0: Extras Q = 1.5', '1: Supply 240 = 3.5']],
    ['in the only row', ['1.50|Q'], ['0: Extras Q = 1.5']],
    ['in the last column, where none has any', ['Q|soon'], ['0: unreadable-price Q']],
    ['in the only column', ['5.00'], ['0: no-option 5.00']],
    ['in words', ['Q|incl.', 'N|call|'], ['0: Extras Q = 0', '1: several-options N Extras, Lens']],
  ])('%s', (_, rows, lines) => expect(told(...rows)).toEqual(lines));
  test('in none of no cells', () => {
    expect(readPriceList([], alarm)).toMatchObject({ changing: [], same: [], unmatched: [] });
    expect(readPriceList([[]], alarm)).toMatchObject({ changing: [], same: [], unmatched: [] });
  });
  test('as they are decided to be written', () => {
    const cells = [['Q', '1.250']];
    expect(readPriceList(cells, alarm, { decimal: ',', isProved: true }).changing[0]?.price).toBe(1250);
    expect(readPriceList(cells, alarm, { decimal: '.', isProved: true }).changing[0]?.price).toBe(1.25);
  });
  test('in the column that the first three hundred rows tell', () => {
    const rows = (count: number, row: string) => Array.from({ length: count }, () => row);
    const half = [...rows(150, 'Q|7.00|'), ...rows(150, 'Q||8.00')];
    expect(read(...half, ...rows(9, 'Q|7.00|')).changing.map(({ price }) => price)).toEqual([8]);
    expect(read(...half.slice(0, -1), ...rows(9, 'Q|7.00|')).changing.map(({ price }) => price)).toEqual([7]);
  });
});

describe('a group is named', () => {
  const SEVERAL = 'several-options N Extras, Lens';
  test.each<[string, string[], string[]]>([
    ['in a row of its own', ['Extras|', 'N|5'], ['1: Extras N = 5']],
    ['in the row of a code', ['N|Lens|5'], ['0: Lens N = 5']],
    ['by its first three letters', ['len|', 'N|5'], ['1: Lens N = 5']],
    ['not by its first two', ['le|', 'N|5'], [`1: ${SEVERAL}`]],
    ['not by its last ones', ['ens|', 'N|5'], [`1: ${SEVERAL}`]],
    ['not by the first letters of two groups', ['ext|', 'N|5'], [`1: ${SEVERAL}`]],
    ['with a sign after it', ['Lens.:|', 'N|5'], ['1: Lens N = 5']],
    ['not beside other words', ['Lens|night|', 'N||5'], [`1: ${SEVERAL}`]],
    ['not beside a price', ['Lens|2', 'N|5'], ['0: no-option Lens', `1: ${SEVERAL}`]],
    ['until the next', ['Extras|', 'N|5', 'Lens|', 'N|6'], ['1: Extras N = 5', '3: Lens N = 6']],
  ])('%s', (_, rows, lines) => expect(told(...rows)).toEqual(lines));
});

describe('a row that is no price', () => {
  test.each<[string, string[], string[]]>([
    ['is not told above the first one', ['Item|USD', 'of this year|', 'Q|1'], ['2: Extras Q = 1']],
    ['is told there, where it has a price', ['Base|64', 'Q|1'], ['1: Extras Q = 1', '0: no-option Base']],
    ['is told there, where its price is on request', ['Base|call', 'Q|1'], ['1: Extras Q = 1', '0: no-option Base']],
    ['is told there, where it has a code', ['Q|', '240|5'], ['1: Supply 240 = 5', '0: no-price Q']],
    ['is told below', ['Q|1', 'all net|'], ['0: Extras Q = 1', '1: no-option all net']],
    ['is told by its price, where it has nothing else', ['Q|1', '|7.50'], ['0: Extras Q = 1', '1: no-option 7.50']],
    ['is passed over, where it is empty', ['Q|1', ' | ', '|'], ['0: Extras Q = 1']],
  ])('%s', (_, rows, lines) => expect(told(...rows)).toEqual(lines));
});

test.each<[string, string[], string[]]>([
  ['the first counts, and another is told', ['Q|1', 'Q|2'], ['0: Extras Q = 1', '1: said-otherwise Q Extras']],
  ['one that says the same is not told', ['Q|1', 'Q|1.00'], ['0: Extras Q = 1']],
  ['nor one on request again', ['Q|call', 'Q|call'], ['0: Extras Q = null']],
  ['on request after a price is another', ['Q|1', 'Q|call'], ['0: Extras Q = 1', '1: said-otherwise Q Extras']],
])('of two prices of an option %s', (_, rows, lines) => expect(told(...rows)).toEqual(lines));
