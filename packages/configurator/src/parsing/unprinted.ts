import type { CompiledOption } from '../compiled.ts';
import type { PlannedGroup } from './plan.ts';

/** Beyond this many mentioned options of a multi-select group, only single ones are tried. */
const MOST_COMBINED = 4;

/** The answers of an unprinted group worth trying, the defaults first. */
export function unprintedAnswers(
  { group, mentioned }: PlannedGroup,
  isPossible: (option: CompiledOption) => boolean,
): readonly (readonly CompiledOption[])[] {
  const defaults = group.options.filter((option) => option.data.selected === true && isPossible(option));
  const initial = group.multiselect ? defaults : defaults.slice(0, 1);
  const answers: (readonly CompiledOption[])[] = [initial];
  const possible = mentioned.filter(isPossible);
  if (possible.length === 0) return answers;
  const combined =
    group.multiselect && possible.length <= MOST_COMBINED ? subsets(possible) : possible.map((option) => [option]);
  for (const answer of [[], ...combined]) {
    if (!answers.some((known) => isAlike(known, answer, mentioned))) answers.push(answer);
  }
  return answers;
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const sets: T[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}

/** Alike to the rules. */
function isAlike(
  a: readonly CompiledOption[],
  b: readonly CompiledOption[],
  mentioned: readonly CompiledOption[],
): boolean {
  return mentioned.every((option) => a.includes(option) === b.includes(option));
}
