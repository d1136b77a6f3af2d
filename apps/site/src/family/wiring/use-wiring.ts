import type { WiringAnswer } from '@millrace/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Builder } from '../../configurator/building/builder.ts';
import type { SeenFamily } from '../own-family.ts';
import { useNumbered, wiringQuery } from './wiring-query.ts';

/**
 * The wiring of the number as it stands. Null while it is asked for: the diagram of another number is never shown in between. Null, too,
 * on a customer's page, whose numbers the drawings do not know.
 */
export function useWiring(family: SeenFamily, builder: Builder | null): WiringAnswer | null {
  const query = wiringQuery(family, useNumbered(builder));
  const { data } = useQuery({ ...query, enabled: family.customer === undefined, throwOnError: false });
  return family.customer === undefined ? (data ?? null) : null;
}

/** Returns whether there is anything to see. */
export const hasAny = ({ diagrams, documents }: WiringAnswer): boolean => diagrams.length > 0 || documents.length > 0;

/**
 * Returns whether the number as it stands has any wiring; while that of another number is asked for, whether the one before had: what
 * stands below must not move up and down again with each choice.
 */
export function useHasWiring(family: SeenFamily, builder: Builder | null): boolean {
  const query = wiringQuery(family, useNumbered(builder));
  const isAsked = family.customer === undefined;
  const { data } = useQuery({ ...query, enabled: isAsked, throwOnError: false, placeholderData: keepPreviousData });
  return isAsked && data != null && hasAny(data);
}
