import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';

/** How often the findings are asked for while they are being made. */
const ASK_AGAIN_MS = 800;

const of = (draft: string) => ({ params: { draft } });

export const openDraftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDrafts, { signal }),
});

export const draftQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'record'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDraft, { ...of(draft), signal }),
  });

export const changesQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'changes'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeChanges, { ...of(draft), signal }),
  });

/** What is wrong with the draft; asked again until it is of the draft as it stands. */
export const findingsQuery = (draft: string) =>
  queryOptions({
    queryKey: ['draft', draft, 'findings'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeFindings, { ...of(draft), signal }),
    refetchInterval: ({ state }) => (state.data?.isChecking === true ? ASK_AGAIN_MS : false),
  });

/** After a change of the draft everything that was read of it is read again. */
export const readAgain = (queries: QueryClient, draft: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['draft', draft] });
