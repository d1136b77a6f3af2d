import { expect, test } from 'vitest';
import { attribute, family, product, tradeOf } from '../testing/trade.ts';
import { judgeTrade } from './judge-trade.ts';

const options = { buyer: '', withPrices: true, day: '2026-11-27', etimRelease: '10.0', gln: '' };
const trade = tradeOf({
  attributes: [
    attribute({ id: 1, key: 'width', unit: 'in', etim: 'EF000008' }),
    attribute({ id: 2, key: 'volts', type: 'choice', choices: ['120'], unit: 'V', etim: 'EF000001' }),
    attribute({ id: 3, key: 'weight', unit: 'lb' }),
  ],
  families: [family({ id: 1, etimClass: 'EC000123' }), family({ id: 2, name: 'Heron' })],
  products: [
    product({ id: 1 }),
    product({ id: 2, priceCents: 0 }),
    product({ id: 3, familyId: 2 }),
    product({ id: 4, familyId: 2 }),
    product({ id: 5, partNumber: 'X'.repeat(36) }),
  ],
});

test('what a file would lack is told with the rows that it is about', () => {
  const { products, findings } = judgeTrade(trade, 'bmecat', options);
  expect(products).toBe(3);
  expect(findings.map(({ code, rows }) => [code, rows.map(({ kind, name }) => `${kind} ${name}`)])).toEqual([
    ['no-price', ['products P-2']],
    ['number-too-long', [`products ${'X'.repeat(36)}`]],
    ['no-class', ['families Heron']],
    ['no-features', ['attributes weight']],
    ['features-in-words', ['attributes volts']],
    ['converted', ['attributes width in in']],
    ['no-gln', []],
  ]);
  for (const { words } of findings) expect(words).toMatch(/^\S.*\.$/);
});

test('one is told as one, and several as several', () => {
  const words = (families: number, products: number) =>
    judgeTrade(
      tradeOf({
        attributes: Array.from({ length: families }, (_, at) =>
          attribute({ id: at + 1, key: `k${at}`, label: `K${at}` }),
        ),
        families: Array.from({ length: families }, (_, at) => family({ id: at + 1, slug: `f-${at}` })),
        products: Array.from({ length: products + families }, (_, at) =>
          product({ id: at + 1, familyId: 1 + (at % families), priceCents: at < products ? 0 : 100 }),
        ),
      }),
      'bmecat',
      { ...options, gln: '4012345000009' },
    ).findings.map((finding) => finding.words);
  expect(words(1, 1)).toEqual([
    '1 product without a price is left out of a file with prices.',
    '1 family has no ETIM class: their products go without features, and most distributors sort by class.',
    '1 attribute is no ETIM feature, and not in the file.',
  ]);
  expect(words(2, 2)).toEqual([
    '2 products without a price are left out of a file with prices.',
    '2 families have no ETIM class: their products go without features, and most distributors sort by class.',
    '2 attributes are no ETIM feature, and not in the file.',
  ]);
});

test('a file without prices leaves nothing out for want of one', () => {
  const { products, findings } = judgeTrade(trade, 'etim-xchange', {
    ...options,
    withPrices: false,
    gln: '4012345000009',
  });
  expect(products).toBe(4);
  expect(findings.map(({ code }) => code)).not.toContain('no-price');
  expect(findings.map(({ code }) => code)).not.toContain('no-gln');
});

test('of very many rows the first are named', () => {
  const many = tradeOf({
    families: [family({ id: 1, etimClass: 'EC000123' })],
    products: Array.from({ length: 50 }, (_, nth) => product({ id: nth + 1, priceCents: null })),
  });
  const [finding] = judgeTrade(many, 'bmecat', options).findings;
  expect(finding?.words).toMatch(/^50 products/);
  expect(finding?.rows).toHaveLength(10);
});
