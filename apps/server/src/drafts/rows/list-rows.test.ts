import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { DraftChange } from '@millrace/database';
import { afterEach, expect, test, vi } from 'vitest';
import { rowLists } from './list-rows.ts';

const KIND: ContentKind = 'products';
const snapshot = { revision: 7 } as Snapshot;
const never = new AbortController().signal;

/** Rows that count how often all of them are looked at. */
class Looked extends Array<{ id: number; name: string }> {
  looks = 0;
  override entries() {
    this.looks += 1;
    return super.entries();
  }
}
function made(count: number): Looked {
  const rows = new Looked();
  for (let nth = 0; nth < count; nth += 1) rows.push({ id: nth + 1, name: `P-${count - nth}` });
  return rows;
}
const listOf = (rows: Looked, changes: DraftChange[] = [], version = 0) =>
  ({ ...{ kind: KIND, rows, changes, faulty: new Set([2]) }, draftId: 'd', version, isSeen: true }) as const;
/** A page with how often all rows were looked at for it. */
function opened(rows: Looked) {
  const lists = rowLists(never);
  const page = async (wanted: object, list = listOf(rows), of = snapshot) => {
    const before = rows.looks;
    const found = await lists.page(of, list, { page: 1, pageSize: 10, ...wanted });
    return { ids: found.rows.map(({ id }) => id), total: found.total, looks: rows.looks - before };
  };
  return { lists, page };
}
afterEach(() => vi.useRealTimers());

test('a line says its row and its version; a changed one what it was, and who changed it', async () => {
  const rows = made(2);
  const base = rows[1] ?? null;
  const change = {
    ...{ draftId: 'd', kind: KIND, rowId: 2, version: 3, conflicts: [], changedBy: 'ada' },
  } as const;
  const changes: DraftChange[] = [
    { ...change, base, row: { id: 2, name: 'New' }, conflicts: [], changedAt: new Date(0) },
  ];
  const wanted = { page: 1, pageSize: 10 };
  expect(await rowLists(never).page(snapshot, listOf(rows, changes, 5), wanted)).toEqual({
    ...{ total: 2, revision: 7, version: 5 },
    rows: [
      { id: 1, row: rows[0], version: 'r7' },
      {
        ...{ id: 2, row: { id: 2, name: 'New' }, version: 'd3', change: 'changed' },
        ...{ before: base, changedBy: 'ada' },
      },
    ],
  });
  const added: DraftChange[] = [
    { ...change, rowId: 9, base: null, row: { id: 9 }, conflicts: [], changedAt: new Date(0) },
  ];
  const { rows: lines } = await rowLists(never).page(snapshot, listOf(rows, added), wanted);
  expect(lines[2]).toMatchObject({ id: 9, change: 'added', before: null });
});

test('an order is made once for all pages of a list, and anew for another version, revision, kind of list or search', async () => {
  const rows = made(30);
  const { page } = opened(rows);
  const first = await page({});
  expect([first.ids, first.total, first.looks]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 30, 1]);
  const third = await page({ page: 3 });
  expect([third.ids, third.looks]).toEqual([[21, 22, 23, 24, 25, 26, 27, 28, 29, 30], 0]);
  expect((await page({ page: 4 })).ids).toEqual([]);
  expect((await page({ search: 'p-3' })).looks).toBe(1);
  expect((await page({}, listOf(rows, [], 1))).looks).toBe(1);
  expect((await page({}, { ...listOf(rows), isSeen: false } as never)).looks).toBe(1);
  expect((await page({}, listOf(rows), { revision: 8 } as Snapshot)).looks).toBe(1);
  expect((await page({})).looks).toBe(0);
});

test('findings come and go, so an order by them is made each time', async () => {
  const rows = made(30);
  const { page } = opened(rows);
  expect(await page({ faulty: 'true' })).toEqual({ ids: [2], total: 1, looks: 1 });
  expect(await page({ faulty: 'true' })).toEqual({ ids: [2], total: 1, looks: 1 });
});

test('twenty-four orders are remembered, and the one asked for longest ago is forgotten', async () => {
  const rows = made(5);
  const { page } = opened(rows);
  const looks = async (nth: number) => (await page({ search: `${nth}` })).looks;
  for (let nth = 0; nth < 24; nth += 1) await looks(nth);
  expect(await looks(0)).toBe(0);
  expect(await looks(24)).toBe(1);
  expect(await looks(0)).toBe(0);
  expect(await looks(1)).toBe(1);
});

test('the first rows of a long list are shown before all are in order, which they are after a while', async () => {
  const rows = made(301);
  const { page } = opened(rows);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = await page({ sort: 'name' });
  expect([first.ids[0], first.total]).toEqual([301, 301]);
  expect((await page({ sort: 'name', page: 30 })).looks).toBe(0);
  const before = rows.looks;
  await vi.advanceTimersByTimeAsync(249);
  expect(rows.looks).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => rows.looks).toBeGreaterThan(before);
  const last = await page({ sort: 'name', page: 31 });
  expect([last.ids, last.looks]).toEqual([[1], 0]);
});

test('a list of three hundred rows has no more than its first ones', async () => {
  const rows = made(300);
  const { page } = opened(rows);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { looks } = await page({ sort: 'name' });
  const before = rows.looks;
  await vi.advanceTimersByTimeAsync(1000);
  expect([looks, rows.looks]).toEqual([1, before]);
});

test('rows beyond the first three hundred are those of the whole order', async () => {
  const rows = made(600);
  const { page } = opened(rows);
  const beyond = await page({ sort: 'name', page: 2, pageSize: 151 });
  expect([beyond.ids[0], beyond.ids.length]).toEqual([449, 151]);
  expect((await page({ sort: 'name', page: 2, pageSize: 150 })).looks).toBe(0);
});

test('an order that failed is made again', async () => {
  const { page } = opened(made(3));
  await expect(page({ filter: '[' })).rejects.toThrow('filter must be');
  await expect(page({ filter: '[' })).rejects.toThrow('filter must be');
});
