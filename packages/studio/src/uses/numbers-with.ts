import { type Configurator, evaluate, type GroupState, type Pausable, parseModelNumber } from '@millrace/configurator';

/** Steps of the engine for one number. */
const STEPS_MOST = 200_000;

/** A group, or some options of one. */
export interface Answers {
  group: string;
  /** Absent: any answer of the group. */
  codes?: ReadonlySet<string>;
}

/**
 * Counts the numbers that answer a group, or have one of some options in it; a number that is not read has none. One number at each step.
 */
export function* countNumbersWith(
  configurator: Configurator,
  numbers: readonly string[],
  { group, codes }: Answers,
): Pausable<number> {
  let count = 0;
  for (const number of numbers) {
    yield;
    const state = statesOf(configurator, number).find(({ name }) => name === group);
    if (state?.visible !== true) continue;
    const has =
      codes === undefined ? state.answered : state.options.some(({ selected, code }) => selected && codes.has(code));
    if (has) count += 1;
  }
  return count;
}

const read = new WeakMap<Configurator, Map<string, readonly GroupState[]>>();

function statesOf(configurator: Configurator, number: string): readonly GroupState[] {
  const known = read.get(configurator) ?? new Map<string, readonly GroupState[]>();
  read.set(configurator, known);
  const found = known.get(number) ?? newStatesOf(configurator, number);
  known.set(number, found);
  return found;
}

function newStatesOf(configurator: Configurator, number: string): readonly GroupState[] {
  const parsed = parseModelNumber(configurator, number, { budget: { left: STEPS_MOST } });
  return parsed.ok ? evaluate(configurator, parsed.selection).groups : [];
}
