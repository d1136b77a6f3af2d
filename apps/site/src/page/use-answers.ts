import { type QueryClient, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import type { ApiQuery } from '../api/query-for.ts';

/** Waits until all answers are in the cache. A failure fails the page, unless the query says that it may fail. */
export function useAnswers(queries: readonly ApiQuery<unknown>[]): void {
  const client = useQueryClient();
  useSuspenseQueries({ queries: queries.filter((query) => !isAllowedFailure(client, query)) });
}

const isAllowedFailure = (client: QueryClient, { queryKey, mayFail }: ApiQuery<unknown>): boolean =>
  mayFail === true && client.getQueryState(queryKey)?.status === 'error';
