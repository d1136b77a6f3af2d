import { isSelectable } from '../../parsing/plan.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../../rules/compiled.ts';
import { chooseOptions, type GroupChoice, NOTHING_CHOSEN } from './assignment.ts';
import { sampleValues } from './sample-values.ts';

/** Beyond this many wanted options of a multi-select group only single ones, and all at once, are tried. */
const MOST_COMBINED = 4;

/** The answers of a group that can make a difference to the question: each wanted option, one that nothing mentions, and none. */
export function choicesIn(
  compiled: Compiled,
  group: CompiledGroup,
  isWanted: (option: CompiledOption) => boolean,
): readonly GroupChoice[] {
  if (group.isNumber) {
    return [...sampleValues(compiled, group).map((value) => ({ options: [], value })), NOTHING_CHOSEN];
  }
  const selectable = group.options.filter(isSelectable);
  const wanted = selectable.filter(isWanted);
  const other = selectable.filter((option) => !isWanted(option)).slice(0, 1);
  if (!group.multiselect) return [...[...wanted, ...other].map((option) => chooseOptions([option])), NOTHING_CHOSEN];
  const combined = wanted.length <= MOST_COMBINED ? subsets(wanted) : [[], ...wanted.map((option) => [option]), wanted];
  return [...combined.map(chooseOptions), ...other.map((option) => chooseOptions([option]))];
}

/** Whether the tried answers contain every set of the wanted options. */
export function isTriedInFull(
  { multiselect, options }: CompiledGroup,
  isWanted: (option: CompiledOption) => boolean,
): boolean {
  return !multiselect || options.filter((option) => isSelectable(option) && isWanted(option)).length <= MOST_COMBINED;
}

/** The same with one option in every answer. */
export function choicesWith(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  isWanted: (option: CompiledOption) => boolean,
): readonly GroupChoice[] {
  const alone = chooseOptions([option]);
  if (!group.multiselect) return [alone];
  const others = choicesIn(compiled, group, (other) => other !== option && isWanted(other));
  return [
    alone,
    ...others
      .filter((choice) => choice.options.every(([other]) => other !== option))
      .map((choice) => ({ ...choice, options: [...alone.options, ...choice.options] })),
  ];
}

function subsets(items: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}
