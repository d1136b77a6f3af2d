import type { Viewer } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import { listKeys } from '@millrace/contract/list-keys';
import type { ManyWritten, RowRecord, Written } from '@millrace/contract/office';
import { type DraftStep, lastOwnSteps, markStepsDone, newRowId, type TypedRow } from '@millrace/database';
import { isEqual, type Merged, mergeRows, withValueAt } from '@millrace/drafts';
import { inForce } from '../content/in-force.ts';
import { refused } from '../problems/problem-error.ts';
import { type DraftServices, freshDraft, type OpenDraft, type Writing, whileWriting } from './open-draft.ts';
import { presentResult, presentRow, presentWritten } from './present-draft.ts';
import { refusePrivate, seesPrivate } from './private-rows.ts';
import { withManyRows } from './row-pen.ts';
import { type OfKind, type OfRow, refuseNone, rowState, stateOrNone } from './row-state.ts';
import { type TakenBack, takeBack } from './take-back.ts';
import { type Fields, putRow, type RowWrite, rowOf, type WriteResult, writeRow } from './write-row.ts';

type Path = readonly (string | Readonly<Record<string, unknown>>)[];
interface Caller {
  viewer?: Viewer;
  userId: string | null;
  address: string;
}
type Unscheduling = Pick<Writing, 'unschedule'>;
type InDraft = OfRow & { draft: string };

/** Reads and writes rows for staff: as they are in force, or as a draft has them. */
export function rowCommands(services: DraftServices) {
  const { database, holder } = services;
  const inDraft = <Result>(
    draft: string,
    { userId: by, address }: Caller,
    { unschedule }: Unscheduling,
    work: (open: OpenDraft) => Promise<Result>,
  ) => whileWriting(services, draft, { by, address, unschedule }, work);

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
      }: { params: OfKind & { draft: string }; query: Unscheduling; body: { fields: Record<string, unknown> } },
      caller: Caller,
    ): Promise<RowRecord> => {
      // In a transaction of its own: an id that was given once is never given again.
      const place = { draftId: params.draft, kind: params.kind, rowId: await newRowId(database.queries) };
      return inDraft(params.draft, caller, query, async ({ tx, snapshot }) => {
        const state = await stateOrNone(tx, snapshot, place);
        await writeRow(tx, snapshot, state, { version: state.version, fields: body.fields, ...writerOf(caller) });
        return presentRow(await stateOrNone(tx, snapshot, place), seesPrivate(caller));
      });
    },

    officeChangeRow: (
      {
        params,
        query,
        body,
      }: { params: InDraft; query: Unscheduling; body: { version: string; fields: Record<string, unknown> } },
      caller: Caller,
    ): Promise<Written> => one(params, caller, query, body),

    officeRemoveRow: (
      { params, query }: { params: InDraft; query: Unscheduling & { version: string } },
      caller: Caller,
    ): Promise<Written> => one(params, caller, query, { version: query.version, fields: null }),

    officeChangeRows: (
      {
        params,
        query,
        body,
      }: {
        params: { draft: string };
        query: Unscheduling;
        body: { changes: readonly { kind: ContentKind; id: number; version: string; fields: Fields }[] };
      },
      caller: Caller,
    ): Promise<ManyWritten> =>
      inDraft(params.draft, caller, query, async (open) => {
        const { tx, snapshot } = open;
        const results: Written[] = [];
        await withManyRows(
          { tx, snapshot, draftId: params.draft },
          body.changes,
          ({ kind, id }) => ({ kind, rowId: id }),
          async ({ version, fields }, state, pen) => {
            const given = { version, fields, ...writerOf(caller) };
            const result = await writeRow(tx, snapshot, refuseNone(state), given, pen);
            results.push(presentResult(result, pen.stateOf(result.place), seesPrivate(caller)));
          },
        );
        return { results };
      }),

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

    officeUndo: (
      { params, query }: { params: { draft: string }; query: Unscheduling },
      caller: Caller,
    ): Promise<ManyWritten> => inDraft(params.draft, caller, query, (open) => undo(open, writerOf(caller))),
  };

  function one(
    params: InDraft,
    caller: Caller,
    query: Unscheduling,
    given: { version: string; fields: Fields },
  ): Promise<Written> {
    return inDraft(params.draft, caller, query, (open) => write(open, params, { ...given, ...writerOf(caller) }));
  }
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

/** Takes back what the caller wrote last, by its inverse: what others changed since stays, and what does not go together is told. */
async function undo({ tx, snapshot, draft }: OpenDraft, { by: userId, isSeen }: Writer): Promise<ManyWritten> {
  const steps = userId === null ? [] : await lastOwnSteps(tx, draft.id, userId);
  if (steps.length === 0) throw refused('not-found', 'There is nothing of yours to take back.');
  const results: Written[] = [];
  await withManyRows({ tx, snapshot, draftId: draft.id }, steps, placeOfStep, async ({ before, after }, state, pen) => {
    const { place, change } = state;
    const { kind, rowId } = place;
    refusePrivate(kind, isSeen, before, after);
    const sides = { base: after, mine: state.row, theirs: before };
    const made: Merged<TypedRow | null> = mergeRows(listKeys[kind], sides);
    const row = made.row === null ? null : rowOf({ kind, rowId }, made.row, {});
    await putRow(tx, state, { row, conflicts: change?.conflicts ?? [], by: userId, isSeen, isDone: true }, pen);
    const result: WriteResult = {
      place,
      outcome: made.conflicts.length > 0 ? 'conflict' : 'saved',
      merged: [],
      conflicts: made.conflicts,
      theirsBy: change?.changedBy ?? null,
      theirsAt: change?.changedAt ?? null,
    };
    results.push(presentResult(result, pen.stateOf(place), isSeen));
  });
  await markStepsDone(
    tx,
    draft.id,
    steps.map(({ place }) => place),
  );
  return { results };
}

const placeOfStep = ({ kind, rowId }: DraftStep) => ({ kind, rowId });
