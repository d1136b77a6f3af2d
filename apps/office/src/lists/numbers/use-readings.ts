import type { ContentKind } from '@millrace/contract/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGE, pageOf } from '../rows/read-pages.ts';
import type { Rows } from '../use-rows.ts';
import { askReadings, numbersIn, type Readings, rowsBetween } from './read-numbers.ts';

const NONE: Readings = {};

/** The readings of the model numbers of rows in sight, asked for anew when the draft changes. Only products have such numbers. */
export function useReadings(
  kind: ContentKind,
  draft: string | null,
  rows: Pick<Rows, 'rowAt' | 'total'>,
  { from, to }: { from: number; to: number },
  typed: (id: number) => Readonly<Record<string, unknown>> | undefined,
): Readings {
  const isOfNumbers = kind === 'products';
  const first = (pageOf(from) - 1) * PAGE;
  const last = Math.min(pageOf(to) * PAGE, rows.total) - 1;
  const numbers = isOfNumbers ? numbersIn(rowsBetween(rows, first, last, typed)) : [];
  const { data = NONE } = useQuery({
    // The readings of a draft are asked for again after each of its changes.
    queryKey: ['draft', draft, 'numbers', numbers],
    queryFn: () => askReadings(draft, numbers),
    enabled: numbers.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return data;
}
