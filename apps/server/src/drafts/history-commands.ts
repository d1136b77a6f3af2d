import type { ContentKind } from '@millrace/contract/content';
import type { RevisionChanges, RevisionComparison, RevisionPage, RowHistory } from '@millrace/contract/office';
import {
  historyOverUpTo,
  listRevisions,
  type Queries,
  type RevisionRecord,
  type RevisionSearch,
  readChangesBetween,
  readDraftNames,
  readRevision,
  readRevisionChanges,
  readRevisions,
  readRowHistory,
  readTakenBack,
  type TypedRow,
} from '@millrace/database';
import { isEqual } from '@millrace/drafts';
import { inForce } from '../content/in-force.ts';
import { refused } from '../problems/problem-error.ts';
import { searchWords } from './history/search-words.ts';
import { valuesNow } from './history/values-now.ts';
import type { DraftServices } from './open-draft.ts';
import { presentDifference, presentRevised } from './present-draft.ts';
import { isPrivate, seesPrivate, withoutValue } from './private-rows.ts';
import { refuseOver } from './refuse-over.ts';
import type { OfRow } from './row-state.ts';

type Caller = Parameters<typeof seesPrivate>[0];
interface OfRevision {
  params: { revision: number };
}

/** Of one row. */
const HISTORY_SHOWN = 200;
/** Rows of one comparison. */
const COMPARED_MOST = 2000;

/** All that was published, for staff. */
export function historyCommands({ database: { queries }, holder }: DraftServices) {
  return {
    officeRevisions: async (
      { query: { words, ...search } }: { query: RevisionSearch & { limit: number; words?: string | undefined } },
      caller: Caller,
    ): Promise<RevisionPage> => {
      const overUpTo = await historyOverUpTo(queries);
      const { found, goesOn } =
        words === undefined
          ? { found: await listRevisions(queries, search), goesOn: null }
          : await searchWords(queries, { ...search, words }, seesPrivate(caller));
      return { revisions: await presentRevisions(queries, found, overUpTo), overUpTo, goesOn };
    },

    officeRevision: async ({ params: { revision } }: OfRevision, caller: Caller): Promise<RevisionChanges> => {
      const record = await findRevision(queries, revision);
      const [presented] = await presentRevisions(queries, [record], await historyOverUpTo(queries));
      if (presented === undefined) throw noRevision(revision);
      const changes = await readRevisionChanges(queries, revision);
      const now = await valuesNow(queries, inForce(holder), { revision, changes });
      return {
        ...presented,
        changes: changes.map((change) => {
          const { kind, rowId: id, before, after } = change;
          return presentRevised({ kind, id, before, after }, seesPrivate(caller), (one) => now(change, one));
        }),
      };
    },

    officeCompare: async (
      {
        params: { revision, other },
      }: {
        params: { revision: number; other: number };
      },
      caller: Caller,
    ): Promise<RevisionComparison> => {
      for (const one of [revision, other]) await findRevision(queries, one);
      const [from, to] = revision < other ? [revision, other] : [other, revision];
      await refuseOver(queries, from, to);
      const { rows, total } = await readChangesBetween(queries, { after: from, upTo: to, limit: COMPARED_MOST });
      const changed = rows.filter(({ before, after }) => !isEqual(before, after));
      return {
        from,
        to,
        more: total - rows.length,
        changes: changed.map(({ kind, rowId, before, after }) =>
          presentDifference({ kind, id: rowId, before, after }, seesPrivate(caller)),
        ),
      };
    },

    officeRowHistory: async ({ params: { kind, id } }: { params: OfRow }, caller: Caller): Promise<RowHistory> => {
      const changes = await readRowHistory(queries, { kind, rowId: id, limit: HISTORY_SHOWN });
      const revisions = await readRevisions(
        queries,
        changes.map(({ revision }) => revision),
      );
      const makers = new Map(revisions.map(({ revision, madeBy }) => [revision, madeBy]));
      return {
        isOver: (await historyOverUpTo(queries)) !== null,
        changes: changes.map(({ revision, at, before, after }) => ({
          revision,
          at: at.toISOString(),
          madeBy: makers.get(revision) ?? null,
          ...beforeAndAfter(kind, { before, after }, seesPrivate(caller)),
          differences: presentDifference({ kind, id, before, after }, seesPrivate(caller)).differences,
        })),
      };
    },
  };
}

function beforeAndAfter(
  kind: ContentKind,
  { before, after }: { before: TypedRow | null; after: TypedRow | null },
  isSeen: boolean,
) {
  const shown = (row: TypedRow | null) =>
    row === null ? null : isSeen || !isPrivate(kind, before, after) ? { ...row } : withoutValue({ ...row });
  return { before: shown(before), after: shown(after) };
}

/** Throws `not-found` for a revision that is not there. */
export async function findRevision(queries: Queries, revision: number): Promise<RevisionRecord> {
  const found = await readRevision(queries, revision);
  if (found === undefined) throw noRevision(revision);
  return found;
}

const noRevision = (revision: number) => refused('not-found', `There is no revision ${revision}.`);

async function presentRevisions(queries: Queries, revisions: readonly RevisionRecord[], overUpTo: number | null) {
  const names = await readDraftNames(
    queries,
    revisions.flatMap(({ draftId }) => draftId ?? []),
  );
  const takenBack = await readTakenBack(
    queries,
    revisions.map(({ revision }) => revision),
  );
  return revisions.map(({ publishedAt, ...record }) => ({
    ...record,
    undoneBy: takenBack.get(record.revision) ?? null,
    publishedAt: publishedAt.toISOString(),
    draftName: record.draftId === null ? null : (names.get(record.draftId) ?? null),
    isOver: overUpTo !== null && record.revision <= overUpTo && record.changeCount > 0,
  }));
}
