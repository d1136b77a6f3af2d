import type { Viewer } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { ManyWritten, RowRecord, StepTaken, Written } from '@millrace/contract/office';
import { newRowId, type TypedRow } from '@millrace/database';
import { isEqual, withValueAt } from '@millrace/drafts';
import { inForce } from '../content/in-force.ts';
import { refused } from '../problems/problem-error.ts';
import type { DraftChecker } from './check-drafts.ts';
import { type DraftServices, freshDraft, type OpenDraft, type Writing, whileWriting } from './open-draft.ts';
import { presentResult, presentRow, presentWritten } from './present-draft.ts';
import { seesPrivate } from './private-rows.ts';
import { withManyRows } from './row-pen.ts';
import { type OfKind, type OfRow, refuseNone, rowState, stateOrNone } from './row-state.ts';
import { type TakenBack, takeBack } from './take-back.ts';
import { answerOnce } from './taken/answer-once.ts';
import { joinWrite } from './taken/join-write.ts';
import { redo, stepTaken, undo } from './taken/undo.ts';
import { type Fields, putRow, type RowWrite, writeRow } from './write-row.ts';

type Path = readonly (string | Readonly<Record<string, unknown>>)[];
interface Caller {
  viewer?: Viewer;
  userId: string | null;
  address: string;
}
type Unscheduling = Pick<Writing, 'unschedule'>;
type InDraft = OfRow & { draft: string };
/** Of a write, which is answered once under it. */
interface Keyed {
  key?: string | undefined;
}
interface OfStep {
  params: { draft: string };
  query: Unscheduling & Keyed;
}

/** Reads and writes rows for staff: as they are in force, or as a draft has them. */
export function rowCommands(services: DraftServices & { checker: Pick<DraftChecker, 'hold'> }) {
  const { database, holder } = services;
  const inDraft = <Result>(
    draft: string,
    { viewer, userId: by, address }: Caller,
    { unschedule, key }: Unscheduling & Keyed,
    work: (open: OpenDraft) => Promise<Result>,
  ) => whileWriting(services, draft, { viewer, by, address, unschedule, key }, work);

  return {
    officeRow: async (
      {
        params,
        query,
      }: {
        params: OfRow;
        query: { draft?: string | undefined };
      },
      caller: Caller,
    ): Promise<RowRecord> => {
      const draftId = query.draft === undefined ? NO_DRAFT : (await freshDraft(services, query.draft)).id;
      const place = { draftId, kind: params.kind, rowId: params.id };
      return presentRow(await rowState(database.queries, inForce(holder), place), seesPrivate(caller));
    },

    officeAddRow: async (
      {
        params,
        query,
        body,
      }: { params: OfKind & { draft: string }; query: Unscheduling; body: Keyed & { fields: Record<string, unknown> } },
      caller: Caller,
    ): Promise<RowRecord> => {
      const { key, fields } = body;
      const writer = writerOf(caller);
      // In a transaction of its own: an id that was given once is never given again.
      const place = { draftId: params.draft, kind: params.kind, rowId: await newRowId(database.queries) };
      const asked = { kind: params.kind, fields };
      return inDraft(params.draft, caller, { ...query, key }, async (open) => {
        const { tx, snapshot } = open;
        const results = await answerOnce(open, { key, asked }, writer, async () => {
          const state = await stateOrNone(tx, snapshot, place);
          const result = await writeRow(tx, snapshot, state, { version: state.version, fields, ...writer });
          return [await presentWritten(tx, snapshot, result, writer.isSeen)];
        });
        return onlyOf(results).record;
      });
    },

    officeChangeRow: (
      {
        params,
        query,
        body,
      }: { params: InDraft; query: Unscheduling; body: Keyed & { version: string; fields: Record<string, unknown> } },
      caller: Caller,
    ): Promise<Written> => one(params, caller, query, body),

    officeRemoveRow: (
      {
        params,
        query: { key, version, ...query },
      }: { params: InDraft; query: Unscheduling & Keyed & { version: string } },
      caller: Caller,
    ): Promise<Written> => one(params, caller, query, { key, version, fields: null }),

    officeChangeRows: (
      {
        params,
        query,
        body,
      }: {
        params: { draft: string };
        query: Unscheduling;
        body: Keyed & { changes: readonly RowChange[]; isMore?: boolean | undefined; joins?: string | undefined };
      },
      caller: Caller,
    ): Promise<ManyWritten> => {
      const { key, changes, isMore = false, joins } = body;
      // Before others hear of the change, and check it.
      services.checker.hold(params.draft, isMore);
      const writer = writerOf(caller);
      return inDraft(params.draft, caller, { ...query, key }, async (open) => ({
        results: await answerOnce(open, { key, asked: changes }, writer, async () => {
          const results = await writeMany(open, changes, caller);
          if (joins !== undefined) await joinWrite(open, joins, writer);
          return results;
        }),
      }));
    },

    officeDecide: (
      {
        params,
        query,
        body,
      }: { params: InDraft; query: Unscheduling; body: { version: string; path: Path; take: 'mine' | 'theirs' } },
      caller: Caller,
    ): Promise<RowRecord> =>
      inDraft(params.draft, caller, query, async ({ tx, snapshot }) => {
        const place = placeOf(params);
        const state = await rowState(tx, snapshot, place);
        if (state.version !== body.version)
          throw refused('revision-moved', 'The row was changed since. Please look again.');
        const conflict = state.change?.conflicts.find(({ path }) => isEqual(path, body.path));
        if (conflict === undefined) throw refused('not-found', 'There is nothing to decide at this place.');
        const made = body.take === 'mine' ? state.row : withValueAt(state.row, conflict.path, conflict.theirs);
        const conflicts = (state.change?.conflicts ?? []).filter((other) => other !== conflict);
        // A value put at a place of a row leaves it a row, or takes the whole of it away.
        await putRow(tx, state, { row: (made ?? null) as TypedRow | null, conflicts, ...writerOf(caller) });
        return presentRow(await stateOrNone(tx, snapshot, place), seesPrivate(caller));
      }),

    officeTakeBack: (
      { params, query }: { params: InDraft; query: TakenBack & Unscheduling },
      caller: Caller,
    ): Promise<RowRecord> =>
      inDraft(params.draft, caller, query, (open) => takeBack(open, placeOf(params), query, writerOf(caller))),

    officeUndo: (given: OfStep, caller: Caller): Promise<StepTaken> => step(given, caller, undo),
    officeRedo: (given: OfStep, caller: Caller): Promise<StepTaken> => step(given, caller, redo),
  };

  function step({ params, query }: OfStep, caller: Caller, take: typeof undo): Promise<StepTaken> {
    const writer = writerOf(caller);
    const asked = { key: query.key, asked: take.name };
    return inDraft(params.draft, caller, query, async (open) =>
      stepTaken(await answerOnce(open, asked, writer, () => take(open, writer))),
    );
  }

  function one(
    params: InDraft,
    caller: Caller,
    query: Unscheduling,
    { key, version, fields }: Keyed & { version: string; fields: Fields },
  ): Promise<Written> {
    const writer = writerOf(caller);
    const { kind, id } = params;
    const asked = { kind, id, version, fields };
    return inDraft(params.draft, caller, { ...query, key }, async (open) =>
      onlyOf(
        await answerOnce(open, { key, asked }, writer, async () => [
          await write(open, params, { version, fields, ...writer }),
        ]),
      ),
    );
  }
}

