import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { draft } from '../schema/drafts.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { putDraftChanges, readDraftChanges } from './draft-changes.ts';
import { countDraftSteps, recordDraftSteps } from './draft-steps.ts';
import {
  beginDraft,
  changeDraft,
  claimDueDraft,
  countDraftChanges,
  countOpenDrafts,
  endDraft,
  listDrafts,
  lockDraft,
  readDraft,
  readDraftNames,
} from './draft-store.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 8, minute));

onBothDatabases('drafts', (database) => {
  const queries = () => database().queries;
  let begun = 0;
  /** Begins drafts a minute apart: the embedded database may begin two in one millisecond. */
  const begin = async (name: string): Promise<string> => {
    const { id } = await beginDraft(queries(), { name, note: '', begunBy: 'ada', baseRevision: 0 });
    begun += 1;
    await queries()
      .update(draft)
      .set({ begunAt: at(begun) })
      .where(eq(draft.id, id));
    return id;
  };
  const schedule = (id: string, publishAt: Date, claimedUntil: Date | null = null) =>
    changeDraft(queries(), id, { state: 'scheduled', publishAt, scheduledBy: 'ada', claimedUntil });
  const due = async (minute: number) => (await claimDueDraft(queries(), at(minute), at(minute + 5)))?.name ?? null;
  const change = (draftId: string, rowId: number) => ({
    draftId,
    kind: 'posts' as const,
    rowId,
    row: { id: rowId },
    base: null,
    version: 1,
    conflicts: [],
    changedBy: 'ada',
  });
  /** Changes rows of a draft, each in a step. */
  const fill = async (draftId: string, ...rowIds: number[]) => {
    await putDraftChanges(
      queries(),
      rowIds.map((rowId) => change(draftId, rowId)),
    );
    const step = {
      kind: 'posts',
      version: 1,
      before: null,
      after: null,
      madeBy: 'ada',
      deed: 'write',
      isDone: false,
    } as const;
    await queries().transaction((tx) =>
      recordDraftSteps(
        tx,
        rowIds.map((rowId) => ({ draftId, rowId, ...step })),
      ),
    );
  };

  test('are begun open, and found by their id', async () => {
    const id = await begin('Spring');
    const found = { id, name: 'Spring', state: 'open', begunBy: 'ada', endedAt: null, publishAt: null };
    expect(await readDraft(queries(), id)).toMatchObject(found);
    expect(await queries().transaction((tx) => lockDraft(tx, id))).toMatchObject(found);
    const none = '00000000-0000-4000-8000-000000000000';
    expect([await readDraft(queries(), none), await queries().transaction((tx) => lockDraft(tx, none))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('are listed by state, the last begun first, and changed one by one', async () => {
    const [one, two] = [await begin('One'), await begin('Two')];
    await begin('Three');
    await schedule(two, at(5));
    const names = async (states: Parameters<typeof listDrafts>[1], limit = 9) =>
      (await listDrafts(queries(), states, limit)).map(({ name }) => name);
    expect([await names(['open']), await names(['scheduled']), await names(['open', 'scheduled'], 2)]).toEqual([
      ['Three', 'One'],
      ['Two'],
      ['Three', 'Two'],
    ]);
    await changeDraft(queries(), one, { name: 'First' });
    expect(await names(['open', 'scheduled'])).toEqual(['Three', 'Two', 'First']);
  });

  test('that end are open no more, and let go of their steps; those published of their changes, too', async () => {
    const [published, discarded, other] = [await begin('One'), await begin('Two'), await begin('Three')];
    for (const id of [published, discarded, other]) await fill(id, 1, 2);
    await schedule(published, at(5), at(9));
    expect(await countOpenDrafts(queries())).toBe(3);
    await endDraft(queries(), published, 'published');
    await endDraft(queries(), discarded, 'discarded');
    expect(await countOpenDrafts(queries())).toBe(1);
    const ended = { endedAt: expect.any(Date), publishAt: null, scheduledBy: null, claimedUntil: null };
    expect(await readDraft(queries(), published)).toMatchObject({ state: 'published', ...ended });
    expect(await readDraft(queries(), discarded)).toMatchObject({ state: 'discarded', ...ended });
    expect(await readDraft(queries(), other)).toMatchObject({ state: 'open', endedAt: null });
    const left = await Promise.all(
      [published, discarded, other].map(async (id) => [
        (await readDraftChanges(queries(), id)).length,
        await countDraftSteps(queries(), id),
      ]),
    );
    expect(left).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
  });

  test('are counted by their changes, and named; those that are not there are left out', async () => {
    const [one, two, empty] = [await begin('One'), await begin('Two'), await begin('Empty')];
    await fill(one, 1, 2, 3);
    await fill(two, 1);
    expect(await countDraftChanges(queries(), [one, empty])).toEqual(new Map([[one, 3]]));
    expect(await countDraftChanges(queries(), [two])).toEqual(new Map([[two, 1]]));
    expect(await readDraftNames(queries(), [two])).toEqual(new Map([[two, 'Two']]));
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await readDraftNames(queries(), [one, empty, none])).toEqual(
      new Map([
        [one, 'One'],
        [empty, 'Empty'],
      ]),
    );
    expect([await countDraftChanges(queries(), []), await readDraftNames(queries(), [])]).toEqual([
      new Map(),
      new Map(),
    ]);
  });

  test('that are scheduled are given out when their time has come, the first one first', async () => {
    expect(await due(0)).toBeNull();
    const [later, first] = [await begin('Later'), await begin('First')];
    await begin('Open');
    await schedule(later, at(20));
    await schedule(first, at(10));
    expect([await due(9), await due(10)]).toEqual([null, 'First']);
    expect((await readDraft(queries(), first))?.claimedUntil).toEqual(at(15));
    expect((await readDraft(queries(), later))?.claimedUntil).toBeNull();
  });

  test('are given out one after the other: while one is in hand, no other is', async () => {
    const [one, two] = [await begin('One'), await begin('Two')];
    await schedule(one, at(1));
    await schedule(two, at(2));
    expect([await due(3), await due(4), await due(7)]).toEqual(['One', null, null]);
    expect(await due(8)).toBe('One');
    await endDraft(queries(), one, 'published');
    expect(await due(9)).toBe('Two');
  });
});
