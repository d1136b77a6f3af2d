import type { Configurator } from '@millrace/configurator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedCells } from '../sheets/pasted-cells.ts';
import { changeOf, isPriced, priceLines } from './price-lines.ts';
import { linesFound, raisedPrices, typedPrice } from './proposed-prices.ts';
import { raisedBy, raisedPrice } from './raise.ts';
import { type ReadPriceList, readPriceList } from './read-price-list.ts';
import { withPrices } from './with-prices.ts';

const alarm: Configurator = {
  adderPrice: 64,
  configGroups: [
    {
      name: 'Location',
      options: [
        { code: 'I', description: 'indoor' },
        { code: 'O', description: 'outdoor', price: 38 },
      ],
    },
    { name: 'Supply', options: [{ code: '120' }, { code: '240', price: 4.5 }, { code: '12', price: null }] },
    {
      name: 'Temperature switch',
      options: [{ code: 'T05', price: 18 }, { code: 'T10', price: 18 }, { code: 'T15', price: 18 }, { code: 'N' }],
    },
    {
      name: 'Extras',
      multiselect: true,
      options: [
        { code: 'Q', description: 'quiet horn', price: 6, prices: [{ if: ['Supply.12'], price: 7 }] },
        { code: 'N', description: 'night light', price: 3 },
      ],
    },
    { name: 'Cord', kind: 'number', unit: 'ft', pricePerUnit: 1.25 },
  ],
  tables: [
    {
      name: 'Base',
      columns: ['Location', 'Supply'],
      gives: ['kg', 'price'],
      rows: [
        ['I', '*', 1, 10],
        ['*', '120', 2, null],
      ],
    },
  ],
};

const shown = (configurator: Configurator, published: Configurator | null) =>
  priceLines(configurator, published)
    .filter(isPriced)
    .map(({ of, group, code, words, price, published: then }) =>
      [of, group, code, words, price, then === undefined ? 'new' : then].join(' / '),
    );

test('all that has a price is a line, with what it costs in force', () => {
  const published: Configurator = {
    ...alarm,
    adderPrice: 60,
    configGroups: alarm.configGroups.map((group) =>
      group.name === 'Extras' ? { ...group, options: group.options?.slice(0, 1) ?? [] } : group,
    ),
    tables: [],
  };
  expect(shown(alarm, published)).toEqual([
    'base /  /  / Base price / 64 / 60',
    'option / Location / O / outdoor / 38 / 38',
    'option / Supply / 240 /  / 4.5 / 4.5',
    'option / Supply / 12 /  /  / ',
    'option / Temperature switch / T05 /  / 18 / 18',
    'option / Temperature switch / T10 /  / 18 / 18',
    'option / Temperature switch / T15 /  / 18 / 18',
    'option / Extras / Q / quiet horn / 6 / 6',
    'condition / Extras / Q / quiet horn / 7 / 7',
    'option / Extras / N / night light / 3 / new',
    'unit / Cord /  / for each ft / 1.25 / 1.25',
    'table / Base /  / Location I, Supply any / 10 / new',
    'table / Base /  / Location any, Supply 120 /  / new',
  ]);
});

test('a row of a table is compared with the row of the same answers, all of them', () => {
  const priced = (rows: [string, string, number, number][]): Configurator => ({
    configGroups: alarm.configGroups,
    tables: [{ name: 'Base', columns: ['Location', 'Supply'], gives: ['kg', 'price'], rows }],
  });
  const published = priced([
    ['I', '120', 1, 10],
    ['O', '120', 1, 30],
  ]);
  const draft = priced([
    ['O', '120', 1, 31],
    ['I', '120', 1, 11],
    ['I', '240', 1, 12],
  ]);
  expect(shown(draft, published).filter((line) => line.startsWith('table'))).toEqual([
    'table / Base /  / Location O, Supply 120 / 31 / 30',
    'table / Base /  / Location I, Supply 120 / 11 / 10',
    'table / Base /  / Location I, Supply 240 / 12 / new',
  ]);
});

