import { calls, type Slug, type WiringAnswer } from '@millrace/contract';
import { useMemo } from 'react';
import { type ApiQuery, lookUp } from '../../api/query-for.ts';
import type { Addressed } from '../../configurator/address/address.ts';
import { addressed } from '../../configurator/address/addressed.ts';
import type { Builder } from '../../configurator/building/builder.ts';
import { useNumber } from '../../configurator/building/use-shown.ts';

/** A number as an address has it; null is '' in an address. */
type Numbered = { configurator: string; options: string };

/** Asks for the wiring of a family, or of a number or choices of it. */
export function wiringQuery(
  family: { slug: Slug; intrinsicallySafe: boolean },
  { configurator, options }: Numbered,
): ApiQuery<WiringAnswer | null> {
  const query = {
    ...(family.intrinsicallySafe ? { intrinsicallySafe: true } : {}),
    ...(configurator === '' ? {} : { configurator }),
    ...(options === '' ? {} : { options }),
  };
  return { ...lookUp(calls.wiring, { params: { family: family.slug }, query }), mayFail: true };
}

/** The number or choices as of the last paint. */
export function useNumbered(builder: Builder | null): Numbered {
  const evaluation = useNumber(builder);
  // Kept by the evaluation: to write the choices as a code costs milliseconds, which a click's own paint must not wait for.
  const { number, choices } = useMemo(
    () => (builder === null || evaluation === null ? NOTHING : addressed(builder)),
    [builder, evaluation],
  );
  return { configurator: number ?? '', options: choices ?? '' };
}

const NOTHING: Addressed = { number: null, choices: null };
