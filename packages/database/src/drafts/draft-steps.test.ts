import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import {
  countDraftSteps,
  type DraftStep,
  foldDraftSteps,
  joinSteps,
  lastOwnSteps,
  lastOwnUndo,
  latestVersions,
  markStepsDone,
  readRowStepsSince,
  readStepsSince,
  readVersion,
  recordDraftSteps,
  transactionMoment,
} from './draft-steps.ts';
import { beginDraft } from './draft-store.ts';

type Given = Partial<Omit<DraftStep, 'place' | 'madeAt'>>;
const ALL = { steps: 100, bytes: 1 << 30 };

onBothDatabases('the steps of a draft', (database) => {
  const queries = () => database().queries;
  const begin = async (): Promise<string> =>
    (await beginDraft(queries(), { name: 'Spring', note: '', begunBy: 'ada', baseRevision: 0 })).id;
  /** Records the steps of one write. */
  const write = (draftId: string, ...steps: Given[]): Promise<void> =>
    queries().transaction((tx) =>
      recordDraftSteps(
        tx,
        steps.map((step) => stepOf(draftId, step)),
      ),
    );
  const stepOf = (draftId: string, given: Given) => ({
    draftId,
    kind: 'posts' as const,
    rowId: 1,
    version: 1,
    before: null,
    after: null,
    madeBy: 'ada',
    deed: 'write' as const,
    isDone: false,
    ...given,
  });
  const places = async (found: AsyncIterable<DraftStep[]>): Promise<number[]> => {
    const all: number[] = [];
    for await (const steps of found) all.push(...steps.map(({ place }) => place));
    return all;
  };
  const undone = (draftId: string, madeBy = 'ada') => places(lastOwnUndo(queries(), draftId, madeBy));
  const own = (draftId: string, madeBy = 'ada') => places(lastOwnSteps(queries(), draftId, madeBy));

  test('of one row are its own, and neither those of another row, kind or draft', async () => {
    const [id, other] = [await begin(), await begin()];
    await write(id, { version: 1 }, { rowId: 2, version: 1 }, { kind: 'products', version: 1 });
    await write(other, { version: 1 }, { version: 2 }, { version: 7, madeBy: 'eve' });
    await write(id, { version: 2, madeBy: 'bob' }, { rowId: 2, version: 2 }, { kind: 'products', version: 3 });
    const place = { draftId: id, kind: 'posts', rowId: 1 } as const;
    expect(await readVersion(queries(), place, 2)).toMatchObject({ place: 4, madeBy: 'bob' });
    expect(await readVersion(queries(), place, 7)).toBeUndefined();
    expect(await readRowStepsSince(queries(), place, 1)).toMatchObject([{ place: 4, version: 2 }]);
    expect((await readRowStepsSince(queries(), place, 0)).map((step) => step.place)).toEqual([1, 4]);
    const versions = await latestVersions(queries(), id, [
      { kind: 'posts', rowId: 1 },
      { kind: 'posts', rowId: 9 },
      { kind: 'products', rowId: 1 },
    ]);
    expect(versions).toEqual(
      new Map([
        ['posts', new Map([[1, 2]])],
        ['products', new Map([[1, 3]])],
      ]),
    );
  });

  test('since one of them are told once for each row, by the newest, in their order', async () => {
    const [id, other] = [await begin(), await begin()];
    await write(id, { rowId: 1, version: 1 }, { rowId: 2, version: 1 });
    await write(other, { rowId: 5, version: 1 });
    await write(id, { rowId: 3, version: 1 }, { rowId: 1, version: 2 }, { rowId: 3, version: 2 });
    const since = async (place: number, limit = 10) =>
      (await readStepsSince(queries(), id, place, limit)).map((step) => [step.place, step.rowId, step.version]);
    expect(await since(0)).toEqual([
      [2, 2, 1],
      [4, 1, 2],
      [5, 3, 2],
    ]);
    expect(await since(2, 1)).toEqual([[4, 1, 2]]);
    expect(await since(4)).toEqual([[5, 3, 2]]);
    expect(await since(5)).toEqual([]);
    expect([await countDraftSteps(queries(), id), await countDraftSteps(queries(), other)]).toEqual([5, 1]);
  });

  test('none is recorded where none is given, and a draft without steps has none', async () => {
    const id = await begin();
    await queries().transaction((tx) => recordDraftSteps(tx, []));
    expect([await countDraftSteps(queries(), id), await own(id), await undone(id)]).toEqual([0, [], []]);
  });

  test('of one write are taken back together: the last that a person made, and did not take back', async () => {
    const [id, other] = [await begin(), await begin()];
    await write(id, { version: 1 });
    await write(id, { version: 2 }, { rowId: 2 });
    await write(id, { version: 3, madeBy: 'bob' });
    await write(id, { version: 4, deed: 'undo' });
    await write(other, { version: 1 });
    expect([await own(id), await own(id, 'bob'), await own(other), await own(id, 'eve')]).toEqual([
      [3, 2],
      [4],
      [1],
      [],
    ]);
    await markStepsDone(queries(), id, [3, 2]);
    expect([await own(id), await own(other)]).toEqual([[1], [1]]);
    await write(id, { version: 5, deed: 'redo' });
    expect(await own(id)).toEqual([6]);
  });

  test('a write that is joined to an earlier one of the same person is taken back with it', async () => {
    const id = await begin();
    await write(id, { version: 1 });
    await write(id, { rowId: 2, version: 1, madeBy: 'bob' });
    const joined = (rowId: number, version: number) =>
      queries().transaction(async (tx) => {
        await recordDraftSteps(tx, [stepOf(id, { rowId: 3, version: 1 }), stepOf(id, { rowId: 4, madeBy: 'bob' })]);
        await joinSteps(tx, { draftId: id, kind: 'posts', rowId, version }, 'ada');
      });
    await joined(1, 1);
    expect([await own(id), await own(id, 'bob')]).toEqual([[3, 1], [4]]);
    await joined(2, 1);
    await joined(1, 9);
    expect([await own(id), await own(id, 'bob')]).toEqual([[7], [8]]);
  });

  test('by which somebody took back are done again until they write, once', async () => {
    const id = await begin();
    await write(id, { version: 1 }, { rowId: 2 });
    await write(id, { version: 2, deed: 'undo' }, { rowId: 2, version: 2, deed: 'undo' });
    expect([await undone(id), await undone(id, 'bob')]).toEqual([[4, 3], []]);
    await markStepsDone(queries(), id, [4, 3]);
    expect(await undone(id)).toEqual([]);
    await write(id, { version: 3, deed: 'undo' });
    await write(id, { version: 4 });
    expect(await undone(id)).toEqual([]);
  });

  test.each([
    ['somebody else wrote', { madeBy: 'bob' }, [2]],
    ['the server carried it over', { deed: 'carry', madeBy: null }, [2]],
    ['it was done again otherwise', { deed: 'redo' }, [2]],
    ['the same person wrote one row', { rowId: 9 }, []],
  ] as const)('what was taken back before %s', async (_, since, places) => {
    const [id, other] = [await begin(), await begin()];
    await write(id, {});
    await write(id, { version: 2, deed: 'undo' });
    await write(other, {}, {}, {});
    await write(id, { version: 3, ...since });
    expect(await undone(id)).toEqual(places);
  });

  test('go with their write when there are too many, but for the newest of each row; other drafts keep theirs', async () => {
    const [id, other] = [await begin(), await begin()];
    for (const draft of [id, other]) {
      await write(draft, { version: 1 }, { rowId: 2, version: 1 });
      await write(draft, { version: 2 }, { rowId: 3, version: 1 });
      await write(draft, { version: 3 });
    }
    const kept = async (draft: string) =>
      (
        await Promise.all(
          [1, 2, 3].map((rowId) => readRowStepsSince(queries(), { draftId: draft, kind: 'posts', rowId }, 0)),
        )
      )
        .flat()
        .map(({ place, isDone }) => [place, isDone]);
    await foldDraftSteps(queries(), id, ALL);
    await foldDraftSteps(queries(), id, { ...ALL, steps: 5 });
    expect((await kept(id)).length).toBe(5);
    await foldDraftSteps(queries(), id, { ...ALL, steps: 4 });
    expect(await kept(id)).toEqual([
      [3, false],
      [5, false],
      [2, true],
      [4, false],
    ]);
    expect((await kept(other)).every(([, isDone]) => isDone === false)).toBe(true);
    expect((await kept(other)).length).toBe(5);
  });

  test('go by their bytes, too, and those that are left are told', async () => {
    const [id, other] = [await begin(), await begin()];
    const row = { id: 1, name: Array.from({ length: 100 }, (_, at) => `word ${at}`).join(' ') };
    for (const draft of [id, other])
      for (const version of [1, 2, 3]) await write(draft, { version, before: row, after: row });
    const bytes = await foldDraftSteps(queries(), id, ALL);
    expect(bytes % 6).toBe(0);
    expect(bytes).toBeGreaterThan(6 * 100);
    expect(await foldDraftSteps(queries(), id, { ...ALL, bytes })).toBe(bytes);
    expect(await foldDraftSteps(queries(), id, { ...ALL, bytes: bytes - 1 })).toBe((bytes / 3) * 2);
    expect(await foldDraftSteps(queries(), id, { ...ALL, bytes: 0 })).toBe(bytes / 3);
    expect(await foldDraftSteps(queries(), other, ALL)).toBe(bytes);
  });

  test('bear the moment of their transaction', async () => {
    const id = await begin();
    const moments = await queries().transaction(async (tx) => {
      const before = await transactionMoment(tx);
      await recordDraftSteps(tx, [stepOf(id, {})]);
      return [before, await transactionMoment(tx)];
    });
    const made = (await readVersion(queries(), { draftId: id, kind: 'posts', rowId: 1 }, 1))?.madeAt;
    expect(moments).toEqual([made, made]);
  });
});
