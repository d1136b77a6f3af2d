import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { interestQuery } from '../../api/interest-query.ts';
import { useStudio } from '../ground/studio-context.tsx';
import type { KnownLine } from './known-lines.ts';

/** A number that may become a known one. */
export interface OfferedNumber {
  number: string;
  priceCents: number | null;
  isRefused: boolean;
  /** Its source, such as a part number. */
  note: string;
}

/** Numbers that are not known yet: of the products of the family, and those that visitors typed wrong. */
export function useSources(
  lines: readonly KnownLine[],
  rowName: string,
): { catalogue: readonly OfferedNumber[]; typed: readonly OfferedNumber[] } {
  const { products } = useStudio();
  const { data } = useQuery(interestQuery);
  const known = useMemo(() => new Set(lines.map(({ number }) => number)), [lines]);
  const catalogue = useMemo(
    () =>
      products.flatMap(({ configModelNo, priceCents, partNumber, isLive }): OfferedNumber[] =>
        configModelNo === null || known.has(configModelNo) || !isLive
          ? []
          : [{ number: configModelNo, priceCents: priceCents ?? 0, isRefused: false, note: partNumber }],
      ),
    [products, known],
  );
  const typed = useMemo(
    () =>
      (data?.typedWrong ?? []).flatMap(({ written, times, family }): OfferedNumber[] =>
        family?.name !== rowName || known.has(written)
          ? []
          : [{ number: written, priceCents: null, isRefused: true, note: `typed ${times} times` }],
      ),
    [data, known, rowName],
  );
  return { catalogue, typed };
}
