import { describe, expect, test } from 'vitest';
import { akeneoColumns } from './akeneo-columns.ts';

const HEADINGS = [
  ...['sku', 'Family', 'name-de_DE', 'name-en_US', 'text-en_US-print', 'text-en_US-web', 'price-EUR', 'price-USD'],
  ...['weight', 'weight-unit', 'lone-unit', '', 'label-zh_Hant_TW', 'X_SELL-products', 'size-web-EUR', 'weight'],
];
const taken = (wanted: Parameters<typeof akeneoColumns>[1]) => {
  const { values, others, associations } = akeneoColumns(HEADINGS, wanted);
  return {
    values: values.map(({ code, column, unitColumn, currency }) =>
      `${code} ${column} ${unitColumn} ${currency}`.trim(),
    ),
    others,
    associations,
  };
};

describe('of each attribute one column is taken:', () => {
  test('that of the first language, channel and currency', () => {
    expect(taken({})).toEqual({
      values: ['name 2 -1', 'price 6 -1 EUR', 'weight 8 9'],
      others: [
        'name-en_US',
        'text-en_US-print',
        'text-en_US-web',
        'price-USD',
        'label-zh_Hant_TW',
        'size-web-EUR',
        'weight',
      ],
      associations: ['X_SELL-products'],
    });
  });
  test('that of those which are wanted', () => {
    expect(taken({ locale: 'en_US', scope: 'web', currency: 'USD' }).values).toEqual([
      'name 3 -1',
      'text 5 -1',
      'price 7 -1 USD',
      'weight 8 9',
    ]);
    expect(taken({ locale: 'zh_Hant_TW', scope: 'print' }).values).toEqual([
      'price 6 -1 EUR',
      'weight 8 9',
      'label 12 -1',
    ]);
    expect(taken({ scope: 'web' }).values).toContain('size 14 -1 EUR');
  });
});
test('without languages, channels or currencies all columns are taken', () => {
  expect(akeneoColumns(['a', 'b', 'uuid'], {})).toMatchObject({ values: [{ code: 'a' }, { code: 'b' }], others: [] });
});

test.each([
  ['language', ['name-de_DE', 'name-en_US'], ['name 0 -1']],
  ['channel', ['text-print', 'text-web'], ['text 0 -1']],
  ['currency', ['price-EUR', 'price-USD'], ['price 0 -1 EUR']],
  ['language, channel and currency', ['cost-de_DE-print-EUR', 'cost-en_US-web-USD'], ['cost 0 -1 EUR']],
])('the first %s is that of the first column which has one', (_, headings, values) => {
  expect(
    akeneoColumns(headings, {}).values.map(({ code, column, unitColumn, currency }) =>
      `${code} ${column} ${unitColumn} ${currency}`.trim(),
    ),
  ).toEqual(values);
});
