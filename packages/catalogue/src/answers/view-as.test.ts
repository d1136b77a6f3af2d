import { describe, expect, test } from 'vitest';
import type { Viewer } from '../tables/viewer.ts';
import { customerOf } from '../testing/ask.ts';
import { customer } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { customerToViewAs } from './view-as.ts';

const GROUP_A = [1, 2];
const GROUP_B = [3, 4];
const ALONE = [5, 6];
const UNKNOWN = [99, 0, -1];
const snapshot = snapshotOf({
  privateLabelGroups: [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ],
  customers: [...GROUP_A, ...GROUP_B, ...ALONE].map((id) =>
    customer({ id, groupId: GROUP_A.includes(id) ? 1 : GROUP_B.includes(id) ? 2 : null }),
  ),
});
const everybody = [...GROUP_A, ...GROUP_B, ...ALONE, ...UNKNOWN];
/** The customers a viewer may view the site as. */
const mayViewAs = (viewer: Viewer) => everybody.filter((id) => customerToViewAs(snapshot, viewer, id).ok);

const viewers: [string, Viewer, number[]][] = [
  ['a stranger', { kind: 'anonymous' }, []],
  ['a user of no customer', customerOf(null), []],
  ['a user of a customer that is gone', customerOf(99), []],
  ['a user of a customer in no group', customerOf(5), []],
  ['a user of group A', customerOf(1), GROUP_A],
  ['a user of group B', customerOf(4), GROUP_B],
  ['staff of no customer', { kind: 'staff', roles: ['admin'], customerId: null }, []],
  ['staff of a customer in group B', { kind: 'staff', roles: ['hr'], customerId: 3 }, GROUP_B],
];

describe('a customer to view the site as', () => {
  test.each(viewers)('is, for %s, one of the own group and no other', (_, viewer, own) => {
    expect(mayViewAs(viewer)).toEqual(own);
  });
  test('is given whole', () => {
    expect(customerToViewAs(snapshot, customerOf(1), 2)).toMatchObject({
      ok: true,
      answer: { id: 2, slug: 'customer-2' },
    });
  });
  test('is refused alike whether there is one or not', () => {
    const refusals = [3, 5, 99].map((id) => customerToViewAs(snapshot, customerOf(1), id));
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  });
});
