import { type Configurator, type Pausable, parseModelNumber } from '@millrace/configurator';

/** A number by which a configurator is tried. */
export interface TriedNumber {
  number: string;
  /** The product that carries it; null: a known number without one. */
  partNumber: string | null;
  /** The verdict that it must have. */
  mustBe: 'read' | 'refused';
}

/** The numbers that come out otherwise than they must, since something is stated as it is. */
export interface RuleCost {
  /** Must be read, and are read no more. */
  lost: readonly TriedNumber[];
  /** Must be refused, and are read. */
  admitted: readonly TriedNumber[];
}

export const NO_COST: RuleCost = { lost: [], admitted: [] };

/** Steps of the engine for one number. */
const STEPS_MOST = 200_000;

/** Compares the readings of numbers now and in a version to compare with, one number at each step. */
export function* ruleCostInSteps(
  now: Configurator,
  before: Configurator,
  numbers: readonly TriedNumber[],
): Pausable<RuleCost> {
  const lost: TriedNumber[] = [];
  const admitted: TriedNumber[] = [];
  for (const one of numbers) {
    yield;
    const isRead = readsNumber(now, one.number);
    const isWrong = isRead !== (one.mustBe === 'read');
    if (!isWrong || readsNumber(before, one.number) === isRead) continue;
    (isRead ? admitted : lost).push(one);
  }
  return { lost, admitted };
}

const readings = new WeakMap<Configurator, Map<string, boolean>>();

/** Whether a configurator makes a number. A number that takes too many steps is none. */
export function readsNumber(configurator: Configurator, number: string): boolean {
  const known = readings.get(configurator) ?? new Map<string, boolean>();
  readings.set(configurator, known);
  const found = known.get(number) ?? parseModelNumber(configurator, number, { budget: { left: STEPS_MOST } }).ok;
  known.set(number, found);
  return found;
}
