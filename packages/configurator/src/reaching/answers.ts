import { ownBounds, UNBOUNDED } from '../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';
import type { GroupChoice } from '../lint/searching/assignment.ts';
import { chooseOptions, chooseParts, NOTHING_CHOSEN } from '../lint/searching/assignment.ts';
import { sampleLengths } from '../lint/searching/sample-lengths.ts';
import { sampleValues } from '../lint/searching/sample-values.ts';
import { combinationsOf } from '../parsing/combinations.ts';
import { isSelectable } from '../parsing/plan.ts';
import { fillingsOf } from '../sequences/fillings.ts';
import type { Component } from './components.ts';

/** The answers of a group that are tried. `isPartial`: there are others, which could make a difference. */
export interface Answers {
  choices: readonly GroupChoice[];
  isPartial: boolean;
}

/** Up to so many options of a group every set of them is tried. */
const MOST_COMBINED = 10;
/** So many quantities of one answer are tried. */
const MOST_QUANTITIES = 100;
/** So many ways to fill a sequence are tried. */
const MOST_FILLED = 300;
/** Up to so many values of a number are all tried. */
const MOST_VALUES = 200;

export function answersOf(compiled: Compiled, { mentioned, pieces }: Component, group: CompiledGroup): Answers {
  if (group.isNumber) return numbersOf(compiled, group);
  if (group.kind === 'text') return lengthsOf(group);
  if (group.kind === 'assembly') return { choices: [...chooseParts(group), NOTHING_CHOSEN], isPartial: true };
  const selectable = group.options.filter(isSelectable);
  const wanted = selectable.filter(({ id }) => mentioned.has(id));
  const other = selectable.filter(({ id }) => !mentioned.has(id)).slice(0, 1);
  if (group.kind === 'sequence') return entriesOf(group, wanted, pieces);
  const sets = group.multiselect
    ? setsOf(compiled, group, wanted, other)
    : { choices: [...wanted, ...other].map((option) => chooseOptions([option])), isPartial: false };
  const all = sets.choices.map((choice) => quantitiesOf(choice, pieces));
  return {
    choices: [...all.flatMap(({ choices }) => choices), ...(group.multiselect ? [] : [NOTHING_CHOSEN])],
    isPartial: sets.isPartial || all.some(({ isPartial }) => isPartial),
  };
}

/** Any answer, of a group that no rule looks at: one with which it is complete. */
export function plainAnswer(group: CompiledGroup): GroupChoice {
  if (group.isNumber) return { options: [], value: ownBounds(group.data).min };
  if (group.kind === 'text') return { options: [], value: sampleLengths(group)[0] ?? null };
  if (group.kind === 'assembly') return chooseParts(group)[0] ?? NOTHING_CHOSEN;
  const [first] = group.options.filter(isSelectable);
  if (group.kind === 'sequence') return filled(group, group.options);
  return first === undefined || !group.printed ? NOTHING_CHOSEN : chooseOptions([first]);
}

/** No rule asks how long a text is, but limits may leave some lengths only. */
function lengthsOf(group: CompiledGroup): Answers {
  const choices = sampleLengths(group).map((value): GroupChoice => ({ options: [], value }));
  return { choices: [...choices, NOTHING_CHOSEN], isPartial: false };
}

/** Every way to fill a sequence with the options that rules look at, and one other. */
function entriesOf(group: CompiledGroup, wanted: readonly CompiledOption[], pieces: ReadonlySet<number>): Answers {
  const others = group.options.filter((option) => !wanted.includes(option));
  const isCounted = group.options.some(({ id }) => pieces.has(id));
  const { sets, isPartial } = fillingsOf(group, [...others.slice(0, 1), ...wanted], isCounted, MOST_FILLED);
  const { max } = ownBounds(group.data);
  const needsOthers = others.length > 1 && others.some(({ maxQuantity }) => maxQuantity < max);
  const choices = sets.map((options): GroupChoice => ({ options, value: null }));
  return { choices: [...choices, NOTHING_CHOSEN], isPartial: isPartial || needsOthers };
}

/** The first options, as often as they may stand, until a sequence is long enough. */
function filled({ printed, data }: CompiledGroup, options: readonly CompiledOption[]): GroupChoice {
  let missing = Math.ceil(ownBounds(data).min);
  const counted: [CompiledOption, number][] = [];
  for (const option of printed ? options : []) {
    const count = Math.min(missing, option.maxQuantity);
    if (count <= 0) break;
    counted.push([option, count]);
    missing -= count;
  }
  return { options: counted, value: null };
}

/** The values that rules ask about first. */
function numbersOf(compiled: Compiled, group: CompiledGroup): Answers {
  const values = new Set(sampleValues(compiled, group));
  const { max } = ownBounds(group.data);
  const steps = stepsOf(group.data);
  const count = max === UNBOUNDED ? Number.POSITIVE_INFINITY : stepsAround(steps, max).below + 1;
  if (count <= MOST_VALUES) for (let step = 0; step < count; step += 1) values.add(valueAt(steps, step));
  const choices = Array.from(values, (value): GroupChoice => ({ options: [], value }));
  return { choices: [...choices, NOTHING_CHOSEN], isPartial: count > values.size };
}

function setsOf(
  compiled: Compiled,
  group: CompiledGroup,
  wanted: readonly CompiledOption[],
  other: readonly CompiledOption[],
): Answers {
  const isFew = wanted.length <= MOST_COMBINED;
  const sets = isFew ? subsets(wanted) : combinationsOf(compiled, group, wanted);
  return { choices: [...sets, other].map(chooseOptions), isPartial: !isFew };
}

/** Every set, the smaller first. */
function subsets(options: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const option of options) for (const set of [...sets]) sets.push([...set, option]);
  return sets.sort((a, b) => a.length - b.length);
}

/** The same options in all quantities that matter. */
function quantitiesOf(choice: GroupChoice, pieces: ReadonlySet<number>): Answers {
  let choices: GroupChoice[] = [choice];
  for (const [at, [option]] of choice.options.entries()) {
    if (!pieces.has(option.id) || option.data.isQtyReadonly === true) continue;
    const others = Array.from({ length: option.maxQuantity }, (_, less) => less + 1);
    const sorted = [option.quantity, ...others.filter((quantity) => quantity !== option.quantity)];
    if (choices.length * sorted.length > MOST_QUANTITIES) return { choices, isPartial: true };
    choices = choices.flatMap((each) =>
      sorted.map((quantity) => ({ ...each, options: each.options.with(at, [option, quantity]) })),
    );
  }
  return { choices, isPartial: false };
}
