/** More dots than a number with a fraction has, and no other separator of parts. */
const DOTTED = /^[\p{L}\p{N}|()/]+(?:\.[\p{L}\p{N}|()/]+){2,}$/u;
/** A dot that may stand before the decimals of a length. */
const POINT = /(?<=\d)\.(?=\d)/g;
/** Numbers with more fractions are not written with dots for hyphens. */
const POINTS_MAX = 8;

/**
 * Returns the numbers that a text with dots between its parts may be, with hyphens in their place: first the one without a decimal point,
 * then those with one, the last of the text first, then those with two. Empty for any other text. Blanks and a last dot do not count.
 */
export function dotsAsHyphens(text: string): readonly (readonly [string, ...string[]])[] {
  const bare = text.replace(/[\s\p{Cf}]+/gu, '').replace(/\.$/, '');
  if (!DOTTED.test(bare)) return [];
  const dashed = bare.replaceAll('.', '-');
  const points = [...bare.matchAll(POINT)]
    .map(({ index }) => index)
    .reverse()
    .slice(0, POINTS_MAX);
  const withPoints = (...kept: readonly number[]): string =>
    kept.reduce((number, at) => `${number.slice(0, at)}.${number.slice(at + 1)}`, dashed);
  const ones = points.map((at) => withPoints(at));
  const twos = points.flatMap((at, nth) => points.slice(nth + 1).map((other) => withPoints(at, other)));
  return [[dashed], ...[ones, twos].filter(isAny)];
}

const isAny = (numbers: string[]): numbers is [string, ...string[]] => numbers.length > 0;
