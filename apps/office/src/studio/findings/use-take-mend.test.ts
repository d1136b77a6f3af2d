// @vitest-environment jsdom
import type { MendEdit } from '@millrace/studio';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import type { FamilyProduct } from './use-family-products.ts';
import { useTakeMends } from './use-take-mend.ts';

const row = { id: 1, name: 'Box', validNumbers: ['A', 'B'], refusedNumbers: ['X'] };
const products = [
  { id: 1, version: 'd7', configModelNo: 'N-A', isLive: true },
  { id: 2, version: 'd8', configModelNo: 'N-B', isLive: true },
] as unknown as FamilyProduct[];

/** The edits that are written when mends of these edits are taken. */
function taken(...mends: MendEdit[][]): unknown[] {
  const writeMany = vi.fn();
  const studio = studioOf({ configGroups: [] }, { row, products });
  const hook = drawHook(useTakeMends, around(studio, { writeMany }));
  hook.now()(mends.map((edits) => ({ words: '', edits })));
  return writeMany.mock.calls.map(([edits]) => edits);
}
const own = (path: MendEdit['path'], to: unknown): MendEdit => ({ kind: 'families', id: 1, path, to });

test('mends of the row change the fields that they name, in one step', () => {
  expect(taken([own(['validNumbers', 1], 'C')], [own(['name'], 'Case')])).toEqual([
    [{ kind: 'families', id: 1, version: 'd1', fields: { validNumbers: ['A', 'C'], name: 'Case' } }],
  ]);
});

test('those of products go into each of them, whichever id the row has', () => {
  const edits: MendEdit[] = [
    { kind: 'products', id: 2, path: ['configModelNo'], to: 'N-C' },
    own(['name'], 'Case'),
    { kind: 'products', id: 1, path: ['configModelNo'], to: 'N-D' },
  ];
  expect(taken(edits)).toEqual([
    [
      { kind: 'families', id: 1, version: 'd1', fields: { name: 'Case' } },
      { kind: 'products', id: 1, version: 'd7', fields: { configModelNo: 'N-D' } },
      { kind: 'products', id: 2, version: 'd8', fields: { configModelNo: 'N-C' } },
    ],
  ]);
});

test.each([
  ['no mends', []],
  ['a row of another kind', [{ kind: 'posts', id: 1, path: ['name'], to: 'x' } as const]],
  ['another family', [{ kind: 'families', id: 9, path: ['name'], to: 'x' } as const]],
  ['a product of another family', [{ kind: 'products', id: 9, path: ['name'], to: 'x' } as const]],
])('%s: nothing is written', (_, edits) => {
  expect(taken(edits)).toEqual([]);
});
