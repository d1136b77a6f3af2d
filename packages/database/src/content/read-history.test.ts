import { expect, test } from 'vitest';
import type { Queries } from '../database.ts';
import { contentChange, contentRevision } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { findChangedRows } from './find-changed-rows.ts';
import {
  historyOverUpTo,
  listRevisions,
  newestChangeBetween,
  readChangesAfter,
  readChangesBetween,
  readRevision,
  readRevisionChanges,
  readRevisions,
  readRowHistory,
  readTakenBack,
} from './read-history.ts';

const id = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
type Change = [
  revision: number,
  kind: 'posts' | 'products',
  rowId: number,
  before: string | null,
  after: string | null,
];

/** Two rows of one id, and a third that comes and goes again. */
const CHANGES: Change[] = [
  [2, 'products', 1, 'red', 'blue'],
  [2, 'posts', 2, 'spring', 'summer'],
  [2, 'posts', 1, 'a_b', 'a%b'],
  [3, 'posts', 1, 'a%b', null],
  [3, 'posts', 3, null, 'new'],
  [5, 'posts', 3, 'new', null],
  [5, 'products', 1, 'blue', 'green'],
];

async function store(queries: Queries, changes: readonly Change[]): Promise<void> {
  const made = [1, 2, 3, 4, 5].map((revision) => ({
    revision,
    source: 'staff',
    madeBy: revision === 3 ? 'bob' : 'ada',
    note: '',
    takesBack: revision === 4 || revision === 5 ? 2 : null,
    publishedAt: new Date(Date.UTC(2026, 0, revision)),
    changeCount: changes.filter(([of]) => of === revision).length,
  }));
  await queries.insert(contentRevision).values(made);
  const named = (name: string | null) => (name === null ? null : { name });
  await queries.insert(contentChange).values(
    changes.map(([revision, kind, rowId, before, after], nth) => ({
      id: id(changes.length - nth),
      revision,
      kind,
      rowId,
      before: named(before),
      after: named(after),
    })),
  );
}

async function allOf<T>(found: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of found) all.push(one);
  return all;
}

