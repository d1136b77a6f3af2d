import type { AttributeValue } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { attribute, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { comparedValues } from './compared-values.ts';

type Type = 'number' | 'range' | 'choice' | 'text' | 'yesNo';
/** The value of a family together, whose models have these. */
function together(
  type: Type,
  values: readonly AttributeValue[],
  more: { own?: AttributeValue; compares?: boolean } = {},
) {
  const snapshot = snapshotOf({
    attributes: [
      attribute({ id: 1, key: 'a', type, precision: 0, compares: more.compares ?? true, choices: ['x', 'y', 'z'] }),
    ],
    families: [family({ id: 1, attributes: more.own === undefined ? {} : { a: more.own } })],
    products: [
      ...values.map((a, at) => product({ id: at + 1, partNumber: `P-${at}`, attributes: { a } })),
      product({ id: 50, partNumber: 'P-50' }),
      product({
        id: 51,
        partNumber: 'P-51',
        isLive: false,
        attributes: { a: type === 'number' ? 999 : (values[0] ?? 'no') },
      }),
    ],
  });
  const found = snapshot.families.byId.get(1);
  if (found === undefined) throw new Error('There is no family.');
  return comparedValues(snapshot, { family: found, product: null, evaluation: null } as never)['a'];
}

test.each<[string, Type, AttributeValue[], AttributeValue | undefined]>([
  ['numbers go from the least to the most', 'number', [30, 10, 20], { from: 10, to: 30 }],
  ['numbers that are the same are one', 'number', [10, 10], 10],
  [
    'ranges go as far as all of them',
    'range',
    [
      { from: 4, to: 6 },
      { from: 1, to: 5 },
    ],
    { from: 1, to: 6 },
  ],
  ['a range without an end has none', 'range', [{ from: 4 }, { from: 1, to: 5 }], { from: 1 }],
  ['a range without a beginning has none', 'range', [{ to: 4 }, { from: 1, to: 5 }], { to: 5 }],
  ['ranges that reach everywhere say nothing', 'range', [{ to: 4 }, { from: 1 }], undefined],
  ['choices are all of them, each once', 'choice', [['x'], ['z'], ['x', 'y']], ['x', 'z', 'y']],
  ['four texts are named', 'text', ['d', 'a', 'd', 'b', 'c'], 'd, a, b, c'],
  ['five are not', 'text', ['d', 'a', 'e', 'b', 'c'], undefined],
  ['yes and yes', 'yesNo', [true, true], true],
  ['no and no', 'yesNo', [false, false], false],
  ['yes and no', 'yesNo', [true, false], undefined],
  ['none', 'number', [], undefined],
])('models together: %s', (_, type, values, expected) => expect(together(type, values)).toEqual(expected));

test('the family goes before its models, and what is not compared is not gathered', () => {
  expect(together('number', [1, 2], { own: 9 })).toBe(9);
  expect(together('number', [1, 2], { compares: false })).toBeUndefined();
});
