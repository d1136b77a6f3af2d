import type { Cents } from '@millrace/configurator';
import { type Alignment, alignmentsOf } from './align.ts';
import { amountsIn, readAmount } from './cells/amounts.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { type CodesInTexts, codesInTexts } from './finding/codes-in-texts.ts';
import { type GatheredGroup, mayBeEmpty } from './gathered-groups.ts';
import { type Place, placeKey } from './guide.ts';

/** A number that the guide prints as an example. */
export interface FoundExample {
  at: Place;
  printed: string;
  /** Blanks and dashes as a number has them. */
  text: string;
  price?: Cents;
  readings: readonly Alignment[];
  /** The guide calls it an example, so that it is told where it cannot be read. */
  isNamed: boolean;
}

const NAMED =
  /^\s*(?:e\.\s?g\b\.?|eg[:.]|ex[.:]|z\.\s?b\.|(?:for example|examples?|sample|typical(?: (?:model|part|order)\w*)?(?: (?:number|no\.?|code))?|(?:bestell)?beispiel|par ex\.|p\. ?ex\.|(?:autres? )?exemples?(?: de (?:commande|référence))?|(?:weitere[sr]? )?(?:bestell)?beispiele?|(?:[a-z]+ ){1,3}examples?(?=\s*[:.–—-]|$)|order(?:ed)? as|specify(?: as)?|bestellen als)\b)\s*[:.–—-]?/i;

const OR = /^(?:or|oder|ou)\s?:?$/i;
const AMOUNT_ALONE = /^[=\s]*(?:US\s?)?[$€£]?\s*\d[\d.,' ]*(?:€|EUR|USD|CHF)?$/;

/** Numbers are read by these. */
interface Codes {
  groups: readonly GatheredGroup[];
  /** Literals that may begin a number. */
  series: readonly string[];
  stands: CodesInTexts;
}

/**
 * Finds the numbers among all cells that nothing else was made of: whatever reads as codes of the groups. `stands` is shared by orders of
 * the groups.
 */
export function findExamples(
  grids: readonly Grid[],
  uses: Uses,
  groups: readonly GatheredGroup[],
  series: readonly string[],
  isGiven: (place: Place) => boolean,
  stands: CodesInTexts = codesInTexts(groups),
): FoundExample[] {
  if (groups.length === 0) return [];
  const codes: Codes = { groups, series, stands };
  const found: FoundExample[] = [];
  const add = (example: FoundExample) => {
    const known = found.find(({ text }) => text === example.text);
    if (known === undefined) found.push(example);
    else if (example.price !== undefined) known.price ??= example.price;
  };
  for (const grid of grids)
    for (let row = 0; row < grid.rows; row++) {
      const boxed = boxesOf(grid, uses, row, codes);
      if (boxed !== null) {
        add(boxed);
        continue;
      }
      const label = filledColumns(grid, row)[0];
      const isRowNamed = label !== undefined && NAMED.test(grid.text(row, label));
      for (const column of filledColumns(grid, row)) {
        const given = isGiven(placeIn(grid, row, column));
        const text = given ? grid.text(row, column) : freeText(grid, uses, row, column);
        if (text === '') continue;
        const isNamed = given || NAMED.test(text);
        const numbers = numbersIn(text, codes);
        for (const [index, number] of numbers.entries()) {
          const example: FoundExample = { ...number, at: placeIn(grid, row, column), isNamed: isNamed || isRowNamed };
          const price = priceBehind(grid, uses, row, column, text, numbers, index);
          if (price !== null) example.price = price;
          add(example);
        }
        if (numbers.length > 0) claimExample(grid, uses, row, column);
        else if (isNamed || (isRowNamed && column !== label && /[A-Z\d]{2}/.test(text) && !/[a-z]{3}/.test(text))) {
          const unread = text.replace(NAMED, '').trim();
          if (/\d|[A-Z]{2}/.test(unread) && !AMOUNT_ALONE.test(unread))
            add({
              at: placeIn(grid, row, column),
              printed: unread,
              text: asNumber(unread.split(/[=:,;]/)[0] ?? unread),
              readings: [],
              isNamed: true,
            });
          use(grid, uses, row, column, 'example');
        }
      }
      if (isRowNamed && label !== undefined) use(grid, uses, row, label, 'example');
    }
  return found;
}

/** The words beside an example say what it is. */
function claimExample(grid: Grid, uses: Uses, row: number, column: number): void {
  use(grid, uses, row, column, 'example');
  for (const beside of filledColumns(grid, row))
    if (
      OR.test(grid.text(row, beside)) ||
      (beside > column && /[a-z]{2}/.test(grid.text(row, beside))) ||
      (beside < column && /^\p{L}[\p{L} .]{2,38}:$/u.test(grid.text(row, beside)))
    )
      use(grid, uses, row, beside, 'example');
}

/** Whether the first text of a row says that examples follow. */
export const isExampleRow = (grid: Grid, row: number): boolean => {
  const first = filledColumns(grid, row)[0];
  return first !== undefined && (NAMED.test(grid.text(row, first)) || OR.test(grid.text(row, first)));
};

/** Dashes of all kinds are hyphens, without blanks around them. */
const asNumber = (text: string): string =>
  text
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s*([-/])\s*/g, '$1')
    .replace(/[.,;:!]+$/, '')
    .trim();

