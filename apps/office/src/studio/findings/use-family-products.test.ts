// @vitest-environment jsdom
import { ROWS_PAGE_MAX } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { EMPTY } from '../../draft/queue-state.ts';
import { useAllRows } from '../../draft/use-all-rows.ts';
import { type Asked, allRead, answerCalls, queriesAround, refused } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { around } from '../../testing/studio-around.ts';
import { useFamilyProducts } from './use-family-products.ts';

const line = (id: number, row: object | null) => ({ id, version: `r${id}`, change: null, row });

/** Draws a hook where rows are typed over, in a draft or none. */
function drawn<T>(use: () => T, draft: string | null, answer: (asked: Asked) => unknown) {
  const calls = answerCalls(answer);
  const edits = {
    state: () => EMPTY,
    subscribe: () => () => undefined,
    typed: (_: unknown, __: unknown, id: number) => (id === 2 ? { partNumber: 'typed' } : undefined),
  };
  const { client, around: read } = queriesAround(undefined, around(null, { id: draft, edits } as never));
  const hook = drawHook(use, read);
  return { ...hook, calls, settled: () => allRead(client, hook) };
}

test('the products of a family with a number are read, as they are typed, whatever their cells hold', async () => {
  const rows = [
    line(1, { partNumber: 'P-1', configModelNo: 'TD-A', isLive: true, priceCents: 0 }),
    line(2, { partNumber: 'P-2', configModelNo: null, isLive: 'yes', priceCents: 'much' }),
    line(3, null),
  ];
  const { now, again, calls, settled } = drawn(
    () => useFamilyProducts('families', 7),
    'a',
    () => ({ total: 3, rows }),
  );
  expect(now()).toEqual([]);
  await settled();
  expect(now()).toEqual([
    { id: 1, version: 'r1', partNumber: 'P-1', configModelNo: 'TD-A', isLive: true, priceCents: 0 },
    { id: 2, version: 'r2', partNumber: 'typed', configModelNo: null, isLive: false, priceCents: null },
  ]);
  const before = now();
  again();
  expect(now()).toBe(before);
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [
      '/office/rows/products',
      {
        page: '1',
        pageSize: String(ROWS_PAGE_MAX),
        sort: 'position',
        filter: '{"familyId":7,"configModelNo":{"isEmpty":false}}',
        draft: 'a',
      },
    ],
  ]);
});

test('a row of another kind has no products, and asks for none', async () => {
  const { now, calls, settled } = drawn(
    () => useFamilyProducts('pictures', 7),
    null,
    () => ({ total: 1, rows: [line(1, {})] }),
  );
  await settled();
  expect([now(), calls]).toEqual([[], []]);
});

test.each([
  ['one page', 3, [3], 1],
  ['all pages', ROWS_PAGE_MAX + 1, [ROWS_PAGE_MAX, 1], 2],
  ['pages that are full to the last', 2 * ROWS_PAGE_MAX, [ROWS_PAGE_MAX, ROWS_PAGE_MAX], 2],
  ['pages that have fewer rows than their total', ROWS_PAGE_MAX + 1, [1, 0, 5], 2],
])('%s are read', async (_, total, pages, read) => {
  const all = drawn(
    () => useAllRows('products', '', (row) => row),
    null,
    ({ query }) => ({
      total,
      rows: Array.from({ length: pages[Number(query['page']) - 1] ?? 0 }, (__, at) => line(at, {})),
    }),
  );
  expect([all.now().isPending, all.now().rows, all.now().error]).toEqual([true, [], null]);
  await all.settled();
  expect(all.calls.map(({ query }) => query)).toEqual(
    Array.from({ length: read }, (__, at) => ({
      page: String(at + 1),
      pageSize: String(ROWS_PAGE_MAX),
      sort: 'position',
    })),
  );
  expect([all.now().isPending, all.now().rows.length]).toEqual([
    false,
    pages.slice(0, read).reduce((sum, one) => sum + one, 0),
  ]);
});

test('rows that cannot be read tell why', async () => {
  const { now, settled } = drawn(
    () => useAllRows('products', '', (row) => row),
    null,
    () => refused('bad'),
  );
  await settled();
  expect([now().isPending, now().error]).toEqual([false, expect.objectContaining({ status: 409 })]);
});
