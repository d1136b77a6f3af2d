/** Letters that are read as digits on a worn label. */
const MISREAD: Readonly<Record<string, string>> = { B: '8', G: '6', I: '1', L: '1', O: '0', S: '5', Z: '2' };
const seenAs = (text: string): string =>
  text.toUpperCase().replace(/[BGILOSZ]/g, (letter) => MISREAD[letter] ?? letter);

/**
 * 0 for the same. Codes that look the same come first, for A8 AB; then those that differ by a number only, the nearest number before
 * others: for 5F 4F before 3F.
 */
export function unlikeness(typed: string, code: string): number {
  if (seenAs(typed) === seenAs(code)) return 0;
  const apart = Math.min(numbersApart(typed, code), numbersApart(typed.replace(/O/gi, '0'), code));
  if (Number.isFinite(apart)) return apart / (1 + apart);
  const most = Math.max(typed.length, code.length);
  const same = [...typed.toUpperCase()].filter((character, at) => code.toUpperCase().charAt(at) === character).length;
  return 1 + (most - same);
}

/** From here on nothing of a code looks like what was written. */
export const UNLIKE = 1;

/** Infinity where more differs than a number. */
function numbersApart(typed: string, code: string): number {
  const isAlike = typed.replace(/\d+/, '').toUpperCase() === code.replace(/\d+/, '').toUpperCase();
  const apart = Math.abs(digitsOf(typed) - digitsOf(code));
  return isAlike && !Number.isNaN(apart) ? apart : Number.POSITIVE_INFINITY;
}

const digitsOf = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? Number.NaN);