type Read = Pick<FoundExample, 'printed' | 'text' | 'readings'> & { from: number };

/** The numbers within a text: the longest stretches of words that read as codes of most groups. */
function numbersIn(text: string, codes: Codes): Read[] {
  const found: Read[] = [];
  const words = [...text.matchAll(/[^\s,;=()]+/g)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length - 1, first + 16); last >= first; last--) {
      const from = words[first]?.from ?? 0;
      const printed = text.slice(from, words[last]?.to).replace(/[.,;:!]+$/, '');
      const read = readNumber(printed, codes);
      if (read === null) continue;
      found.push({ ...read, from });
      first = last;
      break;
    }
  }
  return found;
}

function readNumber(printed: string, { groups, series, stands }: Codes): Omit<Read, 'from'> | null {
  const text = asNumber(printed);
  if (
    text.length < 3 ||
    text.length > 80 ||
    !/^[A-Za-z0-9]/.test(text) ||
    NAMED.test(text) ||
    /^(?:or|oder|ou|and|und|et)\s/i.test(text) ||
    /^no\.? /i.test(text) ||
    beginsWithWord(text, groups) ||
    /[a-z]{3}/.test(text) ||
    /[,;=]/.test(text)
  )
    return null;
  if (!/\d|[-/._]/.test(text)) return null;
  const closed = text.replaceAll(' ', '');
  const read = (one: string) =>
    alignmentsOf(one, groups, series, stands).filter((reading) => isConvincing(reading, groups));
  // Blanks between its parts may be the guide's alone; they are, where they stand around each of its signs.
  const spread = closed !== text && isSpread(printed) ? read(closed) : [];
  const readings = spread.length > 0 ? spread : (closed === text ? [text] : [text, closed]).flatMap(read);
  return readings.length > 0 ? { printed, text, readings } : null;
}

/** A small word before a number is of the sentence around it, unless it is a code. */
function beginsWithWord(text: string, groups: readonly GatheredGroup[]): boolean {
  const [, word] = /^([a-z]+) /.exec(text) ?? [];
  return word !== undefined && !groups.some(({ options }) => options.some(({ code }) => code === word));
}

/** Whether blanks stand around all signs between its parts, as in `BG 15 / 06 - W`. */
const isSpread = (printed: string): boolean =>
  /\s[-/.+‐‑‒–—−]\s/.test(printed) && !/\S[-/+‐‑‒–—−]\S|\S[-/+‐‑‒–—−]\s|\s[-/+‐‑‒–—−]\S/.test(printed);

