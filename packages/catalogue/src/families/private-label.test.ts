import { describe, expect, test } from 'vitest';
import type { Viewer } from '../tables/viewer.ts';
import { ask, customerOf, editor, usual } from '../testing/ask.ts';
import { float, panel } from '../testing/configurators.ts';
import { customer, customerFamily, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const NORTH = 1;
const SOUTH = 2;
const OUTSIDE = 3;
const ALONE = 4;

const snapshot = snapshotOf({
  privateLabelGroups: [
    { id: 1, name: 'Pump makers' },
    { id: 2, name: 'Others' },
  ],
  customers: [
    customer({ id: NORTH, slug: 'north', groupId: 1, logo: 'logos/north.svg' }),
    customer({ id: SOUTH, slug: 'south', groupId: 1 }),
    customer({ id: OUTSIDE, slug: 'outside', groupId: 2 }),
    customer({ id: ALONE, slug: 'alone', groupId: null }),
  ],
  families: [
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel }),
    family({ id: 2, name: 'Wren', slug: 'wren' }),
    family({ id: 3, slug: 'draft', isLive: false }),
  ],
  products: [product({ id: 1, priceCents: 1000 }), product({ id: 2, priceCents: 2050 })],
  customerFamilies: [
    customerFamily({
      id: 1,
      customerId: NORTH,
      familyId: 1,
      name: 'North Duplex',
      title: 'Duplex',
      imgUrl: 'labels/north.svg',
    }),
    customerFamily({
      id: 2,
      customerId: SOUTH,
      familyId: 1,
      name: 'South Duplex',
      logo: 'labels/south.svg',
      configurator: { ...float, adderPrice: 6.5 },
    }),
    customerFamily({ id: 3, customerId: OUTSIDE, familyId: 1 }),
    customerFamily({ id: 4, customerId: SOUTH, familyId: 2, isLive: false }),
    customerFamily({ id: 5, customerId: SOUTH, familyId: 3 }),
  ],
});
const strangers: [string, Viewer][] = [
  ['anonymous', { kind: 'anonymous' }],
  ['a user of no customer', customerOf(null)],
  ['a user of a customer in no group', customerOf(ALONE)],
  ['a user of a customer that is gone', customerOf(99)],
  ['staff of no customer', editor],
];

describe('private-label pages', () => {
  const list = (viewer: Viewer) => ask(snapshot, 'customerFamilies', { params: {}, query: {} }, viewer);

  test('are listed for users of their group, live ones of live families', () => {
    const north = {
      title: 'Duplex',
      name: 'North Duplex',
      slug: 'tern',
      intrinsicallySafe: false,
      customer: 'north',
      customerId: NORTH,
      customerName: 'Customer 1',
      imgUrl: 'labels/north.svg',
    };
    const south = {
      title: 'Own title 2',
      name: 'South Duplex',
      slug: 'tern',
      intrinsicallySafe: false,
      customer: 'south',
      customerId: SOUTH,
      customerName: 'Customer 2',
      imgUrl: null,
    };
    expect(list(customerOf(NORTH))).toEqual([north, south]);
    expect(list(customerOf(OUTSIDE))).toMatchObject([{ customer: 'outside' }]);
    expect(list({ kind: 'staff', roles: ['admin'], customerId: SOUTH })).toEqual([north, south]);
  });
  test.each(strangers)('are none for %s', (_, viewer) => {
    expect(list(viewer)).toEqual([]);
  });
});

describe('a family as a customer sells it', () => {
  const page = (slug: string, familySlug: string, viewer: Viewer) =>
    ask(snapshot, 'customerFamily', { params: { customer: slug, family: familySlug }, query: usual }, viewer);

  test("has the customer's name, and the family's configurator in words for customers", () => {
    expect(page('north', 'tern', customerOf(SOUTH))).toMatchObject({
      id: 1,
      slug: 'tern',
      name: 'North Duplex',
      configurator: { ...panel, privateLabel: true },
      customer: { id: NORTH, name: 'Customer 1', slug: 'north', logo: 'logos/north.svg' },
    });
  });
  test("has the customer's configurator where there is one", () => {
    expect(page('south', 'tern', customerOf(NORTH))).toMatchObject({
      name: 'South Duplex',
      configurator: { ...float, adderPrice: 6.5 },
      customer: { id: SOUTH, logo: 'labels/south.svg' },
    });
  });
  test('costs what the customer’s own label adds besides', () => {
    const spanOf = (slug: string) => {
      const found = page(slug, 'tern', customerOf(NORTH));
      return typeof found === 'string' ? found : [found.priceFrom, found.priceTo];
    };
    expect(spanOf('north')).toEqual([10, 20.5]);
    expect(spanOf('south')).toEqual([16.5, 27]);
  });
  test('is not for who has not signed in, whatever is asked', () => {
    expect(page('north', 'tern', { kind: 'anonymous' })).toBe('not-signed-in');
    expect(page('nobody', 'nothing', { kind: 'anonymous' })).toBe('not-signed-in');
  });
  test.each([...strangers.slice(1), ['a user of another group', customerOf(OUTSIDE)] as const])(
    'is not for %s',
    (_, viewer) => {
      expect(page('north', 'tern', viewer)).toBe('not-allowed');
    },
  );
  test('of a customer who does not exist is refused as those of another group are', () => {
    expect(page('nobody', 'tern', customerOf(NORTH))).toBe('not-allowed');
    expect(page('outside', 'nothing', customerOf(NORTH))).toBe('not-allowed');
  });
  test('of a customer in no group is for nobody', () => {
    expect(page('alone', 'tern', customerOf(ALONE))).toBe('not-allowed');
  });
  test.each([
    ['an unknown family', 'north', 'nothing'],
    ['a family the customer does not sell', 'north', 'wren'],
    ['a page that is not live', 'south', 'wren'],
    ['a family that is not live', 'south', 'draft'],
  ])('is not found for %s', (_, slug, familySlug) => {
    expect(page(slug, familySlug, customerOf(NORTH))).toBe('not-found');
  });
  test('that is not live is for staff of the group', () => {
    const input = { params: { customer: 'south', family: 'wren' }, query: { ...usual, isLive: false } };
    expect(
      ask(snapshot, 'customerFamily', input, { kind: 'staff', roles: ['editor'], customerId: NORTH }),
    ).toMatchObject({
      id: 2,
    });
    expect(ask(snapshot, 'customerFamily', input, customerOf(NORTH))).toBe('not-allowed');
  });
});

describe('customers of a family', () => {
  const customers = (slug: string, viewer: Viewer) => {
    const found = ask(snapshot, 'familyBySlug', { params: { slug }, query: usual }, viewer);
    return typeof found === 'string' ? found : found.customers;
  };
  test('are those of the user’s group', () => {
    expect(customers('tern', customerOf(SOUTH))).toEqual([
      { id: NORTH, name: 'Customer 1', slug: 'north' },
      { id: SOUTH, name: 'Customer 2', slug: 'south' },
    ]);
    expect(customers('wren', customerOf(SOUTH))).toEqual([]);
  });
  test.each(strangers)('are not told %s', (_, viewer) => {
    expect(customers('tern', viewer)).toBeUndefined();
  });
});
