import type { FactState } from '../data/evaluation.ts';
import { printDecimal } from '../decimals/decimal.ts';

/** The value of a fact with its unit: `17 A`. */
export function factWords({ value, unit }: FactState): string {
  const text = typeof value === 'number' ? printDecimal(value) : value;
  return unit === undefined ? text : `${text} ${unit}`;
}
