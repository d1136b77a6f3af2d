import type { Fact } from '../data/configurator.ts';

/** The texts that a fact can have; none for one that is a number. */
export function textsOfFact(fact: Fact | undefined): readonly string[] {
  return (fact?.values ?? []).flatMap((entry) =>
    'value' in entry && typeof entry.value === 'string' ? [entry.value] : [],
  );
}

/** Whether it can have a number. */
export function isNumberFact({ values }: Fact): boolean {
  return values.some((entry) => 'measure' in entry || typeof entry.value === 'number');
}
