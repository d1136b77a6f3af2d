import { type NumberBounds, printDecimal, UNBOUNDED } from '../index.ts';

/** `10 to 500 ft in steps of 5`, `at least 0`: the values of a number. */
export function boundsWords({ min, max, step }: NumberBounds, unit = ''): string {
  const words = `${rangeWords({ min, max })}${unit === '' ? '' : ` ${unit}`}`;
  return step === 1 ? words : `${words} in steps of ${printDecimal(step)}`;
}

/** `10 to 500`, `at least 0`. */
export const rangeWords = ({ min, max }: Pick<NumberBounds, 'min' | 'max'>): string =>
  max === UNBOUNDED ? `at least ${printDecimal(min)}` : `${printDecimal(min)} to ${printDecimal(max)}`;
