import { type Cents, NO_CENTS } from '@millrace/configurator';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { interestQuery } from '../../api/interest-query.ts';
import { useStudio } from '../ground/studio-context.tsx';
import type { KnownLine } from './known-lines.ts';

/** A number that may become a known one. */
export interface OfferedNumber {
  number: string;
  priceCents: Cents | null;
  isRefused: boolean;
  /** Its source, such as a part number. */
  note: string;
}

/** A source of known numbers, with those of it that are not known yet. */
export interface NumberSource {
  name: string;
  /** On its button. */
  button: string;
  /** Above its numbers, while they are chosen. */
  title: string;
  numbers: readonly OfferedNumber[];
}

/** The sources of known numbers beside the clipboard, in the order of their buttons. Another source is one more entry. */
export function useSources(lines: readonly KnownLine[], rowName: string): readonly NumberSource[] {
  const { products } = useStudio();
  const { data } = useQuery(interestQuery);
  return useMemo(() => {
    const known = new Set(lines.map(({ number }) => number));
    const sources: readonly NumberSource[] = [
      {
        name: 'catalogue',
        button: 'From the catalogue',
        title: 'Take the numbers of the catalogue',
        numbers: products.flatMap(({ configModelNo, priceCents, partNumber, isLive }): OfferedNumber[] =>
          configModelNo === null || !isLive
            ? []
            : [{ number: configModelNo, priceCents: priceCents ?? NO_CENTS, isRefused: false, note: partNumber }],
        ),
      },
      {
        name: 'typed',
        button: 'Typed by visitors',
        title: 'Take numbers that visitors typed',
        numbers: (data?.typedWrong ?? []).flatMap(({ written, times, family }): OfferedNumber[] =>
          family?.name === rowName
            ? [{ number: written, priceCents: null, isRefused: true, note: `typed ${times} times` }]
            : [],
        ),
      },
    ];
    return sources.map((source) => ({ ...source, numbers: source.numbers.filter(({ number }) => !known.has(number)) }));
  }, [lines, products, data, rowName]);
}
