import type { Configurator, Evaluation, ParseResult, StepBudget } from '@millrace/configurator';
import { isSpent, readingBudget, readWithin } from '../numbers/reading-budget.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, type Selecting } from '../tables/shown.ts';

/** How the configurator of one family reads a text. */
export interface FamilyReading {
  readonly family: CompiledFamily;
  readonly configurator: Configurator;
  readonly parsed: ParseResult;
  /** The number that the text is; null where it is none, or one that is not complete by the configurator's own rules. */
  readonly whole: Evaluation | null;
}

/** A text that is asked for as a number. */
export interface AskedNumber {
  readonly text: string;
  /** Shared by all readings of one call. */
  readonly budget: StepBudget;
  /** Its reading by each family that is shown and whose numbers can start like it. Parsed at the first call, then remembered. */
  readonly readings: () => readonly FamilyReading[];
}

export function askNumber(
  snapshot: Pick<Snapshot, 'configured'>,
  text: string,
  query: Selecting,
  budget: StepBudget = readingBudget(),
): AskedNumber {
  let known: readonly FamilyReading[] | null = null;
  return {
    text,
    budget,
    readings: () => {
      known ??= readingsOf(snapshot, text, query, budget);
      return known;
    },
  };
}

const readingsOf = (
  { configured }: Pick<Snapshot, 'configured'>,
  text: string,
  query: Selecting,
  budget: StepBudget,
): readonly FamilyReading[] =>
  configured.startingLike(text).flatMap((family) => {
    const configurator = family.configurator?.data;
    if (configurator === undefined || !isShown(family.row, query) || isSpent(budget)) return [];
    const { parsed, evaluation } = readWithin(configurator, text, budget);
    return [{ family, configurator, parsed, whole: evaluation?.complete === true ? evaluation : null }];
  });
