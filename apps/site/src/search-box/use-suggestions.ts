import { calls, NAVIGATION_DEBOUNCE_MS, SEARCH_DROPDOWN_SIZE, type SearchPage } from '@millrace/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/query-for.ts';
import { useDebounced } from '../ui/use-debounced.ts';

export interface Suggestions {
  /** The text that was asked for; it lags behind the typing. */
  text: string;
  /** null while the first answer is on its way. */
  page: SearchPage | null;
  hasFailed: boolean;
}

/** The first products that match, while the visitor types. A request that a new letter made stale is aborted. */
export function useSuggestions(typed: string): Suggestions {
  const text = useDebounced(typed.trim(), NAVIGATION_DEBOUNCE_MS);
  const { data, isError } = useQuery({
    ...queryFor(calls.search, { query: { search: text, pageSize: SEARCH_DROPDOWN_SIZE } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return { text, page: data ?? null, hasFailed: isError };
}
