import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { anonymous, type Viewer } from '../tables/viewer.ts';
import { ask, customerOf, usual } from '../testing/ask.ts';
import { customer, customerFamily, family } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const NORTH = 1;
const SOUTH = 2;

/** 90 for everybody, 70 for north, 60 for all others of the label; south alone may have the long cord. */
const asking: Configurator = {
  context: [
    { name: 'customer', values: ['north', 'south'] },
    { name: 'label', values: ['1'] },
  ],
  configGroups: [
    {
      name: 'Cord',
      options: [
        {
          code: '20',
          price: 90,
          prices: [
            { if: ['@customer.north'], price: 70 },
            { if: ['@label.1'], price: 60 },
          ],
        },
        { code: '50', price: 55, enableIf: ['@customer.south'] },
      ],
    },
  ],
};
const snapshot = snapshotOf({
  privateLabelGroups: [{ id: 1, name: 'Pump makers' }],
  customers: [customer({ id: NORTH, slug: 'north', groupId: 1 }), customer({ id: SOUTH, slug: 'south', groupId: 1 })],
  families: [family({ id: 1, slug: 'tern', configurator: asking })],
  customerFamilies: [customerFamily({ id: 1, customerId: NORTH, familyId: 1 })],
});
const sent = (viewer: Viewer): string =>
  JSON.stringify(ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query: usual }, viewer));
const sentPage = (viewer: Viewer): string =>
  JSON.stringify(
    ask(snapshot, 'customerFamily', { params: { customer: 'north', family: 'tern' }, query: usual }, viewer),
  );

test('facts that staff noted of a customer are asked by rules, and reach nobody else', () => {
  const byLevel: Configurator = {
    context: [{ name: 'level', values: ['gold', 'silver'] }],
    configGroups: [
      { name: 'Cord', options: [{ code: '20', price: 90, prices: [{ if: ['@level.gold'], price: 70 }] }] },
    ],
  };
  const leveled = snapshotOf({
    customers: [
      customer({ id: NORTH, slug: 'north', facts: [{ name: 'level', value: 'gold' }] }),
      customer({ id: SOUTH, slug: 'south', facts: [{ name: 'level', value: 'bronze' }] }),
    ],
    families: [family({ id: 1, slug: 'tern', configurator: byLevel })],
  });
  const bytesFor = (viewer: Viewer): string =>
    JSON.stringify(ask(leveled, 'familyBySlug', { params: { slug: 'tern' }, query: usual }, viewer));
  expect(bytesFor(customerOf(NORTH))).toContain('"price":70');
  expect(bytesFor(customerOf(NORTH))).not.toContain('"price":90');
  // A value that no configurator lists counts as unknown.
  for (const viewer of [anonymous, customerOf(null), customerOf(SOUTH)]) {
    expect(bytesFor(viewer)).toContain('"price":90');
    expect(bytesFor(viewer)).not.toMatch(/"price":70|gold|bronze/);
  }
});

describe('the bytes of a configurator that are sent', () => {
  test.each<[string, Viewer, string[], string[]]>([
    ['a stranger', anonymous, ['"price":90'], ['70', '60', '55', 'south', '@customer.north']],
    ['a user of no customer', customerOf(null), ['"price":90'], ['70', '60', '55', 'south', '@customer.north']],
    ['a user of north', customerOf(NORTH), ['"price":70'], ['90', '60', '55', 'south']],
    ['a user of south', customerOf(SOUTH), ['"price":60', '"price":55'], ['90', '70', '@customer.north']],
  ])('to %s hold no other price and no other customer’s rule', (_, viewer, own, others) => {
    // Twice, the others between: what is kept for one is not sent to another.
    for (const bytes of [sent(viewer), sent(customerOf(NORTH)) && sent(customerOf(SOUTH)) && sent(viewer)]) {
      const configurator = bytes.slice(bytes.indexOf('"configurator"'));
      expect(own.filter((text) => !configurator.includes(text))).toEqual([]);
      expect(others.filter((text) => configurator.includes(text))).toEqual([]);
    }
  });

  test('on the page of another customer of the group are those of the reader', () => {
    expect(sentPage(customerOf(SOUTH))).toContain('"price":60');
    expect(sentPage(customerOf(SOUTH))).not.toMatch(/"price":(70|90)/);
    expect(sentPage(customerOf(NORTH))).toContain('"price":70');
  });

  test('take no fact from the words of the request', () => {
    const query = { ...usual, customer: 'north', context: 'north', label: '1' };
    const bytes = JSON.stringify(ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query }, anonymous));
    expect(bytes).toBe(sent(anonymous));
  });
});
