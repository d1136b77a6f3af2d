/** Results of one function that are kept: a guess compares the same some hundred headings thousands of times. */
const KEPT_MOST = 5000;

function kept(read: (heading: string) => string): (heading: string) => string {
  const known = new Map<string, string>();
  return (heading) => {
    const found = known.get(heading);
    if (found !== undefined) return found;
    if (known.size >= KEPT_MOST) known.clear();
    const words = read(heading);
    known.set(heading, words);
    return words;
  };
}

/** A year says since when, and not what: `List price 2027`. */
const YEAR = /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;

/** The last year that a heading names; 0: none. */
export const yearOf = (heading: string): number => Math.max(0, ...[...heading.matchAll(YEAR)].map(Number));

/** A heading as headings are compared: small letters, words parted by one blank, without units, notes and marks. */
const headingWords = kept((heading) =>
  withSigns(heading)
    .replaceAll(/\[[^\]]*\]|\([^)]*\)|\*/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

const withoutYears = kept((words) => words.replaceAll(YEAR, ' ').replaceAll(/\s+/g, ' ').trim());

/** The same with all that stands in it: `Voltage [V]` is `voltage v`. */
export const wholeHeading = kept((heading) =>
  withSigns(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/**
 * `partNumber`, `PART_NO.` and `Part #` say the same words; so do `Artikelnummer` and `Artikel-Nr.`, `Item desc.` and `Item description`.
 */
const withSigns = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll(/\b(?:desc|descr)\b\.?/gu, ' description')
    .replaceAll(/\b(?:no|nr|num|nbr)\b\.?|(?<=\p{L}{3})nummer(?!\p{L})/gu, ' number');

/**
 * How well a heading says a name, 0 … 1: the name itself, the name without its unit, with a year, all its words among others, or the name
 * with one letter wrong.
 */
export function likeness(heading: string, name: string): number {
  const whole = wholeHeading(heading);
  if (whole === '') return 0;
  if (whole === wholeHeading(name)) return 1;
  const [words, wanted] = [headingWords(heading), headingWords(name)];
  if (words === '' || wanted === '') return 0;
  if (words === wanted) return 0.9;
  const undated = withoutYears(words);
  if (undated === wanted) return 0.8;
  const has = new Set(undated.split(' '));
  const parts = wanted.split(' ');
  // `Net list price` says price; a heading of many words says little.
  if (parts.every((part) => has.has(part))) return 0.4 + 0.4 * (parts.length / has.size);
  return wanted.length >= 5 && isOneOff(words, wanted) ? 0.6 : 0;
}

/** Whether two words differ by one letter: put in, left out, another, or two that changed places. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
