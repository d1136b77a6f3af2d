// @vitest-environment jsdom
import { type Field, fieldNamed } from '@millrace/contract/fields';
import { type ListedRow, ROWS_PAGE_MAX } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { idsIn, NAMED_IN_CELL, useCalled } from './use-called.ts';

const fieldOf = (name: string, widget: object): Field =>
  ({ ...(fieldNamed('products', 'name') as Field), name, widget }) as unknown as Field;
const byId = (kind: string) => ({ kinds: [kind], by: 'id' });
const family = fieldOf('family', { is: 'reference', to: byId('families') });
const others = fieldOf('others', { is: 'references', to: byId('families') });
const product = fieldOf('product', { is: 'reference', to: byId('products') });
const bySlug = fieldOf('slug', { is: 'reference', to: { kinds: ['families'], by: 'slug' } });
const plain = fieldOf('plain', { is: 'integer', to: byId('families') });

const lines = (...rows: (object | null)[]) =>
  rows.map((row, at) => ({ id: at, version: 'd1', row }) as unknown as ListedRow);
const idsOf = (fields: readonly Field[], rows: readonly ListedRow[]) =>
  Object.fromEntries([...idsIn(fields, rows)].map(([kind, ids]) => [kind, [...ids]]));

test.each<[string, Field[], (object | null)[], object]>([
  ['a reference', [family], [{ family: 3 }, { family: 3 }, { family: 4 }], { families: [3, 4] }],
  ['references', [others], [{ others: [1, 2] }], { families: [1, 2] }],
  [`the first ${NAMED_IN_CELL} of a cell`, [others], [{ others: [1, 2, 3, 4] }], { families: [1, 2, 3] }],
  ['columns of one kind, together', [family, others], [{ family: 9, others: [8] }], { families: [9, 8] }],
  ['columns of two kinds', [family, product], [{ family: 9, product: 1 }], { families: [9], products: [1] }],
  ['rows that are gone and cells without an id', [family], [null, { family: null }, { family: 'x' }, {}], {}],
  ['a reference by another field', [bySlug], [{ slug: 3 }], {}],
  ['a number', [plain], [{ plain: 3 }], {}],
])('rows that cells name by their ids: %s', (_, fields, rows, ids) => {
  expect(idsOf(fields, lines(...rows))).toEqual(ids);
});

test('no more rows are asked for than one request takes', () => {
  const rows = lines(...Array.from({ length: ROWS_PAGE_MAX + 1 }, (_, at) => ({ family: at + 1 })));
  expect(idsOf([family], rows).families?.length).toBe(ROWS_PAGE_MAX);
});

test('the words of a page come in one answer for each kind, and are the same while nothing changes', async () => {
  const calls = answerCalls(({ path }) => ({
    total: 1,
    rows: [
      { id: 3, version: 'r1', row: { id: 3, name: path.endsWith('families') ? 'Tern' : 'Pump', partNumber: 'P-1' } },
    ],
  }));
  let pages = new Map([[1, lines({ family: 3, product: 3 })]]);
  const { client, around } = queriesAround();
  const hook = drawHook(() => useCalled([family, product], 'draft', pages), around);
  expect(hook.now()(1)).toEqual(
    new Map([
      ['families', 'coming'],
      ['products', 'coming'],
    ]),
  );
  expect(hook.now()(2)).toBeNull();
  await allRead(client, hook);
  expect(calls.map(({ path, query }) => [path, query])).toEqual(
    ['families', 'products'].map((kind) => [
      `/office/rows/${kind}`,
      { draft: 'draft', filter: '{"id":{"oneOf":[3]}}', pageSize: '1' },
    ]),
  );
  const before = hook.now()(1);
  expect(before?.get('families')).toEqual(new Map([[3, 'Tern']]));
  pages = new Map([
    [1, lines({ family: 3, product: 3 })],
    [2, lines({})],
  ]);
  hook.again();
  expect(hook.now()(1)).toBe(before);
  expect(hook.now()(2)).toEqual(new Map());
  pages = new Map([[1, lines({ family: 3, product: null })]]);
  hook.again();
  expect(hook.now()(1)).not.toBe(before);
  expect(hook.now()(1)).toEqual(new Map([['families', new Map([[3, 'Tern']])]]));
  pages = new Map([[1, lines({ family: 4, product: 3 })]]);
  hook.again();
  expect(hook.now()(1)?.get('families')).toBe('coming');
});