test('a price that is written at the path of a line is that line’s, and everything else stays the same object', () => {
  for (const { path } of priceLines(alarm, null)) {
    const after = withPrices(alarm, [{ path, price: 99 }]);
    expect(priceLines(after, alarm).filter(({ price, published }) => price !== published)).toMatchObject([
      { path, price: 99 },
    ]);
    const others = after.configGroups.filter((group, at) => group !== alarm.configGroups[at]);
    expect(others.length).toBe(path[0] === 'configGroups' ? 1 : 0);
  }
  expect(withPrices(alarm, [{ path: ['configGroups', 9, 'pricePerUnit'], price: 1 }])).toEqual(alarm);
});

test.each<[number | null, number | null | undefined, number | null]>([
  [102, 98, 4.1],
  [98, 102, -3.9],
  [-56, -50, -12],
  [5, 5, null],
  [5, 0, null],
  [null, 5, null],
  [5, undefined, null],
  [2, 1, 100],
  [2000, 1999, 0.1],
  [1999.5, 1999, 0],
])('from %s, published at %s, is a change of %s %', (price, published, change) => {
  expect(changeOf({ price, published })).toBe(change);
});

describe('a price is raised', () => {
  test.each<[string, number, Parameters<typeof raisedPrice>[1], number]>([
    ['by per cent to the next step', 98, { by: { percent: 4 }, step: 2 }, 102],
    ['to a step that it stands at', 100, { by: { percent: 4 }, step: 2 }, 104],
    ['to the nearest cent without a step', 10.01, { by: { percent: 3.25 }, step: 0 }, 10.34],
    ['by an amount', 10, { by: { amount: 2.5 }, step: 0 }, 12.5],
    ['by an amount to the next step', 10, { by: { amount: 2.5 }, step: 5 }, 15],
    ['to a lower one', 100, { by: { percent: -10 }, step: 0 }, 90],
    ['to nothing, where all of it is taken off', 100, { by: { percent: -100 }, step: 5 }, 0],
    ['to nothing, never below it, of what is taken off', -100, { by: { percent: -100 }, step: 0 }, 0],
    ['to the next cent, as the step is', 10.01, { by: { percent: 0.1 }, step: 0.01 }, 10.03],
    ['from a cent', 0.01, { by: { percent: 100 }, step: 0 }, 0.02],
    ['from one', 1, { by: { amount: 1 }, step: 0 }, 2],
    ['and what costs nothing stays so', 0, { by: { amount: 5 }, step: 1 }, 0],
    ['and what is taken off is more', -56, { by: { percent: 10 }, step: 0 }, -61.6],
  ])('%s', (_, price, raise, after) => {
    expect(raisedPrice(price, raise)).toBe(after);
  });

  test('always to whole cents, and to a multiple of its step', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: -5000, max: 20_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (price, percent, step) => {
          const raised = raisedPrice(price / 100, { by: { percent: percent / 100 }, step: step / 100 });
          expect(Number.isInteger(Math.round(raised * 100) / step)).toBe(true);
          expect(raised).toBe(Math.round(raised * 100) / 100);
        },
      ),
    );
  });

  test('by the same as a range of a list', () => {
    expect(raisedBy(9800, 4, 200)).toBe(10_200);
  });
});

