import { toCents } from '@millrace/configurator';
import { plainNumber, WAGE_MAX } from '@millrace/contract';
import { printing } from '../../ui/words/printing.ts';

/** Reads a wage as people write it, `$24.50` or `52,000`; null when empty, NaN when it is no wage. */
export function wageOf(text: string): number | null {
  const plain = plainNumber(text.replace(/\p{Sc}/gu, ''), printing().decimalSign);
  if (plain === '') return null;
  const wage = /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return wage <= WAGE_MAX ? wage : Number.NaN;
}

/** For `register`. */
export const wageRules = {
  validate: (text: string) =>
    !Number.isNaN(wageOf(text)) ||
    `Enter ${printing().currencyWords} as a number, such as ${printing().amount(toCents(24.5))}`,
};