interface RowChange {
  kind: ContentKind;
  id: number;
  version: string;
  fields: Fields;
}

async function writeMany(
  { tx, snapshot, draft }: OpenDraft,
  changes: readonly RowChange[],
  caller: Caller,
): Promise<Written[]> {
  const results: Written[] = [];
  const writer = writerOf(caller);
  await withManyRows(
    { tx, snapshot, draftId: draft.id },
    changes,
    ({ kind, id }) => ({ kind, rowId: id }),
    async ({ version, fields }, state, pen) => {
      const result = await writeRow(tx, snapshot, refuseNone(state), { version, fields, ...writer }, pen);
      results.push(presentResult(result, pen.stateOf(result.place), writer.isSeen));
    },
  );
  return results;
}

function onlyOf([only]: readonly Written[]): Written {
  if (only === undefined) throw new Error('The write has no outcome.');
  return only;
}

type Writer = Pick<RowWrite, 'by' | 'isSeen'>;
const writerOf = (caller: Caller): Writer => ({ by: caller.userId, isSeen: seesPrivate(caller) });

/** The draft of nobody: rows as they are in force. */
const NO_DRAFT = '00000000-0000-0000-0000-000000000000';
const placeOf = ({ draft, kind, id }: InDraft) => ({ draftId: draft, kind, rowId: id });

async function write({ tx, snapshot }: OpenDraft, params: InDraft, given: RowWrite): Promise<Written> {
  const state = await rowState(tx, snapshot, placeOf(params));
  return presentWritten(tx, snapshot, await writeRow(tx, snapshot, state, given), given.isSeen);
}
