import { useQueryClient } from '@tanstack/react-query';
import type { ApiQuery } from '../api/query-for.ts';

/** Waits until all answers are in the cache; a failure fails the page, unless it may. TanStack's useSuspenseQueries does more, for 2 KB. */
export function useAnswers(queries: readonly ApiQuery<unknown>[]): void {
  const client = useQueryClient();
  const waiting: Promise<unknown>[] = [];
  for (const query of queries) {
    const state = client.getQueryState(query.queryKey);
    if (state?.data !== undefined) continue;
    if (state?.status === 'error') {
      if (query.mayFail === true) continue;
      throw state.error;
    }
    waiting.push(client.fetchQuery(query).catch(() => null));
  }
  if (waiting.length > 0) throw Promise.all(waiting);
}
