// @vitest-environment jsdom
import { fieldNamed } from '@millrace/contract/fields';
import type { ListedRow } from '@millrace/contract/office';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { around } from '../testing/studio-around.ts';
import type { ShownList } from './use-list-view.ts';
import { usePut } from './use-put.ts';
import { ROWS_AT_ONCE, type Rows } from './use-rows.ts';

const fields = ['name', 'partNumber', 'familyId'].map((name) => {
  const found = fieldNamed('products', name);
  if (found === undefined) throw new Error(name);
  return found;
});
const box = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });

let asked: URLSearchParams[];
let found: { kind: string; id: number; label: string; detail: string }[];
beforeEach(() => {
  asked = [];
  found = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost').searchParams);
    return Response.json({ rows: found });
  });
});

function drawn(total = 5, draft: string | null = null) {
  const writeMany = vi.fn();
  const read = vi.fn(async () => {});
  const rowAt = (at: number) =>
    at < total
      ? ({
          id: at + 1,
          version: 'd1',
          change: null,
          row: { name: `n${at}`, partNumber: `p${at}`, familyId: 1 },
        } as unknown as ListedRow)
      : undefined;
  const rows = { total, rowAt, read } as unknown as Rows;
  const list = { fields } as unknown as ShownList;
  const hook = drawHook(() => usePut('products', list, rows, () => undefined), around(null, { id: draft, writeMany }));
  const written = () =>
    writeMany.mock.calls.map(([edits]) => edits.map((edit: { id: number; fields: object }) => [edit.id, edit.fields]));
  return { put: hook.now, read, written };
}
const wait = (work: Promise<void>) => act(() => work);

test('what is pasted is shown first, and written when it is taken', async () => {
  const { put, read, written } = drawn();
  await wait(put().paste([['a', 'b'], ['c']], box(1, 1, 0, 0)));
  expect([put().judged?.words, put().judged?.verdict.changing, written()]).toEqual([
    'Pasted 2 rows × 2 columns',
    3,
    [],
  ]);
  expect(read.mock.calls).toEqual([[1, 2]]);
  act(() => put().take());
  expect([put().judged, written()]).toEqual([
    null,
    [
      [
        [2, { name: 'a', partNumber: 'b' }],
        [3, { name: 'c' }],
      ],
    ],
  ]);
  act(() => put().take());
  expect(written().length).toBe(1);
});

test('one cell that is pasted goes into the whole range', async () => {
  const { put } = drawn();
  await wait(put().paste([['a']], box(1, 2, 0, 1)));
  expect([put().judged?.words, put().judged?.verdict.changing]).toEqual(['Pasted 2 rows × 2 columns', 4]);
  await wait(put().paste([['a']], box(1, 1, 0, 0)));
  expect(put().judged?.words).toBe('Pasted 1 row × 1 column');
});

test.each([
  ['a row of several cells', [['a', 'b']], 'Pasted 1 row × 2 columns'],
  ['several rows of one cell', [['a'], ['b']], 'Pasted 2 rows × 1 column'],
  ['nothing', [], 'Pasted 0 rows × 0 columns'],
])('%s stay as they are', async (_, cells, words) => {
  const { put } = drawn();
  await wait(put().paste(cells, box(0, 3, 0, 1)));
  expect(put().judged?.words).toBe(words);
});

test('a range is filled at once where no cell is refused', async () => {
  const { put, written } = drawn();
  await wait(put().fill(box(1, 2, 0, 1), ['a', 'b']));
  await wait(put().same(box(0, 0, 0, 1), 'x'));
  await wait(put().each('Raised', box(3, 4, 0, 0), (row, column) => `${row} ${column}`));
  expect([put().judged, written()]).toEqual([
    null,
    [
      [
        [2, { name: 'a', partNumber: 'b' }],
        [3, { name: 'a', partNumber: 'b' }],
      ],
      [[1, { name: 'x', partNumber: 'x' }]],
      [
        [4, { name: '3 0' }],
        [5, { name: '4 0' }],
      ],
    ],
  ]);
});

