import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import { type ChangedCombination, changedCombinations, type SearchBounds } from './changed-combinations.ts';
import { listedAnswers } from './listed-answers.ts';
import { statedChanges } from './stated-changes.ts';

/** A number that only one version makes. */
export interface ExampleNumber {
  number: string;
  became: 'valid' | 'invalid';
}

/** The difference of two versions for their author. */
export interface Difference {
  /** Sentences on what can be built otherwise: `NEMA 12 no longer allows 25 A or 40 A`, with a number that shows it. */
  builds: readonly { sentence: string; example: ExampleNumber | null }[];
  /** Sentences on what is stated otherwise. */
  states: readonly string[];
  /** Known numbers that became valid or invalid. */
  known: readonly ExampleNumber[];
  /** Whether all was searched; else more may have changed than `builds` says. */
  isWhole: boolean;
}

/** Enough for the groups that a rule names, within a second for the largest configurators. */
export const BOUNDS: SearchBounds = { steps: 2000, questions: 400 };

/** Tells two versions of a configurator apart. Ends within its bounds, whatever it is given. */
export function differenceInWords(
  before: Configurator,
  after: Configurator,
  { known = [], bounds = BOUNDS }: { known?: readonly string[]; bounds?: SearchBounds } = {},
): Difference {
  const { found, isWhole } = changedCombinations(before, after, bounds);
  return {
    builds: found.map((one) => ({ sentence: sentenceOf(one), example: exampleOf(before, after, one) })),
    states: statedChanges(before, after),
    known: [...new Set(known)].flatMap((number) => changeOf(before, after, number) ?? []),
    isWhole,
  };
}

export function sentenceOf({ became, of, group, all, answers }: ChangedCombination): string {
  const allows = became === 'possible' ? 'now allows' : 'no longer allows';
  return `${of.map(({ words }) => words).join(' with ')} ${allows} ${listedAnswers(group, all, answers)}`;
}

/** The number that proves it, where the other version really does not read it. */
export function exampleOf(
  before: Configurator,
  after: Configurator,
  { became, proof }: ChangedCombination,
): ExampleNumber | null {
  const { itemNo } = evaluate(became === 'possible' ? after : before, proof);
  return changeOf(before, after, itemNo);
}

export function changeOf(before: Configurator, after: Configurator, number: string): ExampleNumber | null {
  const [then, now] = [isMade(before, number), isMade(after, number)];
  return then === now ? null : { number, became: now ? 'valid' : 'invalid' };
}

function isMade(configurator: Configurator, number: string): boolean {
  const read = parseModelNumber(configurator, number);
  return read.ok && evaluate(configurator, read.selection).complete;
}