/** Codes of most groups, so that a word by chance is no number. */
function isConvincing({ parts, cost, prefix }: Alignment, groups: readonly GatheredGroup[]): boolean {
  const taken = parts.filter((part) => part !== null);
  const length = prefix.length + taken.reduce((sum, part) => sum + (part?.codes.join('').length ?? 0), 0);
  const needed = groups.filter((group) => !mayBeEmpty(group)).length;
  return (
    taken.length >= Math.min(2, groups.length) &&
    taken.length * 2 >= needed &&
    length >= 3 &&
    cost < 4 * Math.max(1, needed / 3) + 2
  );
}

/** A number sign by sign in boxes beside each other. */
function boxesOf(grid: Grid, uses: Uses, row: number, codes: Codes): FoundExample | null {
  const { groups } = codes;
  const columns = filledColumns(grid, row).filter((column) => freeText(grid, uses, row, column) !== '');
  const boxes = columns.filter((column) => grid.text(row, column).length <= 12);
  if (boxes.length < Math.max(2, Math.min(3, groups.length))) return null;
  const texts = boxes.map((column) => asNumber(grid.text(row, column)));
  const labelled = /[a-z]{2}|:$/.test(texts[0] ?? '') ? texts.slice(1) : texts;
  const isOfMost = ({ parts }: Alignment) => parts.filter((part) => part !== null).length >= groups.length / 2;
  const last = boxes.at(-1) ?? 0;
  const whole = areInOrder(labelled.slice(0, -1), labelled.at(-1) ?? '') ? grid.text(row, last) : '';
  const inOne = whole === '' ? null : readNumber(whole, codes);
  if (inOne?.readings.some(isOfMost)) {
    // The number in one piece stands after its boxes.
    for (const column of boxes) use(grid, uses, row, column, 'example');
    return { ...inOne, at: placeIn(grid, row, last), isNamed: true };
  }
  const joined = (labelled.includes('-') ? [''] : ['-', '']).flatMap((joint) => {
    const read = readNumber(labelled.join(joint), codes);
    return read?.readings.some(isOfMost) ? [read] : [];
  });
  const [first] = joined;
  if (first === undefined) return null;
  for (const column of boxes) use(grid, uses, row, column, 'example');
  // Names above or below boxes belong to them.
  for (const beside of labelled.length > 1 ? [row - 2, row - 1, row + 1, row + 2] : [])
    for (const column of boxes)
      if (beside >= 0 && freeText(grid, uses, beside, column).length < 30) use(grid, uses, beside, column, 'heading');
  return {
    at: placeIn(grid, row, boxes[0] ?? 0),
    printed: labelled.join(' '),
    text: first.text,
    readings: joined.flatMap(({ readings }) => readings).sort((one, other) => one.cost - other.cost),
    isNamed: true,
  };
}

/** Whether a text has several others one after the other. */
function areInOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    })
  );
}

/** The price after a number: in the same cell before the next number, or in a cell to the right. */
function priceBehind(
  grid: Grid,
  uses: Uses,
  row: number,
  column: number,
  text: string,
  numbers: readonly Read[],
  index: number,
): Cents | null {
  const from = numbers[index]?.from ?? 0;
  const until = numbers[index + 1]?.from ?? text.length;
  const within = amountsIn(text, grid.decimal).find((amount) => amount.from > from && amount.from < until);
  if (within !== undefined) return within.cents;
  if (numbers.length > 1) return null;
  for (const right of filledColumns(grid, row, column + 1)) {
    const beside = freeText(grid, uses, row, right);
    const [one] = amountsIn(beside, grid.decimal);
    const amount = one ?? (/^\s*\d[\d.,']*\s*$/.test(beside) ? readAmount(beside, grid.decimal) : null);
    if (amount?.cents == null) continue;
    uses.set(placeKey(placeIn(grid, row, right)), 'price');
    return amount.cents;
  }
  return null;
}
