import { describe, expect, test } from 'vitest';
import { readAmount } from './cells/amounts.ts';
import type { GuideNote } from './guide.ts';
import { isPriceList, isSameName, type ListedPrices, takePrices } from './price-lists.ts';
import type { RawGroup } from './raw-groups.ts';
import { gathered } from './testing/gathered.ts';

/** A list of rows `CODE price`; no price where there is a `?`. */
const list = (title: string, rows: readonly string[], hasWords = false): RawGroup => ({
  title,
  at: null,
  hasWords,
  isNamedByRow: false,
  options: rows.map((text, row) => {
    const cut = text.lastIndexOf(' ');
    const price = text.slice(cut + 1);
    return {
      printed: text.slice(0, cut),
      words: '',
      price: price === '?' ? null : readAmount(price, '.'),
      at: { sheet: 0, row, column: 0 },
      priceAt: { sheet: 0, row, column: 1 },
    };
  }),
});
const groups = () => [
  gathered('Motor', ['A axial', 'B radial', 'T05 five', 'T25 twenty-five']),
  gathered('Lid', ['A alu', 'S steel'], { position: 3 }),
];

test.each([
  ['Temperature switch', 'Temp.', true],
  ['Extras', 'Extras (any)', true],
  ['2. Motor', 'motor', true],
  ['Motor', '2) Motor', true],
  ['Motor', 'Mo', false],
  ['Mo', 'Mo', true],
  ['Motor', 'tor', false],
  ['', '', false],
  ['Motor', '', false],
  ['(any)', 'Motor', false],
])('%j and %j are one name: %s', (one, other, is) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([is, is]);
});

describe('rows are a list of prices', () => {
  test.each<[string, RawGroup, boolean]>([
    ['of codes that stand elsewhere', list('Prices', ['B $1', 'S $2']), true],
    ['half of them do', list('Prices', ['B $1', 'X $2']), true],
    ['fewer do', list('Prices', ['B $1', 'X $2', 'Y $2']), false],
    ['with words they are options', list('Prices', ['B $1', 'S $2'], true), false],
    ['of the whole product by its title', list('Base price', ['X $1'], true), true],
    ['of the whole product by a row', list('', ['Series $1']), true],
    ['none of them does', list('Prices', ['X $1']), false],
  ])('%s', (_, raw, is) => expect(isPriceList(raw, groups())).toBe(is));

  test('not before there is a group', () => expect(isPriceList(list('', ['Series $1']), [])).toBe(false));
});

describe('prices are taken', () => {
  const taken = (raw: RawGroup, listed: ListedPrices = { base: undefined, seriesCodes: [] }) => {
    const [motor, lid] = groups();
    const notes: GuideNote[] = [];
    if (motor === undefined || lid === undefined) throw new Error('two groups');
    takePrices(raw, [motor, lid], listed, notes);
    const prices = [motor, lid].flatMap(({ name, options }) =>
      options.flatMap(({ code, price }) => (price === undefined ? [] : [`${name}.${code} ${price}`])),
    );
    return { prices, listed, notes: notes.map(({ at, text }) => `${at.row}:${at.column} ${text}`) };
  };

  test.each<[string, RawGroup, string[]]>([
    ['by the only group that has the code', list('', ['B $1', 'S $2']), ['Motor.B 100', 'Lid.S 200']],
    ['by the group that the title names', list('Lid', ['A $1']), ['Lid.A 100']],
    ['by the position that it says', list('3', ['A $1']), ['Lid.A 100']],
    ['on request', list('', ['B request']), ['Motor.B null']],
    ['for all of a range', list('', ['T01…T30 $3']), ['Motor.T05 300', 'Motor.T25 300']],
    ['for its ends, too', list('', ['T05-T25 $3']), ['Motor.T05 300', 'Motor.T25 300']],
    ['not beyond them', list('', ['T06…T24 $3']), []],
    ['none without a price', list('', ['B ?']), []],
  ])('%s', (_, raw, prices) => expect(taken(raw).prices).toEqual(prices));

  test('a code of two groups, or of none, is told, and not used', () => {
    const told = (code: string) => `0:0 ${code} has a price here, but no option has this code. It is not used.`;
    expect(taken(list('', ['A $1']))).toMatchObject({ prices: [], notes: [told('A')] });
    expect(taken(list('', ['X $1']))).toMatchObject({ prices: [], notes: [told('X')] });
    expect(taken(list('', ['Total $1', 'Subtotal $1', 'SUM $1']))).toMatchObject({ prices: [], notes: [] });
  });

  test('of two prices of an option the first stays, but for one of 0 or on request', () => {
    expect(taken(list('', ['B $1', 'B $2']))).toMatchObject({
      prices: ['Motor.B 100'],
      notes: ['1:1 B has two prices in the guide. This one is not used.'],
    });
    expect(taken(list('', ['B $1', 'B $1']))).toMatchObject({ prices: ['Motor.B 100'], notes: [] });
    expect(taken(list('', ['B $0', 'B $2']))).toMatchObject({ prices: ['Motor.B 200'], notes: [] });
    expect(taken(list('', ['B request', 'B $2']))).toMatchObject({ prices: ['Motor.B 200'], notes: [] });
    expect(taken(list('', ['B $1', 'B request']))).toMatchObject({ prices: ['Motor.B null'], notes: [] });
  });

  test('the price of the whole product stands beside its base, or its series', () => {
    expect(taken(list('', ['Base $9'])).listed).toEqual({ base: 900, seriesCodes: [] });
    expect(taken(list('Series', ['FX $9'])).listed).toEqual({ base: 900, seriesCodes: ['FX'] });
    expect(taken(list('Series', ['FX request']))).toMatchObject({ listed: { base: undefined, seriesCodes: [] } });
  });
});