describe('a price list', () => {
  const read = (text: string): ReadPriceList => readPriceList(pastedCells(text), alarm);
  const changing = ({ changing: some }: ReadPriceList): string[] =>
    some.map(({ line, price }) => `${line.group} ${line.code} ${line.price} → ${price}`);
  const unmatched = ({ unmatched: some }: ReadPriceList): string[] =>
    some.map(({ row, text, code, groups }) => [row, text, code, ...groups].join(' '));

  test('in any order, with a heading, ranges, words for prices and rows of something else', () => {
    const list = read(
      [
        'Item\tGroup\tUSD',
        'RA\t(base)\t64',
        '240\tSupply\t5.00',
        'O\tLocation\t38',
        '12\tSupply\t$12.00',
        'T05–T15\tTemp.\t19.50',
        'Q\tExtras\t6.-',
        'Z9\tExtras\t21',
        'N\tExtras\tcall',
        'TOTAL\t\t162.50',
      ].join('\n'),
    );
    expect(changing(list)).toEqual([
      'Supply 240 4.5 → 5',
      'Supply 12 null → 12',
      'Temperature switch T05 18 → 19.5',
      'Temperature switch T10 18 → 19.5',
      'Temperature switch T15 18 → 19.5',
      'Extras N 3 → null',
    ]);
    expect(list.same.map(({ line }) => line.code)).toEqual(['O', 'Q']);
    expect(unmatched(list)).toEqual(['1 RA no-option', '7 Z9 no-option', '9 TOTAL no-option']);
  });

  test('with the group in a row of its own, and words instead of codes', () => {
    const list = read('Temperature switch\t\nN\t2,00\nExtras\t\nN\t3,50\nquiet “horn”\t4,00\nquiet horn\t7,00');
    expect(changing(list)).toEqual(['Temperature switch N 0 → 2', 'Extras N 3 → 3.5', 'Extras Q 6 → 7']);
    expect(unmatched(list)).toEqual(['4 quiet “horn” no-option']);
    expect(list.format).toEqual({ decimal: ',', isProved: true });
  });

  test('a code that two groups have is not guessed, unless words beside it tell', () => {
    const list = read('Q\t\t8\nN\t\t4\nN\tnight light\t5');
    expect(unmatched(list)).toEqual(['1 N several-options Temperature switch Extras']);
    expect(changing(read('N\tnight light\t5\nQ\tquiet horn\t8'))).toEqual(['Extras N 3 → 5', 'Extras Q 6 → 8']);
  });

  test('prices that cannot be taken are said', () => {
    expect(unmatched(read('Q\t6.00\n240\tabout 5\nO\t\nT05\t1.2345\nT10\t2.00\nT10\t3.00'))).toEqual([
      '1 240 unreadable-price',
      '2 O no-price',
      '3 T05 parts-of-a-cent',
      '5 T10 said-otherwise Temperature switch',
    ]);
  });
});

test('a filter finds lines by group and by words in any order', () => {
  const lines = priceLines(alarm, null);
  const found = (group: string | null, find: string): string[] =>
    linesFound(lines, { group, find }).map(({ code, of }) => code ?? of);
  expect(found('Extras', '')).toEqual(['Q', 'Q', 'N']);
  expect(found(null, 'HORN quiet')).toEqual(['Q', 'Q']);
  expect(found(null, 'cord')).toEqual(['unit']);
  expect(found('Location', 'horn')).toEqual([]);
  expect(found(null, 'extras q')).toEqual(['Q', 'Q']);
  expect(found(null, 'T10')).toEqual(['T10']);
  expect(found(null, 'null')).toEqual([]);
  expect(found(null, 'undefined')).toEqual([]);
});

test('a raise of lines leaves what costs nothing and what is on request', () => {
  const raised = raisedPrices(priceLines(alarm, null), { by: { percent: 10 }, step: 0 });
  expect(raised.map(({ price }) => price)).toEqual([70.4, 41.8, 4.95, 19.8, 19.8, 19.8, 6.6, 7.7, 3.3, 1.38, 11]);
});

test.each<[string, number | null | undefined]>([
  ['12', 12],
  ['$1,050.50', 1050.5],
  ['-5', -5],
  ['call', null],
  ['N/C', 0],
  ['', undefined],
  ['1.234', undefined],
  ['about 5', undefined],
])('“%s” typed as a price is %s', (text, price) => {
  expect(typedPrice(text)).toBe(price);
});
