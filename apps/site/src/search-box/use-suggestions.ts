import {
  calls,
  type FoundEverything,
  type FoundItem,
  NAVIGATION_DEBOUNCE_MS,
  SEARCH_DROPDOWN_SIZE,
} from '@millrace/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../api/query-for.ts';
import { useDebounced } from '../ui/timing/use-debounced.ts';
import { stillMatching } from './still-matching.ts';

export interface Suggestions {
  /** The text they are for; '' while there is nothing to show. */
  text: string;
  items: readonly FoundItem[];
  /** How many match in all; null while the answer is on its way. */
  total: number | null;
  hasFailed: boolean;
}

/** Texts typed in the last minutes are answered from here. */
const KEPT_MS = 5 * 60_000;

/**
 * The nearest of everything, while the visitor types. A text that was asked before is answered at once; for any
 * other, the rows of the last answer that are sure to match show until its own answer comes. A new letter aborts a
 * stale request.
 */
export function useSuggestions(typed: string): Suggestions {
  const client = useQueryClient();
  const text = typed.trim();
  const settled = useDebounced(text, NAVIGATION_DEBOUNCE_MS);
  const { data, isError } = useQuery({ ...asked(settled), gcTime: KEPT_MS, enabled: settled !== '' });
  const [last, setLast] = useState<FoundEverything | null>(null);
  const answer = text === settled ? data : client.getQueryData<FoundEverything>(asked(text).queryKey);
  if (answer !== undefined && answer !== last) setLast(answer);
  if (answer !== undefined) return { text, items: firstOf(answer), total: answer.total, hasFailed: false };
  const items = last === null ? [] : stillMatching(firstOf(last), text);
  const isFirst = settled === '' && items.length === 0;
  return { text: isFirst ? '' : text, items, total: null, hasFailed: isError && text === settled };
}

const firstOf = ({ best }: FoundEverything): readonly FoundItem[] => best.slice(0, SEARCH_DROPDOWN_SIZE);

/** The sections are of no use here: one row of each will do. */
const asked = (search: string) => queryFor(calls.searchEverything, { query: { search, items: 1 } });
