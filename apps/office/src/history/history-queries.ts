import { request } from '@millrace/contract';
import { officeCalls, type RevisionPage } from '@millrace/contract/office';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import type { HistorySearch } from './history-address.ts';

const PAGE = 50;

/** The revisions that are searched for, the newest first, page by page. */
export const revisionsQuery = (search: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: ['history', 'revisions', search],
    queryFn: ({ signal, pageParam }): Promise<RevisionPage> =>
      request(officeTransport, officeCalls.officeRevisions, {
        query: { ...search, limit: PAGE, ...(pageParam === null ? {} : { below: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ revisions, goesOn }) =>
      search.words === undefined
        ? revisions.length < PAGE
          ? undefined
          : revisions.at(-1)?.revision
        : (goesOn ?? undefined),
  });

export const revisionQuery = (revision: number) =>
  queryOptions({
    queryKey: ['history', 'revision', revision],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeRevision, { params: { revision }, signal }),
    staleTime: 60_000,
  });

export const comparisonQuery = (revision: number, other: number) =>
  queryOptions({
    queryKey: ['history', 'compare', revision, other],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeCompare, { params: { revision, other }, signal }),
    staleTime: 60_000,
  });
