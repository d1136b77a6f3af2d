import { finish } from '@millrace/configurator';
import type { DraftChange } from '@millrace/database';
import { expect, test } from 'vitest';
import { demoSnapshot as snapshotOfDemo } from '../../testing/demo-snapshot.ts';
import type { DraftRows } from './draft-rows.ts';
import { whereUsed } from './where-used.ts';

const demoSnapshot = snapshotOfDemo();
const { content } = demoSnapshot;
const circuit = content.circuits[0];
const family = content.families.find(({ id }) => id === circuit?.familyId);
if (family === undefined) throw new Error('The demo content has no family with a circuit.');

/** Further products of the family. */
const products = (count: number): DraftRows => {
  const changes = Array.from({ length: count }, (_, at): [number, DraftChange] => {
    const rowId = 900_000 + at;
    const row = { familyId: family.id, partNumber: `P-${at}` };
    const rest = { draftId: '', kind: 'products' as const, version: 1, conflicts: [], changedBy: null };
    return [rowId, { ...rest, rowId, changedAt: new Date(0), base: null, row }];
  });
  return { version: 1, byKind: new Map([['products', new Map(changes)]]) };
};

test('a kind with more rows than are shown hides no other kind, and each says how many there are', () => {
  const own = content.products.filter(({ familyId }) => familyId === family.id).length;
  const { rows, byKind, total } = finish(
    whereUsed(demoSnapshot, products(300), { kind: 'families', id: family.id, row: { ...family } }),
  );
  expect(byKind).toContainEqual({ kind: 'products', total: own + 300 });
  expect(rows.filter(({ kind }) => kind === 'products')).toHaveLength(200);
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'circuits', id: circuit?.id }));
  expect(total).toBe(byKind.reduce((sum, one) => sum + one.total, 0));
});
