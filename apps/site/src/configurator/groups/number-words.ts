import type { NumberBounds } from '@millrace/configurator';

/** `10 to 500`, `10 to 500 in steps of 5`, `at least 0`. */
export function boundsWords({ min, max, step }: NumberBounds, wrong: boolean): string {
  const range = max === Number.MAX_SAFE_INTEGER ? `at least ${min}` : `${min} to ${max}`;
  const words = step === 1 ? range : `${range} in steps of ${step}`;
  return wrong ? `Enter ${words}` : words;
}

/** One step on from the value, inside the bounds; the first press answers with the smallest or the next whole step. */
export function stepped(value: number | null, by: number, { min, max, step }: NumberBounds): number {
  if (value === null) return min;
  const next = Number((value + by * step).toPrecision(12));
  return Math.min(Math.max(next, min), max);
}
