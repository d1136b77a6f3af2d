import { WAGE_MAX } from '@millrace/contract';

/** Reads a wage as people write it, `$24.50` or `52,000`; null when empty, NaN when it is no wage. */
export function wageOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  const wage = /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return wage <= WAGE_MAX ? wage : Number.NaN;
}

/** For `register`. */
export const wageRules = {
  validate: (text: string) => !Number.isNaN(wageOf(text)) || 'Enter dollars as a number, such as 24.50',
};
