import { type Configurator, canReach, evaluate, quoteCode } from '@millrace/configurator';
import { changedCombinations, type SearchBounds } from './changed-combinations.ts';
import { BOUNDS, changeOf, type ExampleNumber, exampleOf, sentenceOf } from './difference-in-words.ts';
import { optionWords } from './option-words.ts';

/** Numbers that only one of two versions makes, told by what they have in common. */
export interface NumbersChange {
  sentence: string;
  /** So many combinations of answers it tells of. */
  combinations: number;
  /** A number that proves it: the other version really does not read it. */
  example: ExampleNumber;
}

/** The numbers that changed with a configurator. */
export interface ChangedNumbers {
  changes: readonly NumbersChange[];
  /** Known numbers that became valid or invalid. */
  known: readonly ExampleNumber[];
  /** Whether all was searched; else more may have changed. */
  isWhole: boolean;
}

/**
 * Tells which numbers become possible and which no longer are, each with a proof: by the combinations that changed statements name, and by
 * options and groups that only one version has. null: there is no such version. Ends within its bounds, whatever it is given.
 */
export function changedNumbers(
  before: Configurator | null,
  after: Configurator | null,
  { known = [], bounds = BOUNDS }: { known?: readonly string[]; bounds?: SearchBounds } = {},
): ChangedNumbers {
  if (before === null || after === null) return ofOneVersion(before, after, bounds.steps);
  const { found, isWhole } = changedCombinations(before, after, bounds);
  const combined = found.flatMap((one): NumbersChange[] => {
    const example = exampleOf(before, after, one);
    return example === null ? [] : [{ sentence: sentenceOf(one), combinations: one.answers.length, example }];
  });
  const added = ofOwnOptions(after, before, bounds);
  const gone = ofOwnOptions(before, after, bounds);
  return {
    changes: [
      ...added.proofs.flatMap(({ option, number }) => change(`${option} is new`, changeOf(before, after, number))),
      ...gone.proofs.flatMap(({ option, number }) =>
        change(`${option} is no longer offered`, changeOf(before, after, number)),
      ),
      ...combined,
    ],
    known: [...new Set(known)].flatMap((number) => changeOf(before, after, number) ?? []),
    isWhole: isWhole && added.isWhole && gone.isWhole,
  };
}

const change = (sentence: string, example: ExampleNumber | null): NumbersChange[] =>
  example === null ? [] : [{ sentence, combinations: 1, example }];

/** The options that the other version does not have, each with a number that has it. */
function ofOwnOptions(
  own: Configurator,
  other: Configurator,
  { questions, steps }: SearchBounds,
): { proofs: { option: string; number: string }[]; isWhole: boolean } {
  const options = own.configGroups.flatMap((group) => {
    const theirs = other.configGroups.find(({ name }) => name === group.name)?.options ?? [];
    const codes = new Set(theirs.map(({ code }) => code));
    return (group.options ?? []).flatMap(({ code }) => (codes.has(code) ? [] : [{ group: group.name, code }]));
  });
  let isWhole = options.length <= questions;
  const proofs = options.slice(0, questions).flatMap(({ group, code }) => {
    const reached = canReach(own, [`${group}.${quoteCode(code)}`], { steps });
    if (reached.answer === 'unknown') isWhole = false;
    if (reached.answer !== 'yes') return [];
    return [{ option: `${group}: ${optionWords(own, group, code)}`, number: evaluate(own, reached.selection).itemNo }];
  });
  return { proofs, isWhole };
}

function ofOneVersion(before: Configurator | null, after: Configurator | null, steps: number): ChangedNumbers {
  const own = after ?? before;
  const reached = own === null ? null : canReach(own, [], { steps });
  const isWhole = reached?.answer !== 'unknown';
  if (own === null || reached?.answer !== 'yes') return { changes: [], known: [], isWhole };
  const { itemNo: number } = evaluate(own, reached.selection);
  const [sentence, became] =
    after === null
      ? (['All of its numbers go', 'invalid'] as const)
      : (['All of its numbers are new', 'valid'] as const);
  return { changes: [{ sentence, combinations: 1, example: { number, became } }], known: [], isWhole };
}
