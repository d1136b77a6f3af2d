import type { Part } from '../../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { sampleParts } from './sample-parts.ts';

/** Choices of some groups, as a search tries them; the other groups are open. */
export interface Assignment {
  quantities: number[];
  /** Of a text its length. */
  values: (number | null)[];
  /** null where a text's length, or how often the options of a sequence stand, is all that matters. */
  texts: (string | null)[];
  sequences: (readonly number[] | null)[];
  /** By group: the parts of assemblies. */
  parts: (Part | null)[];
  /** Like `values`: a search takes a value as an answer, then settling decides. */
  answers: (number | null)[];
  decided: boolean[];
  /** Groups that printed the literal of a hidden group. */
  literals: boolean[];
}

export function emptyAssignment({ options, groups }: Compiled): Assignment {
  const values = groups.map(() => null);
  return {
    quantities: options.map(() => 0),
    values,
    texts: groups.map(() => null),
    sequences: groups.map(() => null),
    parts: groups.map(() => null),
    answers: values,
    decided: groups.map(() => false),
    literals: groups.map(() => false),
  };
}

/** The answer of one group: its options with their quantities, or its number. An empty answer is an answer too. */
export interface GroupChoice {
  options: readonly (readonly [CompiledOption, number])[];
  /** Of an assembly the place of its part among those that are tried. */
  value: number | null;
  part?: Part;
}

export const NOTHING_CHOSEN: GroupChoice = { options: [], value: null };

/** The answers of an assembly that are tried. */
export const chooseParts = ({ part }: CompiledGroup): readonly GroupChoice[] =>
  part === null ? [] : sampleParts(part).map((sample, at) => ({ options: [], value: at + 1, part: sample }));

export function chooseOptions(options: readonly CompiledOption[]): GroupChoice {
  return { options: options.map((option) => [option, option.quantity] as const), value: null };
}

export function assign(assignment: Assignment, group: number, choice: GroupChoice): void {
  for (const [{ id }, quantity] of choice.options) assignment.quantities[id] = quantity;
  assignment.values[group] = choice.value;
  assignment.parts[group] = choice.part ?? null;
  assignment.decided[group] = true;
}

export function withdraw(assignment: Assignment, group: number, choice: GroupChoice): void {
  for (const [{ id }] of choice.options) assignment.quantities[id] = 0;
  assignment.values[group] = null;
  assignment.parts[group] = null;
  assignment.decided[group] = false;
}
