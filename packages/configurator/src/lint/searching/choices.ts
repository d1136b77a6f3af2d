import type { Compiled, CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { isSelectable, planOf } from '../../parsing/plan.ts';
import { fillingsOf } from '../../sequences/fillings.ts';
import { chooseOptions, chooseParts, type GroupChoice, NOTHING_CHOSEN } from './assignment.ts';
import { sampleLengths } from './sample-lengths.ts';
import { areAllValuesSampled, sampleValues } from './sample-values.ts';

/** Beyond this many wanted options of a multi-select group only single ones, and all at once, are tried. */
const MOST_COMBINED = 4;
/** So many ways to fill a sequence are tried. */
const MOST_FILLED = 60;

/** The answers of a group that can make a difference to the question: each wanted option, one that nothing mentions, and none. */
export function choicesIn(
  compiled: Compiled,
  group: CompiledGroup,
  isWanted: (option: CompiledOption) => boolean,
): readonly GroupChoice[] {
  if (group.isNumber) {
    return [...sampleValues(compiled, group).map((value) => ({ options: [], value })), NOTHING_CHOSEN];
  }
  if (group.kind === 'text') {
    return [...sampleLengths(group).map((value) => ({ options: [], value })), NOTHING_CHOSEN];
  }
  if (group.kind === 'assembly') return [...chooseParts(group), NOTHING_CHOSEN];
  const selectable = group.options.filter(isSelectable);
  const wanted = selectable.filter(isWanted);
  const other = selectable.filter((option) => !isWanted(option)).slice(0, 1);
  if (group.kind === 'sequence') {
    const { sets } = fillingsOf(group, [...wanted, ...other], isCounted(compiled, group), MOST_FILLED);
    return [...sets.map((options) => ({ options, value: null })), NOTHING_CHOSEN];
  }
  if (!group.multiselect) return [...[...wanted, ...other].map((option) => chooseOptions([option])), NOTHING_CHOSEN];
  const combined = wanted.length <= MOST_COMBINED ? subsets(wanted) : [[], ...wanted.map((option) => [option]), wanted];
  return [...combined.map(chooseOptions), ...other.map((option) => chooseOptions([option]))];
}

/** Whether the tried answers contain every set of the wanted options. */
export function isTriedInFull(
  compiled: Compiled,
  group: CompiledGroup,
  isWanted: (option: CompiledOption) => boolean,
): boolean {
  const { kind, multiselect, options } = group;
  if (kind === 'assembly') return false;
  if (kind === 'number') return areAllValuesSampled(compiled, group);
  if (kind === 'sequence') {
    const wanted = options.filter(isWanted);
    const counted = isCounted(compiled, group);
    if (wanted.length === 0) return true;
    return (
      !(counted && options.length > wanted.length + 1) && !fillingsOf(group, options, counted, MOST_FILLED).isPartial
    );
  }
  return !multiselect || options.filter((option) => isSelectable(option) && isWanted(option)).length <= MOST_COMBINED;
}

/** The same with one option in every answer. */
export function choicesWith(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  isWanted: (option: CompiledOption) => boolean,
): readonly GroupChoice[] {
  if (group.kind === 'sequence') {
    const wanted = (other: CompiledOption): boolean => other === option || isWanted(other);
    return choicesIn(compiled, group, wanted).filter(({ options }) => options.some(([other]) => other === option));
  }
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

/** Whether rules look at how many entries a sequence has, or how much of an attribute. */
function isCounted(compiled: Compiled, { index, options }: CompiledGroup): boolean {
  const pieces = planOf(compiled).groups[index]?.pieces;
  return options.some(({ id }) => pieces?.has(id) === true);
}

function subsets(items: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}
