import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import {
  type DraftRecord,
  deskCalls,
  officeCalls,
  type RowPage,
  type RowRecord,
  type RowsQuery,
} from '@millrace/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';

/** Colleagues change the same draft: what is shown is asked for again so often. */
const AGAIN_MS = 20_000;
/** New applications, registrations and users may be known as late as this. */
const RAIL_AGAIN_MS = 60_000;
const FEW = 50;
/** While the newest state of a draft is being checked. */
const CHECKING_MS = 700;

const inDraft = (draft: string | null): { draft?: string } => (draft === null ? {} : { draft });

/** The open drafts, the last begun first. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDrafts, { signal }),
});

/** One draft. */
export const draftQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'record'],
    // Its stream tells of the draft without its version.
    queryFn: ({ signal }): Promise<DraftRecord> =>
      request(officeTransport, officeCalls.officeDraft, { params: { draft }, signal }),
    refetchInterval: AGAIN_MS,
  });

/** The findings of the content as a draft would have it; asked for again while it is being checked. */
export const findingsQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'findings'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeFindings, { params: { draft }, signal }),
    refetchInterval: ({ state }) => (state.data?.isChecking === true ? CHECKING_MS : AGAIN_MS),
    placeholderData: (before) => before,
  });

/**
 * All that a draft changes, row by row, and the version of the draft: no version later than the list, so what is published as it was
 * seen.
 */
export const changesQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'changes'],
    queryFn: async ({ signal }) => {
      const { version } = await request(officeTransport, officeCalls.officeDraft, { params: { draft }, signal });
      const changes = await request(officeTransport, officeCalls.officeChanges, { params: { draft }, signal });
      return { version, changes };
    },
  });

/** The rows of every kind, counted, as a draft has them. */
export const countsQuery = (draft: string | null) =>
  queryOptions({
    queryKey: ['counts', draft],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeCounts, { query: inDraft(draft), signal }),
    placeholderData: (before) => before,
    staleTime: AGAIN_MS,
    refetchInterval: ({ state }) => (state.data?.isChecking === true ? CHECKING_MS : false),
  });

/** Counts of the pages that are no list of rows. What comes in from visitors is told by no stream. */
export const railCountsQuery = queryOptions({
  queryKey: ['counts', 'of the rail'],
  queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRailCounts, { signal }),
  staleTime: AGAIN_MS,
  refetchInterval: RAIL_AGAIN_MS,
});

/**
 * One row as a draft has it, with its version and its own faults.
 * @public
 */
export const rowQuery = (kind: ContentKind, id: number, draft: string | null) =>
  queryOptions({
    queryKey: ['row', kind, id, draft],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeRow, { params: { kind, id }, query: inDraft(draft), signal }),
  });

/** A page of the rows of a kind as a draft has them. */
export const rowsQuery = (kind: ContentKind, draft: string | null, query: Omit<RowsQuery, 'draft'>) =>
  queryOptions({
    queryKey: ['rows', kind, draft, query],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeRows, {
        params: { kind },
        query: { ...query, ...inDraft(draft) },
        signal,
      }),
  });

/**
 * Rows as a write has just answered them, in all that was read before: no list waits for the next page to show them. A read that is under
 * way began before the answer and would put the old row back, with the field or the upload that somebody is in: it begins anew.
 */
export function putRecords(queries: QueryClient, draft: string, records: readonly RowRecord[]): void {
  const isUnderWay = { fetchStatus: 'fetching' } as const;
  for (const record of records) {
    const { queryKey } = rowQuery(record.kind, record.id, draft);
    // Of a paste only the rows that were read are kept: five thousand others would slow every search among them.
    if (records.length > FEW && queries.getQueryState(queryKey) === undefined) continue;
    queries.setQueryData(queryKey, (before) => (before !== undefined && isOlder(record, before) ? before : record));
    // One look-up: a search among all that was read, for each of five thousand rows of a paste, takes many seconds.
    if (queries.getQueryState(queryKey)?.fetchStatus === 'fetching')
      void queries.invalidateQueries({ queryKey, exact: true, ...isUnderWay });
  }
  for (const kind of new Set(records.map((record) => record.kind))) {
    const own = new Map(records.filter((record) => record.kind === kind).map((record) => [record.id, record]));
    for (const of of [draft, null])
      queries.setQueriesData<RowPage>({ queryKey: ['rows', kind, of] }, (page) =>
        page?.rows.some(({ id }) => own.has(id)) ? { ...page, rows: page.rows.map((row) => lineOf(row, own)) } : page,
      );
    void queries.invalidateQueries({ queryKey: ['rows', kind, draft], ...isUnderWay });
  }
}

/** Whether a row is of an earlier version in its draft than another: the answer to an earlier write can come later. */
function isOlder({ version }: Pick<RowRecord, 'version'>, than: Pick<RowRecord, 'version'>): boolean {
  const [mine, other] = [version, than.version].map((one) => (one.startsWith('d') ? Number(one.slice(1)) : null));
  return mine != null && other != null && mine < other;
}

function lineOf(row: RowPage['rows'][number], records: ReadonlyMap<number, RowRecord>): RowPage['rows'][number] {
  const record = records.get(row.id);
  if (record === undefined || isOlder(record, row)) return row;
  const { id, version, change, published, changedBy } = record;
  const shown = { id, version, row: record.row ?? published ?? row.row };
  return change === undefined ? shown : { ...shown, change, before: published, changedBy };
}

/** After a draft has changed: what was read of it is asked for again. Lists keep their rows until then. */
export async function refreshDraft(queries: QueryClient, draft: string): Promise<void> {
  await Promise.all(
    [['draft', draft], ['counts'], ['drafts']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** The rows of a draft that name a row, such as the tiles, drawings and pictures of a family. */
export const referringQuery = (kind: ContentKind, id: number, draft: string | null) =>
  queryOptions({
    queryKey: ['where used', kind, id, draft],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeWhereUsed, {
        params: { kind, id },
        query: draft === null ? {} : { draft },
        signal,
      }),
  });
