import type { WiringAnswer } from '@millrace/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Builder } from '../../configurator/building/builder.ts';
import type { SeenFamily } from '../own-family.ts';
import { useNumbered, wiringQuery } from './wiring-query.ts';

/** `isBefore`: it is of the choices before the last one; that of the number as it stands is being asked for. */
export interface SeenWiring {
  wiring: WiringAnswer;
  isBefore: boolean;
}

/**
 * The wiring of the number as it stands, or meanwhile that of the choices before, so that the page below stays in place. Null while nothing
 * is known, and on a customer's page, whose numbers the drawings do not know.
 */
export function useWiring(family: SeenFamily, builder: Builder | null): SeenWiring | null {
  const query = wiringQuery(family, useNumbered(builder));
  const { data, isPlaceholderData } = useQuery({
    ...query,
    enabled: family.customer === undefined,
    throwOnError: false,
    placeholderData: keepPreviousData,
  });
  return family.customer !== undefined || data == null ? null : { wiring: data, isBefore: isPlaceholderData };
}

/** Returns whether there is anything to see. */
export const hasAny = ({ diagrams, documents }: WiringAnswer): boolean => diagrams.length > 0 || documents.length > 0;

/** Returns whether the number as it stands has any wiring, or meanwhile the one before. */
export function useHasWiring(family: SeenFamily, builder: Builder | null): boolean {
  const seen = useWiring(family, builder);
  return seen !== null && hasAny(seen.wiring);
}
