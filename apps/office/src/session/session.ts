import { request } from '@millrace/contract';
import { accessCalls, type StaffSession } from '@millrace/contract/office';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keepFormToken, officeTransport, refusalOf } from '../api/office-transport.ts';

const KEY = ['session'];

/** The session that the cookie names; null: nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<StaffSession | null> => {
    try {
      return kept(await request(officeTransport, accessCalls.staffSession, { signal }));
    } catch (error) {
      if (refusalOf(error) === 'not-signed-in') return null;
      throw error;
    }
  },
});

/** Remembers the token of a session. */
function kept(session: StaffSession): StaffSession {
  keepFormToken(session.token);
  return session;
}

/**
 * Takes over a session as the server has just given it. A read that began before it was given says nothing of it, however late it comes.
 */
export function takeSession(queries: QueryClient, session: StaffSession): void {
  void queries.cancelQueries({ queryKey: KEY });
  queries.setQueryData(KEY, kept(session));
}

/** Returns a function that takes over a session. */
export function useTakeSession(): (session: StaffSession) => void {
  const queries = useQueryClient();
  return (session) => takeSession(queries, session);
}

/** Ends the session; everything that was read with it is dropped. */
export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(officeTransport, accessCalls.staffSignOut, {}),
    onSettled: () => {
      // A read under way would bring up the form to sign in, which the new document takes away with what was typed.
      void queries.cancelQueries();
      queries.clear();
      location.assign('/office');
    },
  });
}
