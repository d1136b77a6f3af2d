// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { rememberList } from '../../draft/last-list.ts';
import { allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { around } from '../../testing/studio-around.ts';
import { useBeside } from './use-beside.ts';

beforeEach(() => sessionStorage.clear());
const list = { search: '', query: { search: 'tern' }, pageSize: 100, id: 7, at: 1 };

async function beside(id: number, draft: string | null, rows: (query: Record<string, string>) => number[]) {
  const calls = answerCalls(({ query }) => {
    const ids = rows(query);
    return { total: ids.length, rows: ids.map((one) => ({ id: one, version: 'r1', row: {} })) };
  });
  const { client, around: read } = queriesAround(undefined, around(null, { id: draft }));
  const hook = drawHook(() => useBeside('products', id), read);
  expect(hook.now()).toBeUndefined();
  await allRead(client, hook);
  return { found: hook.now(), queries: calls.map(({ query }) => query) };
}

test('a row of the list that one came from has those beside it there', async () => {
  rememberList('products', list);
  const { found, queries } = await beside(7, 'a', () => [9, 7, 3]);
  expect(found).toEqual({ before: { id: 9, at: 0 }, after: { id: 3, at: 2 }, place: { at: 1, total: 3 } });
  expect(queries[0]).toEqual({ search: 'tern', page: '1', pageSize: '100', draft: 'a' });
});

test('a row that has left the list has those beside it that stood there; another row never stood there', async () => {
  rememberList('products', list);
  const { found } = await beside(7, null, () => [9, 3]);
  expect(found?.before).toEqual({ id: 9, at: 0 });
  const other = await beside(8, null, ({ filter }) => (filter === undefined ? [9, 3] : []));
  expect(other.found).toEqual({ before: null, after: null, place: null });
});

test('without a list it has those with the next ids', async () => {
  const { found, queries } = await beside(7, 'a', ({ sort }) => (sort === 'id' ? [8] : [6]));
  expect(found).toEqual({ before: { id: 6, at: null }, after: { id: 8, at: null }, place: null });
  const asked = { page: '1', pageSize: '1', draft: 'a' };
  expect(queries).toEqual([
    { ...asked, filter: '{"id":{"below":7}}', sort: '-id' },
    { ...asked, filter: '{"id":{"above":7}}', sort: 'id' },
  ]);
});
