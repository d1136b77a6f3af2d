import type { Fact, FactEntry } from '../../../data/configurator.ts';
import type { State } from '../state.ts';
import { exact, type Fraction, largest, roundHalfUp } from './fraction.ts';
import { measured } from './measure.ts';
import { listHolds } from './rule.ts';

/** A number, a text, or null where no entry holds that has a value. */
export type FactValue = Fraction | string | null;

/** The value of the first entry that holds and has one, rounded half up. */
export function factValue(state: State, fact: Fact): FactValue {
  for (const entry of fact.values) {
    if (entry.if !== undefined && !listHolds(state, entry.if)) continue;
    const value = entryValue(state, entry);
    if (value !== null) return typeof value === 'string' ? value : rounded(value, fact.decimals);
  }
  return null;
}

function entryValue(state: State, entry: FactEntry): FactValue {
  if ('measure' in entry) return largest(measured(state, entry.measure));
  return typeof entry.value === 'string' ? entry.value : exact(entry.value);
}

function rounded(value: Fraction, decimals: number | undefined): Fraction {
  if (decimals === undefined) return value;
  const parts = 10n ** BigInt(decimals);
  return { top: roundHalfUp({ top: value.top * parts, bottom: value.bottom }), bottom: parts };
}
