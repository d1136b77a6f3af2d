import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  beginDraft,
  countDraftSteps,
  type DraftChange,
  type DraftStep,
  dropDraftChanges,
  foldDraftSteps,
  lastOwnSteps,
  markStepsDone,
  putDraftChanges,
  readDraftChanges,
  readDraftChangesAt,
  readDraftMark,
  recordDraftSteps,
  surveyDrafts,
  weighDraft,
} from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';

/** More than one query reads or writes. */
const MANY = 450;
/** More than one query weighs. */
const HEAPS = 5500;

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
    const own = await ownSteps(id);
    expect(own.map(({ place }) => place)).toEqual(Array.from({ length: MANY }, (_, nth) => MANY - nth));
    await markStepsDone(
      queries,
      id,
      own.map(({ place }) => place),
    );
    expect(await ownSteps(id)).toEqual([]);
  });

  test('are weighed, marked, taken back and let go some by some, with the outcome that one statement has', async () => {
    const { id } = await begin();
    const { queries } = database();
    const changes = Array.from({ length: HEAPS }, (_, nth) => changeOf(id, nth));
    const stepOf = ({ row, conflicts: _, base, changedBy, ...change }: (typeof changes)[number], madeBy: string) => ({
      ...change,
      before: base,
      after: row,
      madeBy,
      deed: 'write' as const,
      isDone: false,
    });
    await queries.transaction((tx) => recordDraftSteps(tx, [{ ...stepOf(changeOf(id, 0), 'bob'), version: 0 }]));
    await queries.transaction(async (tx) => {
      await putDraftChanges(tx, changes);
      await recordDraftSteps(
        tx,
        changes.map((change) => stepOf(change, 'ada')),
      );
      await surveyDrafts(tx);
    });
    const found = await queries.execute(sql`
      select count(*)::int as changes, sum(pg_column_size("row"))::int as bytes from draft_change where draft_id = ${id}`);
    expect(await weighDraft(queries, id)).toEqual(Object(found).rows[0]);
    const mark = await readDraftMark(queries, id);
    await putDraftChanges(queries, [{ ...changeOf(id, HEAPS - 1), version: 2 }]);
    expect(await readDraftMark(queries, id)).not.toBe(mark);
    const own = await ownSteps(id);
    expect(own.map(({ place }) => place)).toEqual(Array.from({ length: HEAPS }, (_, nth) => HEAPS + 1 - nth));
    // A write goes whole, but for the newest step of each row: that of the other person is followed by one.
    const many = { steps: HEAPS + 1, bytes: 1 << 30 };
    await foldDraftSteps(queries, id, many);
    expect(await countStepsOf(id)).toEqual({ steps: HEAPS + 1, done: 0 });
    await foldDraftSteps(queries, id, { ...many, steps: HEAPS });
    expect(await countStepsOf(id)).toEqual({ steps: HEAPS, done: 0 });
    await foldDraftSteps(queries, id, { ...many, steps: 300 });
    expect(await countStepsOf(id)).toEqual({ steps: HEAPS, done: HEAPS });
    expect(await ownSteps(id)).toEqual([]);
  });

  async function ownSteps(draftId: string): Promise<DraftStep[]> {
    const own: DraftStep[] = [];
    for await (const steps of lastOwnSteps(database().queries, draftId, 'ada')) own.push(...steps);
    return own;
  }

  async function countStepsOf(draftId: string): Promise<unknown> {
    const found = await database().queries.execute(sql`
      select count(*)::int as steps, (count(*) filter (where is_done))::int as done from draft_step where draft_id = ${draftId}`);
    return Object(found).rows[0];
  }
});
