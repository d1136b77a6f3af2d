// @vitest-environment jsdom
import { type Configurator, toCents } from '@millrace/configurator';
import type { Mend } from '@millrace/studio';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import { useTakeMends } from './use-take-mend.ts';

const writeMany = vi.fn();
beforeEach(() => writeMany.mockReset());

const pump: Configurator = { configGroups: [{ name: 'Size', options: [{ code: 'S' }] }] };
const product = (id: number) => ({
  id,
  version: `p${id}`,
  partNumber: `P-${id}`,
  configModelNo: 'S',
  isLive: true,
  priceCents: toCents(1),
});
const mend = (...edits: Mend['edits']): Mend => ({ words: 'Mend it', edits });
const own = (path: Mend['edits'][number]['path'], to: unknown) => ({ kind: 'families', id: 1, path, to }) as const;
const ofProduct = (id: number, to: unknown) => ({ kind: 'products', id, path: ['configModelNo'], to }) as const;

function drawn() {
  const studio = studioOf(pump, {
    row: { id: 1, name: 'Tern', configurator: pump },
    products: [product(7), product(8)],
  });
  return drawHook(useTakeMends, around(studio, { writeMany }));
}

test('mends are written in one step: the fields of the row that they change, and of each product', () => {
  drawn().now()([mend(own(['configurator', 'configGroups', 0, 'name'], 'Length'), ofProduct(8, 'L'))]);
  expect(writeMany.mock.calls).toEqual([
    [
      [
        {
          kind: 'families',
          id: 1,
          version: 'd1',
          fields: { configurator: { configGroups: [{ name: 'Length', options: [{ code: 'S' }] }] } },
        },
        { kind: 'products', id: 8, version: 'p8', fields: { configModelNo: 'L' } },
      ],
    ],
  ]);
});

test('several mends of one row are one write of it', () => {
  drawn().now()([mend(own(['name'], 'Wren')), mend(own(['configurator', 'prefix'], 'W-'))]);
  expect(writeMany.mock.calls).toEqual([
    [[{ kind: 'families', id: 1, version: 'd1', fields: { name: 'Wren', configurator: { ...pump, prefix: 'W-' } } }]],
  ]);
});

test('mends of products alone leave the row', () => {
  drawn().now()([mend(ofProduct(7, null))]);
  expect(writeMany.mock.calls).toEqual([
    [[{ kind: 'products', id: 7, version: 'p7', fields: { configModelNo: null } }]],
  ]);
});

test('what is of another row, or nothing, is not written', () => {
  const { now } = drawn();
  now()([
    mend({ kind: 'families', id: 2, path: ['name'], to: 'x' }, { kind: 'posts', id: 1, path: ['name'], to: 'x' }),
  ]);
  now()([mend(ofProduct(9, 'x'))]);
  now()([]);
  expect(writeMany).not.toHaveBeenCalled();
});

test('mends are taken by the same function while the row is the same', () => {
  const { now, again } = drawn();
  const take = now();
  again();
  expect(now()).toBe(take);
});
