import { expect, test } from 'vitest';
import {
  beginDraft,
  countDraftSteps,
  type DraftChange,
  dropDraftChanges,
  lastOwnSteps,
  markStepsDone,
  putDraftChanges,
  readDraftChanges,
  readDraftChangesAt,
  readDraftMark,
  recordDraftSteps,
} from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';

/** More than one query reads or writes. */
const MANY = 450;

onBothDatabases('the changes of a draft', (database) => {
  const begin = () => beginDraft(database().queries, { name: 'Spring', note: '', begunBy: 'ada', baseRevision: 0 });
  const changeOf = (draftId: string, nth: number): Omit<DraftChange, 'changedAt'> => ({
    draftId,
    kind: 'posts',
    rowId: nth + 1,
    row: nth % 2 === 0 ? { id: nth + 1, name: `“${nth}” \\ ü`, slug: '0815' } : null,
    base: null,
    version: 1,
    conflicts: nth === 0 ? [{ path: ['name'], base: null, mine: 'a' }] : [],
    changedBy: nth === 1 ? null : 'ada',
  });

  test('are read as they were put, however many they are', async () => {
    const { id } = await begin();
    const { queries } = database();
    const changes = Array.from({ length: MANY }, (_, nth) => changeOf(id, nth));
    await putDraftChanges(queries, changes.toReversed());
    const read = await readDraftChanges(queries, id);
    expect(read.map(({ changedAt: _, ...change }) => change)).toEqual(changes);
    expect(read[0]?.changedAt).toBeInstanceOf(Date);
  });
  test('have another mark as soon as one has another version, is put or goes', async () => {
    const { id } = await begin();
    const { queries } = database();
    const marks = [await readDraftMark(queries, id)];
    const marked = async (work: Promise<void>) => {
      await work;
      marks.push(await readDraftMark(queries, id));
    };
    await marked(putDraftChanges(queries, [changeOf(id, 0), changeOf(id, 2)]));
    await marked(putDraftChanges(queries, [{ ...changeOf(id, 2), version: 2, row: { id: 3, name: 'Later' } }]));
    await marked(dropDraftChanges(queries, id, [{ kind: 'posts', rowId: 1 }]));
    expect(new Set(marks).size).toBe(4);
    expect(await readDraftChangesAt(queries, id, [{ kind: 'posts', rowId: 3 }])).toMatchObject([
      { version: 2, row: { name: 'Later' } },
    ]);
  });
  test('have their steps one after the other, and a write is taken back once', async () => {
    const { id } = await begin();
    const { queries } = database();
    const steps = Array.from({ length: MANY }, (_, nth) => ({
      draftId: id,
      kind: 'posts' as const,
      rowId: nth + 1,
      version: 1,
      before: null,
      after: { id: nth + 1 },
      madeBy: 'ada',
      deed: 'write' as const,
      isDone: false,
    }));
    await queries.transaction((tx) => recordDraftSteps(tx, steps));
    expect(await countDraftSteps(queries, id)).toBe(MANY);
    const own = await lastOwnSteps(queries, id, 'ada');
    expect(own.map(({ place }) => place)).toEqual(Array.from({ length: MANY }, (_, nth) => MANY - nth));
    await markStepsDone(
      queries,
      id,
      own.map(({ place }) => place),
    );
    expect(await lastOwnSteps(queries, id, 'ada')).toEqual([]);
  });
});