test.each([
  ['Fill 4 cells', (put: ReturnType<typeof usePut>) => put.fill(box(4, 5, 0, 1), ['a', 'b'])],
  ['Set 2 cells', (put: ReturnType<typeof usePut>) => put.same(box(4, 5, 0, 0), 'a')],
  ['Raised', (put: ReturnType<typeof usePut>) => put.each('Raised', box(4, 5, 0, 0), () => 'a')],
])('%s: where one is refused they are shown first, and may be dropped', async (words, run) => {
  const { put, written } = drawn();
  await wait(run(put()));
  expect([put().judged?.words, put().judged?.verdict.refused[0]?.cause, written()]).toEqual([words, 'no-row', []]);
  act(() => put().drop());
  expect([put().judged, written()]).toEqual([null, []]);
});

test('cells that change nothing write nothing', async () => {
  const { put, written } = drawn();
  await wait(put().same(box(1, 1, 0, 0), 'n1'));
  expect([put().judged, written()]).toEqual([null, []]);
});

test.each([
  [ROWS_AT_ONCE, 0],
  [ROWS_AT_ONCE + 2, 2],
])('of %i rows that are pasted, %i are too many at once', async (count, beyond) => {
  const { put, read } = drawn(count + 10);
  await wait(
    put().paste(
      Array.from({ length: count }, () => ['a']),
      box(3, 3, 0, 0),
    ),
  );
  const words = `${beyond} rows are more than ${ROWS_AT_ONCE} at once`;
  expect(put().judged?.verdict.refused.map((one) => [one.row, one.words])).toEqual(
    beyond === 0 ? [] : [[3 + ROWS_AT_ONCE, words]],
  );
  expect(put().judged?.words).toContain(`${count} rows`);
  expect(read.mock.calls).toEqual([[3, 2 + ROWS_AT_ONCE]]);
});

const tern = { kind: 'families', id: 7, label: 'Tern', detail: 'tern' };
test('a row that is referred to is found by its words, whatever their case; a number is its id', async () => {
  const { put, written } = drawn(5, 'draft');
  found = [tern, { ...tern, kind: 'products', id: 9 }, { ...tern, id: 8, label: 'Tern II', detail: '' }];
  await wait(put().paste([['TERN'], ['9'], [' tern '], ['']], box(0, 0, 2, 2)));
  act(() => put().take());
  expect(written()[0]?.slice(0, 3)).toEqual([
    [1, { familyId: 7 }],
    [2, { familyId: 9 }],
    [3, { familyId: 7 }],
  ]);
  expect(asked.map((query) => [query.get('q'), query.get('draft')])).toEqual([
    ['TERN', 'draft'],
    ['tern', 'draft'],
  ]);
});

test('words that several rows have, or none, are not taken', async () => {
  const { put } = drawn();
  found = [tern, { ...tern, id: 8 }];
  await wait(put().paste([['Tern']], box(0, 0, 2, 2)));
  expect(put().judged?.verdict.refused.map(({ cause }) => cause)).toEqual(['faulty']);
  expect(asked[0]?.has('draft')).toBe(false);
});

test('cells that are made of what stands there are made when all rows of the range are read', async () => {
  const { put, read } = drawn();
  let isRead = false;
  read.mockImplementation(async () => {
    await Promise.resolve();
    isRead = true;
  });
  const made = vi.fn((row: number, column: number) => `${isRead} ${row} ${column}`);
  await wait(put().each('Made', box(1, 2, 0, 1), made));
  expect(read.mock.calls[0]).toEqual([1, 2]);
  expect(made.mock.results.map(({ value }) => value)).toEqual(['true 1 0', 'true 1 1', 'true 2 0', 'true 2 1']);
});
