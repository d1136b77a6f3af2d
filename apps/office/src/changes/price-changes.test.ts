import type { DraftChangeAnswer } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { asShown, priceChanges } from './price-changes.ts';

type Change = Pick<DraftChangeAnswer, 'kind' | 'differences'>;
const price = (before: unknown, after: unknown): Change => ({
  kind: 'products',
  differences: [{ path: ['priceCents'], before, after }],
});
const option = (before: number, after: number): Change => ({
  kind: 'families',
  differences: [
    { path: ['configurator', 'configGroups', { name: 'Cord' }, 'options', { code: '05' }, 'price'], before, after },
  ],
});

test.each<[string, Change[], { dearer: number; cheaper: number }]>([
  ['up and down', [price(100, 120), price(100, 90), price(5, 6)], { dearer: 2, cheaper: 1 }],
  ['of options, too', [option(100, 110)], { dearer: 1, cheaper: 0 }],
  ['not one that comes or goes', [price(null, 120), price(120, null)], { dearer: 0, cheaper: 0 }],
  [
    'no other number',
    [{ kind: 'products', differences: [{ path: ['position'], before: 1, after: 2 }] }],
    { dearer: 0, cheaper: 0 },
  ],
])('prices that change are counted, %s', (_, changes, counts) => {
  expect(priceChanges(changes)).toEqual(counts);
});

test('a price within a configurator is shown as other prices are', () => {
  const path = ['configurator', 'configGroups', { name: 'Cord' }, 'options', { code: '05' }, 'price'];
  expect(asShown({ path }, { before: 98, after: 102.5 }, null)).toEqual({
    values: { before: 9800, after: 10_250 },
    field: { widget: { is: 'cents' } },
  });
  expect(asShown({ path }, { before: null, after: 1 }, null).values).toEqual({ before: null, after: 100 });
  const values = { before: 1, after: 2 };
  expect(asShown({ path: ['priceCents'] }, values, null)).toEqual({ values, field: null });
});
