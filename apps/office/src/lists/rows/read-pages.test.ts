import { ROWS_PAGE_MAX, type RowPage } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE, pageQuery, readPages } from './read-pages.ts';

const TOTAL = 1234;
const list = { kind: 'products', draft: null, query: { sort: 'name' } } as const;

/** A server with so many rows, each with its place as id. Remembers what it was asked for. */
function served() {
  const asked: [page: number, pageSize: number][] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { searchParams } = new URL(address, 'http://office.test');
    const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    expect(searchParams.get('sort')).toBe('name');
    asked.push([page, pageSize]);
    const from = (page - 1) * pageSize;
    const rows = Array.from({ length: Math.max(0, Math.min(pageSize, TOTAL - from)) }, (_, at) => rowAt(from + at));
    return Promise.resolve(Response.json({ total: TOTAL, revision: 1, version: 0, rows }));
  });
  const queries = new QueryClient();
  const rowsOf = (page: number) => queries.getQueryData(pageQuery(list, page).queryKey)?.rows.map(({ id }) => id);
  return { asked, queries, rowsOf };
}
const rowAt = (at: number, version = 'r1'): RowPage['rows'][number] => ({
  id: at + 1,
  version,
  row: { name: `${at}` },
});
const ids = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

afterEach(() => vi.unstubAllGlobals());

test('pages that stand together come in one answer, and are kept one by one', async () => {
  const { asked, queries, rowsOf } = served();
  await readPages(queries, list, 1, 13);
  expect(asked).toEqual([
    [1, ROWS_PAGE_MAX],
    [2, ROWS_PAGE_MAX],
    [3, ROWS_PAGE_MAX],
  ]);
  for (let page = 1; page <= 12; page++) expect(rowsOf(page)).toEqual(ids((page - 1) * PAGE + 1, page * PAGE));
  expect(rowsOf(13)).toEqual(ids(1201, TOTAL));
  expect(queries.getQueryData(pageQuery(list, 13).queryKey)?.total).toBe(TOTAL);
  expect(queries.getQueryCache().getAll()).toHaveLength(15);
});

test('a page alone is asked for alone', async () => {
  const { asked, queries, rowsOf } = served();
  await readPages(queries, list, 5, 6);
  expect(asked).toEqual([
    [5, PAGE],
    [6, PAGE],
  ]);
  expect(rowsOf(5)).toEqual(ids(401, 500));
});

test('pages that are there are neither asked for again nor put back', async () => {
  const { asked, queries } = served();
  const { queryKey } = pageQuery(list, 2);
  queries.setQueryData(queryKey, { total: TOTAL, revision: 1, version: 0, rows: [rowAt(100, 'd7')] });
  await readPages(queries, list, 1, 3);
  expect(asked).toEqual([[1, ROWS_PAGE_MAX]]);
  expect(queries.getQueryData(queryKey)?.rows).toEqual([rowAt(100, 'd7')]);
  await readPages(queries, list, 1, 5);
  expect(asked).toHaveLength(1);
});

test('what cannot be read is told, and is read the next time', async () => {
  const { queries, rowsOf } = served();
  const failing = vi.fn(() => Promise.reject(new TypeError('no network')));
  const works = globalThis.fetch;
  vi.stubGlobal('fetch', failing);
  queries.setDefaultOptions({ queries: { retry: false } });
  await expect(readPages(queries, list, 1, 5)).rejects.toThrow('no network');
  vi.stubGlobal('fetch', works);
  await readPages(queries, list, 1, 5);
  expect(rowsOf(5)).toEqual(ids(401, 500));
});
