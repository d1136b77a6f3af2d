// @vitest-environment jsdom
import type { RevisionPage } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { useHistoryAddress } from './history-address.ts';
import { comparisonQuery, revisionQuery, revisionsQuery } from './history-queries.ts';

const page = (count: number, goesOn: number | null = null) =>
  ({
    revisions: Array.from({ length: count }, (_, at) => ({ revision: 100 - at })),
    goesOn,
  }) as unknown as RevisionPage;

test.each<[string, object, RevisionPage, number | undefined]>([
  ['a full page goes on below its last revision', {}, page(50), 51],
  ['a page that is not full is the last', {}, page(49), undefined],
  ['an empty page is the last', {}, page(0), undefined],
  ['a search for words goes on where the server says, though it found little', { words: 'x' }, page(1, 30), 30],
  ['a search for words ends where the server says, though its page is full', { words: 'x' }, page(50), undefined],
])('%s', (_, search, last, next) => {
  const { getNextPageParam } = revisionsQuery(search);
  expect(getNextPageParam(last, [last], null, [null])).toBe(next);
});

test('revisions are read by the page, with what is searched for', async () => {
  const calls = answerCalls(() => page(50));
  const client = new QueryClient();
  await client.fetchInfiniteQuery({ ...revisionsQuery({ words: 'x', by: 'me' }), pages: 1 });
  await client.fetchInfiniteQuery({ ...revisionsQuery({}), pages: 2 });
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    ['/office/history', { words: 'x', by: 'me', limit: '50' }],
    ['/office/history', { limit: '50' }],
    ['/office/history', { limit: '50', below: '51' }],
  ]);
});

test('one revision is read, and one against another', async () => {
  const calls = answerCalls();
  const client = new QueryClient();
  await client.fetchQuery(revisionQuery(7));
  await client.fetchQuery(comparisonQuery(7, 5));
  expect(calls.map(({ path }) => path)).toEqual(['/office/history/7', '/office/history/7/against/5']);
});

test.each([
  ['', null, '/office/history/7'],
  ['?words=x&other=1', null, '/office/history/7?words=x'],
  ['?kind=products&id=3', 5, '/office/history/7?kind=products&id=3&against=5'],
])('the address of a revision keeps what is searched for: %s against %s', (search, against, address) => {
  history.replaceState(null, '', `/office/history${search}`);
  expect(drawHook(useHistoryAddress).now()(7, against)).toBe(address);
});
test('a revision stands against none unless it is said', () => {
  history.replaceState(null, '', '/office/history');
  expect(drawHook(useHistoryAddress).now()(7)).toBe('/office/history/7');
});