onBothDatabases('the history', (database) => {
  const queries = () => database().queries;
  const brief = (rows: readonly { revision?: number; kind: string; rowId: number }[]) =>
    rows.map(({ revision, kind, rowId }) => [revision, kind, rowId]);
  const revisions = (rows: readonly { revision: number }[]) => rows.map(({ revision }) => revision);

  test('of a revision are its rows by kind and id', async () => {
    await store(queries(), CHANGES);
    expect(brief(await readRevisionChanges(queries(), 2))).toEqual([
      [2, 'posts', 1],
      [2, 'posts', 2],
      [2, 'products', 1],
    ]);
    expect(await readRevisionChanges(queries(), 4)).toEqual([]);
  });

  test('of a row is its own, the newest first, as many as are asked for', async () => {
    await store(queries(), CHANGES);
    const history = async (kind: 'posts' | 'products', rowId: number, limit = 9) =>
      revisions(await readRowHistory(queries(), { kind, rowId, limit }));
    expect([await history('posts', 1), await history('products', 1), await history('posts', 3, 1)]).toEqual([
      [3, 2],
      [5, 2],
      [5],
    ]);
  });

  test('of some rows after a revision is theirs alone, the oldest first', async () => {
    await store(queries(), CHANGES);
    const rows = [
      { kind: 'posts', rowId: 1 },
      { kind: 'posts', rowId: 3 },
      { kind: 'products', rowId: 1 },
    ] as const;
    const after = async (revision: number, limit = 9) =>
      brief(await readChangesAfter(queries(), { after: revision, rows, limit }));
    expect((await after(2)).map(([of]) => of)).toEqual([3, 3, 5, 5]);
    expect((await after(1, 2)).map(([of]) => of)).toEqual([2, 2]);
    expect(await after(5)).toEqual([]);
    expect((await after(1)).some(([, kind, rowId]) => kind === 'posts' && rowId === 2)).toBe(false);
    const some = await readChangesAfter(queries(), { after: 1, rows: [{ kind: 'posts', rowId: 2 }], limit: 9 });
    expect(brief(some)).toEqual([[2, 'posts', 2]]);
  });

  test('between two revisions is each row as it was before and is after, by kind and id', async () => {
    await store(queries(), CHANGES);
    const between = async (after: number, upTo: number, limit = 9) => {
      const { rows, total } = await readChangesBetween(queries(), { after, upTo, limit });
      return [rows.map((row) => [row.kind, row.rowId, row.before?.['name'], row.after?.['name']]), total];
    };
    expect(await between(1, 5)).toEqual([
      [
        ['posts', 1, 'a_b', undefined],
        ['posts', 2, 'spring', 'summer'],
        ['posts', 3, undefined, undefined],
        ['products', 1, 'red', 'green'],
      ],
      4,
    ]);
    expect(await between(2, 3)).toEqual([
      [
        ['posts', 1, 'a%b', undefined],
        ['posts', 3, undefined, 'new'],
      ],
      2,
    ]);
    expect(await between(1, 5, 1)).toEqual([[['posts', 1, 'a_b', undefined]], 4]);
    expect(await between(3, 4)).toEqual([[], 0]);
  });

  test('tells of each revision that is kept, and which later one took it back', async () => {
    await store(queries(), CHANGES);
    expect(await readRevision(queries(), 3)).toMatchObject({ revision: 3, madeBy: 'bob' });
    expect(await readRevision(queries(), 9)).toBeUndefined();
    expect(revisions(await readRevisions(queries(), [2, 4, 9])).sort()).toEqual([2, 4]);
    expect([revisions(await readRevisions(queries(), [3])), await readRevisions(queries(), [])]).toEqual([[3], []]);
    expect(await readTakenBack(queries(), [2])).toEqual(new Map([[2, 5]]));
    expect(await readTakenBack(queries(), [1, 2, 3])).toEqual(new Map([[2, 5]]));
    expect([await readTakenBack(queries(), [3]), await readTakenBack(queries(), [])]).toEqual([new Map(), new Map()]);
  });

  test('tells the newest revision with rows after one, up to another', async () => {
    await store(queries(), CHANGES);
    const newest = (after: number, upTo: number) => newestChangeBetween(queries(), after, upTo);
    expect([
      await newest(1, 4),
      await newest(3, 5),
      await newest(3, 4),
      await newest(5, 9),
      await newest(2, 3),
    ]).toEqual([3, 5, null, null, 3]);
  });

  test('is listed by all that is asked at once', async () => {
    await store(queries(), CHANGES);
    const found = async (search: object) => revisions(await listRevisions(queries(), { limit: 9, ...search }));
    expect(await found({})).toEqual([5, 4, 3, 2, 1]);
    expect(await found({ limit: 2, below: 4 })).toEqual([3, 2]);
    expect(await found({ from: '2026-01-02', to: '2026-01-04', by: 'ada' })).toEqual([4, 2]);
    expect(await found({ kind: 'products', from: '2026-01-03' })).toEqual([5]);
    expect(await found({ kind: 'posts', id: 1 })).toEqual([3, 2]);
  });

  test.each([
    ['of which all rows are there', CHANGES, null],
    ['of which one row has gone', CHANGES.filter(([, , rowId]) => rowId !== 2), 2],
    ['of which the first have gone', CHANGES.filter(([revision]) => revision > 2), 2],
    ['of which some are whole', CHANGES.filter(([revision]) => revision > 3), 3],
    ['of which nothing is left', [], 5],
  ] as const)('%s is over up to the newest that is not whole', async (_, left, upTo) => {
    await store(queries(), CHANGES);
    await queries().delete(contentChange);
    if (left.length > 0) {
      await queries()
        .insert(contentChange)
        .values(left.map(([revision, kind, rowId], nth) => ({ id: id(nth), revision, kind, rowId })));
    }
    expect(await historyOverUpTo(queries())).toBe(upTo);
  });

  test('is searched for words, before and after, by kind and id; signs of a pattern are signs', async () => {
    await store(queries(), CHANGES);
    const found = async (revision: number, ...words: string[]) =>
      brief(await allOf(findChangedRows(queries(), revision, words)));
    expect([await found(2, 'RED'), await found(2, 'blue'), await found(3, 'blue')]).toEqual([
      [[2, 'products', 1]],
      [[2, 'products', 1]],
      [],
    ]);
    expect(await found(2, 'name')).toEqual([
      [2, 'posts', 1],
      [2, 'posts', 2],
      [2, 'products', 1],
    ]);
    expect([await found(2, 'spring', 'summer'), await found(2, 'spring', 'blue')]).toEqual([[[2, 'posts', 2]], []]);
    expect([await found(2, 'a_b'), await found(2, 'p_i'), await found(2, 's%r')]).toEqual([[[2, 'posts', 1]], [], []]);
    expect([await found(4, 'name'), await found(2)]).toEqual([[], await found(2, 'name')]);
  });

  test('of many rows is searched to the last id', async () => {
    const far = [1, 2001, 2002, 4001, 9000].map((rowId): Change => [2, 'posts', rowId, null, 'far']);
    await store(queries(), far);
    const found = await allOf(findChangedRows(queries(), 2, ['far']));
    expect(found.map(({ rowId }) => rowId)).toEqual([1, 2001, 2002, 4001, 9000]);
  });
});
