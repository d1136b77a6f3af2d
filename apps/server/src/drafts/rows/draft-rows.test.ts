import { beginDraft, type Draft, dropDraftChanges, putDraftChanges, recordDraftSteps } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf, draftRowsReader } from './draft-rows.ts';

let database: TestDatabase;
/** Queries that read changes; how far a draft is, is asked each time. */
let reads = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
const counted = () =>
  new Proxy(database.queries, {
    get: (queries, name) => {
      if (name === 'select') reads += 1;
      return Reflect.get(queries, name);
    },
  });
const draft = (): Promise<Draft> =>
  beginDraft(database.queries, { name: 'Spring', note: '', begunBy: null, baseRevision: 1 });
/** Writes rows, each in a step, as one transaction of the office does. */
async function write({ id: draftId }: Draft, rowIds: readonly number[], name: string | null = 'New'): Promise<void> {
  const place = (rowId: number) => ({ draftId, kind: 'posts' as const, rowId });
  const row = (rowId: number) => ({ id: rowId, name });
  const facts = { base: null, version: 1, conflicts: [], changedBy: null };
  if (name === null) await dropDraftChanges(database.queries, draftId, rowIds.map(place));
  else
    await putDraftChanges(
      database.queries,
      rowIds.map((rowId) => ({ ...place(rowId), ...facts, row: row(rowId) })),
    );
  const step = { version: 1, before: null, madeBy: null, deed: 'write' as const, isDone: false };
  await recordDraftSteps(
    database.queries,
    rowIds.map((rowId) => ({ ...place(rowId), ...step, after: null })),
  );
}
const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, nth) => from + nth);
function reader() {
  const read = draftRowsReader(counted());
  return async (of: Draft) => {
    const before = reads;
    const rows = await read(of.id);
    const changes = changesOf(rows, 'posts');
    return { version: rows.version, ids: changes.map(({ rowId }) => rowId), rows, queries: reads - before, changes };
  };
}

test('a draft without changes has none, and is read each time', async () => {
  const read = reader();
  const of = await draft();
  expect(await read(of)).toMatchObject({ version: 0, ids: [], queries: 2 });
  expect(await read(of)).toMatchObject({ version: 0, ids: [], queries: 2 });
});

test('what a draft changes is read once, then what is new alone', async () => {
  const read = reader();
  const of = await draft();
  await write(of, upTo(3));
  const first = await read(of);
  expect(first).toMatchObject({ version: 3, ids: [1, 2, 3], queries: 2 });
  const again = await read(of);
  expect(again.rows).toBe(first.rows);
  expect(again.queries).toBe(1);
  await write(of, [2], 'Newer');
  await write(of, [3], null);
  await write(of, [9]);
  const newer = await read(of);
  expect([newer.version, newer.ids.toSorted((a, b) => a - b), newer.queries]).toEqual([6, [1, 2, 9], 3]);
  expect(newer.changes.find(({ rowId }) => rowId === 2)?.row).toMatchObject({ name: 'Newer' });
  expect(first.ids).toEqual([1, 2, 3]);
  expect(changesOf(first.rows, 'posts')).toHaveLength(3);
});

test('rows are read two hundred at a time, of many new ones all', async () => {
  const read = reader();
  const of = await draft();
  await write(of, upTo(200));
  expect(await read(of)).toMatchObject({ version: 200, queries: 3 });
  await write(of, upTo(201, 201));
  const some = await read(of);
  expect([some.ids.length, some.queries]).toEqual([401, 4]);
  await write(of, upTo(999, 500));
  const more = await read(of);
  expect([more.ids.length, more.queries]).toEqual([new Set([...upTo(401), ...upTo(999, 500)]).size, 7]);
  await write(of, upTo(1000, 2000));
  const anew = await read(of);
  expect([anew.ids.length, anew.queries]).toEqual([
    more.ids.length + 1000,
    2 + Math.floor((more.ids.length + 1000) / 200) + 1,
  ]);
});

test('eight drafts are remembered, and the one asked for longest ago is forgotten', async () => {
  const read = reader();
  const drafts = await Promise.all(upTo(9).map(draft));
  for (const of of drafts) await write(of, [1]);
  const [first, second, ...rest] = drafts;
  if (first === undefined || second === undefined) throw new Error('There are no drafts.');
  for (const of of drafts.slice(0, 8)) await read(of);
  expect((await read(first)).queries).toBe(1);
  for (const of of rest.slice(-1)) await read(of);
  expect((await read(first)).queries).toBe(1);
  expect((await read(second)).queries).toBe(2);
});
