/** Letters that are read as digits on a worn label. */
const MISREAD: Readonly<Record<string, string>> = { B: '8', G: '6', I: '1', L: '1', O: '0', S: '5', Z: '2' };
/** A text as it may be read on a worn label. */
export const seenAs = (text: string): string =>
  text.toUpperCase().replace(/[BGILOSZ]/g, (letter) => MISREAD[letter] ?? letter);

/**
 * 0 for the same. Codes that look the same come first, for A8 AB; then those that differ by a number only, the nearest number before
 * others: for 5F 4F before 3F. Two characters that changed places, and one too many or too few,
 * are like the code.
 */
export function unlikeness(typed: string, code: string): number {
  if (seenAs(typed) === seenAs(code)) return 0;
  const [one, other] = [typed.toUpperCase(), code.toUpperCase()];
  const apart = Math.min(numbersApart(typed, code), numbersApart(typed.replace(/O/gi, '0'), code));
  const byNumber = Number.isFinite(apart) ? apart / (1 + apart) : Number.POSITIVE_INFINITY;
  const swapped = areSwapped(one, other) ? SWAPPED : Number.POSITIVE_INFINITY;
  const isMore = isOneMore(one, other) || isOneMore(other, one);
  const near = Math.min(byNumber, swapped, isMore ? ONE_MORE : Number.POSITIVE_INFINITY);
  if (Number.isFinite(near)) return near;
  const most = Math.max(typed.length, code.length);
  const same = [...typed.toUpperCase()].filter((character, at) => code.toUpperCase().charAt(at) === character).length;
  return 1 + (most - same);
}

/** Two characters that changed places: as near as a number three away. */
export const SWAPPED = 0.75;
/** A character too many or too few of at least two: as near as a number eight away. */
export const ONE_MORE = 0.89;

/** One character is another, too many or too few, or two changed places. */
export function isOneSlip(typed: string, right: string): boolean {
  if (typed === '' || typed === right) return false;
  const others = [...typed].filter((character, at) => character !== right[at]).length;
  if (typed.length === right.length) return others === 1 || areSwapped(typed, right);
  return hasOneMore(typed, right) || hasOneMore(right, typed);
}

function isOneMore(longer: string, shorter: string): boolean {
  return shorter.length >= 2 && hasOneMore(longer, shorter);
}

const hasOneMore = (longer: string, shorter: string): boolean =>
  longer.length === shorter.length + 1 &&
  [...longer].some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter);

function areSwapped(typed: string, code: string): boolean {
  const at = [...typed].findIndex((character, place) => character !== code[place]);
  const rest = at < 0 ? '' : typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return at >= 0 && at + 1 < typed.length && typed.slice(0, at) + rest === code;
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
