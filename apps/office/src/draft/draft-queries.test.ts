import type { RowRecord } from '@millrace/contract/office';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import {
  changesQuery,
  countsQuery,
  draftQuery,
  draftsQuery,
  findingsQuery,
  putRecords,
  referringQuery,
  refreshDraft,
  rowQuery,
  rowsQuery,
} from './draft-queries.ts';

const DRAFT = '7';
const recordOf = (version: string, name: string): RowRecord => ({
  kind: 'products',
  id: 1,
  version,
  row: { name },
  published: null,
  changedBy: null,
  changedAt: null,
  conflicts: [],
  findings: [],
});

/** A row that is shown: each read waits until the test answers it. */
function shownRow() {
  const queries = new QueryClient();
  const reads: ((record: RowRecord) => void)[] = [];
  const { queryKey } = rowQuery('products', 1, DRAFT);
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<RowRecord>((resolve) => reads.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  const shown = () => queries.getQueryData(queryKey)?.version;
  return { queries, queryKey, reads, stop, settled, shown };
}

describe('rows as a write has answered them', () => {
  test.each([
    ['a newer version', 'd2', true],
    ['the same version, read again', 'd1', true],
    ['an older version, which came late', 'd0', false],
    ['one of a revision, as the draft has it no more', 'r9', true],
  ])('take the place of what is shown: %s', async (_, version, isTaken) => {
    const { queries, queryKey, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d1', 'before'));
    await expect.poll(shown).toBe('d1');
    putRecords(queries, DRAFT, [recordOf(version, 'after')]);
    expect(queries.getQueryData(queryKey)?.row).toEqual({ name: isTaken ? 'after' : 'before' });
    stop();
  });
  test('stay, when a read that began before the answer comes after it; the row is read anew', async () => {
    const { queries, queryKey, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d1', 'a'));
    await expect.poll(shown).toBe('d1');
    void queries.invalidateQueries({ queryKey });
    await expect.poll(() => reads.length).toBe(2);
    putRecords(queries, DRAFT, [recordOf('d2', 'b')]);
    expect(shown()).toBe('d2');
    reads[1]?.(recordOf('d1', 'a'));
    await expect.poll(() => reads.length).toBe(3);
    expect(shown()).toBe('d2');
    reads[2]?.(recordOf('d3', 'c'));
    await expect.poll(shown).toBe('d3');
    stop();
  });

  test('are not read again, when no read is under way', async () => {
    const { queries, reads, stop, settled, shown } = shownRow();
    reads[0]?.(recordOf('r4', 'a'));
    await expect.poll(shown).toBe('r4');
    putRecords(queries, DRAFT, [recordOf('d1', 'b')]);
    await settled();
    expect(shown()).toBe('d1');
    expect(reads).toHaveLength(1);
    stop();
  });

  test('give way to a version that was read meanwhile, and take the place of what is published', async () => {
    const { queries, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d10', 'theirs'));
    await expect.poll(shown).toBe('d10');
    putRecords(queries, DRAFT, [recordOf('d9', 'mine')]);
    expect(shown()).toBe('d10');
    putRecords(queries, DRAFT, [recordOf('r4', 'as published')]);
    expect(shown()).toBe('r4');
    putRecords(queries, DRAFT, [recordOf('d1', 'again')]);
    expect(shown()).toBe('d1');
    stop();
  });
});

describe('lists as a write has answered their rows', () => {
  const pageOf = (...ids: number[]) => ({
    total: ids.length,
    rows: ids.map((id) => ({ id, version: 'd5', change: null, row: { name: `n${id}` } })),
  });
  const query = { page: 1 };
  function put(...records: Partial<RowRecord>[]) {
    const queries = new QueryClient();
    const keys = [DRAFT, null, 'another'].map((draft) => rowsQuery('products', draft, query).queryKey);
    for (const queryKey of keys) queries.setQueryData(queryKey, pageOf(1, 2) as never);
    putRecords(
      queries,
      DRAFT,
      records.map((record) => ({ ...recordOf('d6', 'new'), ...record })),
    );
    return keys.map((queryKey) => queries.getQueryData(queryKey)?.rows.map(({ row }) => row?.['name']));
  }

  test('show them in the draft and in force; other rows, kinds and drafts stay', () => {
    expect(put({})).toEqual([
      ['new', 'n2'],
      ['new', 'n2'],
      ['n1', 'n2'],
    ]);
    expect(put({ kind: 'families' })).toEqual([
      ['n1', 'n2'],
      ['n1', 'n2'],
      ['n1', 'n2'],
    ]);
    expect(put({ id: 3 })[0]).toEqual(['n1', 'n2']);
  });

  test('keep a row that is newer, and show what is published of one that goes', () => {
    expect(put({ version: 'd4' })[0]).toEqual(['n1', 'n2']);
    expect(put({ row: null, published: { name: 'was' } })[0]).toEqual(['was', 'n2']);
    expect(put({ row: null, published: null })[0]).toEqual(['n1', 'n2']);
  });

  test('tell what changed, where the answer says it', () => {
    const queries = new QueryClient();
    const { queryKey } = rowsQuery('products', DRAFT, query);
    queries.setQueryData(queryKey, pageOf(1) as never);
    putRecords(queries, DRAFT, [{ ...recordOf('d6', 'new'), changedBy: 'a' }]);
    expect(queries.getQueryData(queryKey)?.rows).toEqual([{ id: 1, version: 'd6', row: { name: 'new' } }]);
    putRecords(queries, DRAFT, [
      { ...recordOf('d7', 'new'), change: 'changed', published: { name: 'old' }, changedBy: 'a' } as RowRecord,
    ]);
    expect(queries.getQueryData(queryKey)?.rows).toEqual([
      { id: 1, version: 'd7', row: { name: 'new' }, change: 'changed', before: { name: 'old' }, changedBy: 'a' },
    ]);
  });

  test.each([
    [50, 50],
    [51, 1],
  ])('of %i rows at once, the records of %i are kept: of many those alone that were read', (count, kept) => {
    const queries = new QueryClient();
    queries.setQueryData(rowQuery('products', 1, DRAFT).queryKey, recordOf('d1', 'read'));
    const records = Array.from({ length: count }, (_, at) => ({ ...recordOf('d2', 'new'), id: at + 1 }));
    putRecords(queries, DRAFT, records);
    expect(queries.getQueryCache().getAll().length).toBe(kept);
    expect(queries.getQueryData(rowQuery('products', 1, DRAFT).queryKey)?.version).toBe('d2');
  });
});

const path = (rest: string): string => `/office/${rest}`;
test.each<[string, { queryKey: QueryKey }, [path: string, query?: object][]]>([
  ['the open drafts', draftsQuery, [[path('drafts')]]],
  ['a draft', draftQuery('a'), [[path('drafts/a')]]],
  ['its findings', findingsQuery('a'), [[path('drafts/a/findings')]]],
  ['its changes, after its version', changesQuery('a'), [[path('drafts/a')], [path('drafts/a/changes')]]],
  ['counts of the rows of a draft', countsQuery('a'), [[path('counts'), { draft: 'a' }]]],
  ['counts of the rows in force', countsQuery(null), [[path('counts')]]],
  ['a row of a draft', rowQuery('products', 3, 'a'), [[path('rows/products/3'), { draft: 'a' }]]],
  ['a row in force', rowQuery('products', 3, null), [[path('rows/products/3')]]],
  ['rows of a draft', rowsQuery('products', 'a', { page: 2 }), [[path('rows/products'), { page: '2', draft: 'a' }]]],
  ['the rows that name a row', referringQuery('products', 3, 'a'), [[path('rows/products/3/used'), { draft: 'a' }]]],
  ['the rows in force that name a row', referringQuery('products', 3, null), [[path('rows/products/3/used')]]],
])('%s are read', async (_, query, asked) => {
  const calls = answerCalls(() => ({ version: 4 }));
  const client = new QueryClient();
  await client.fetchQuery(query);
  expect(calls.map((call) => [call.method, call.path, call.query])).toEqual(
    asked.map(([address, parameters = {}]) => ['GET', address, parameters]),
  );
});

test('the changes of a draft are told with a version that is no later', async () => {
  answerCalls(({ path: asked }) => (asked.endsWith('/changes') ? [{ id: 1 }] : { version: 4 }));
  expect(await new QueryClient().fetchQuery(changesQuery('a'))).toEqual({ version: 4, changes: [{ id: 1 }] });
});

test.each<[string, { refetchInterval?: unknown }, number | false, number | false]>([
  ['findings', findingsQuery('a'), 700, 20_000],
  ['counts', countsQuery('a'), 700, false],
])('%s are asked for again, soon while a draft is being checked', (_, { refetchInterval }, checking, else_) => {
  const after = (data: unknown): unknown => (refetchInterval as (query: object) => unknown)({ state: { data } });
  expect([after({ isChecking: true }), after({ isChecking: false }), after({}), after(undefined)]).toEqual([
    checking,
    else_,
    else_,
    else_,
  ]);
});

test('after a draft has changed, what was read of it is asked for again, and nothing else', async () => {
  const queries = new QueryClient();
  const keys = [['draft', 'a', 'record'], ['counts', 'a'], ['drafts'], ['draft', 'b'], ['rows', 'products', 'a', {}]];
  for (const key of keys) queries.setQueryData(key, {});
  await refreshDraft(queries, 'a');
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false, false]);
});
