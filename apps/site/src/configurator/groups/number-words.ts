import { type NumberBounds, printDecimal } from '@millrace/configurator';

/** `10 to 500`, `10 to 500 in steps of 5`, `at least 0`. */
export function boundsWords({ min, max, step }: NumberBounds, wrong: boolean): string {
  const least = printDecimal(min);
  const range = max === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${printDecimal(max)}`;
  const words = step === 1 ? range : `${range} in steps of ${printDecimal(step)}`;
  return wrong ? `Enter ${words}` : words;
}

/** The text of a field for a value, `''` for none. */
export function fieldText(value: number | null): string {
  return value === null ? '' : printDecimal(value);
}

/**
 * Reads the number typed in a field, with a point or a comma; null for an empty field, and for text that is no number.
 */
export function typedNumber(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
