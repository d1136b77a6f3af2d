import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { looseWords, plainWords } from '../../sheets/plain-words.ts';
import { amountFormatOf, readAmount } from '../../sheets/read-amounts.ts';
import { readMark } from '../../sheets/read-mark.ts';
import { type OptionIndex, optionIndex } from './option-index.ts';

type Cells = readonly (readonly string[])[];

/** A column of a list, by what it is taken for. */
export type ListColumn =
  | { at: number; is: 'options'; index: OptionIndex }
  | { at: number; is: 'number'; group: ConfigGroup }
  /** Words beside the codes of a group. */
  | { at: number; is: 'words'; index: OptionIndex }
  | { at: number; is: 'mark' }
  /** Numbers that a row gives; `price` joins the total. */
  | { at: number; is: 'gives'; name: string }
  | { at: number; is: 'unknown' };

export interface FoundList {
  /** The row of the sheet that names the columns. */
  head: number;
  columns: readonly ListColumn[];
  /** Groups that it names. */
  named: number;
}

const HEADS_MOST = 15;

/** The columns of a list with a row for each combination, named by groups; null where no row names one. */
export function findList(cells: Cells, configurator: Configurator): FoundList | null {
  let best: FoundList | null = null;
  for (let head = 0; head < Math.min(HEADS_MOST, cells.length - 1); head++) {
    const named = (cells[head] ?? []).map((text) => groupNamed(configurator, text));
    const count = new Set(named.filter((group) => group !== null)).size;
    if (count === 0 || count <= (best?.named ?? 0)) continue;
    const columns = columnsOf(cells, head, named);
    const groups = columns.filter(({ is }) => is === 'options' || is === 'number').length;
    const hasMore = groups > 1 || columns.some(({ is }) => is === 'gives' || is === 'mark');
    if (groups > 0 && hasMore) best = { head, columns, named: count };
  }
  return best;
}

/** Words that a heading adds to the name of a group. */
const ADDED = /\b(?:codes?|options?|no\.?|nos\.?|numbers?|types?|sizes?|descriptions?|values?)\b|[()[\]:#]/g;

const headWords = (text: string): string => looseWords(looseWords(text).replace(ADDED, ' ').replace(/[,/-]/g, ' '));

function groupNamed({ configGroups }: Configurator, text: string): ConfigGroup | null {
  const words = plainWords(text);
  if (words === '') return null;
  const exact = configGroups.find(({ name }) => looseWords(name) === looseWords(text));
  if (exact !== undefined) return exact;
  // `Motor code`, `Motor amps (A)`, `Length ft`, `Overload – motor amps`.
  const bare = headWords(text);
  const within = configGroups.filter(({ name, unit = '' }) => {
    const own = headWords(name);
    return own !== '' && (bare === `${own} ${looseWords(unit)}` || ` ${bare} `.includes(` ${own} `));
  });
  return within.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;
}

function columnsOf(cells: Cells, head: number, named: readonly (ConfigGroup | null)[]): ListColumn[] {
  const indexes = named.flatMap((group) => (group === null ? [] : [optionIndex(group)]));
  const best = bestColumns(cells, head, named);
  return named.map((group, at): ListColumn => {
    const texts = filledBelow(cells, head, at);
    if (group !== null && group.kind === 'number') return { at, is: 'number', group };
    if (group !== null && (group.options ?? []).length > 0)
      return { at, is: best.get(group.name) === at ? 'options' : 'words', index: optionIndex(group) };
    const heading = cells[head]?.[at] ?? '';
    const beside = indexes.find((index) => share(texts, index) >= 0.6);
    if (isPriceHeading(heading)) return { at, is: 'gives', name: 'price' };
    if (texts.length > 0 && texts.every((text) => readMark(text) !== null) && !isRating(heading, texts))
      return { at, is: 'mark' };
    if (beside !== undefined) return { at, is: 'words', index: beside };
    const format = amountFormatOf(texts);
    const isAmounts = texts.length > 0 && texts.every((text) => readAmount(text, format).is !== 'unreadable');
    const hasPrice = texts.some((text) => readAmount(text, format).is === 'price');
    return isAmounts && hasPrice ? { at, is: 'gives', name: wordOf(heading) } : { at, is: 'unknown' };
  });
}

/** The column in which the codes of a group stand: of several that it names, the one that reads best. */
function bestColumns(cells: Cells, head: number, named: readonly (ConfigGroup | null)[]): ReadonlyMap<string, number> {
  const best = new Map<string, { at: number; share: number }>();
  for (const [at, group] of named.entries()) {
    if (group === null || group.kind === 'number') continue;
    const own = share(filledBelow(cells, head, at), optionIndex(group));
    const before = best.get(group.name);
    if (before === undefined || own > before.share) best.set(group.name, { at, share: own });
  }
  return new Map([...best].map(([name, { at }]) => [name, at]));
}

const PRICE_HEADING = /\b(?:prices?|cost|list|adders?|net|usd|eur|gbp|msrp|amount)\b|[$€£]/i;
const isPriceHeading = (text: string): boolean => PRICE_HEADING.test(plainWords(text));

/** Zeros and ones are ratings where the heading is one word of a measure: `fla`, `kg`. */
const isRating = (heading: string, texts: readonly string[]): boolean =>
  texts.every((text) => /^[01]$/.test(text.trim())) && /^[a-z_]{1,4}$/.test(plainWords(heading));

/** A heading as a word that rules can name. */
function wordOf(heading: string): string {
  const word = plainWords(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return word === '' ? 'value' : word;
}

/** The columns that are read to find out what they are; of a long list the first rows say it. */
const SAMPLED_MOST = 200;

const filledBelow = (cells: Cells, head: number, at: number): string[] =>
  cells
    .slice(head + 1, head + 1 + SAMPLED_MOST)
    .map((row) => row[at] ?? '')
    .filter((text) => text.trim() !== '');

const share = (texts: readonly string[], index: OptionIndex): number =>
  texts.length === 0 ? 0 : texts.filter((text) => index.find(text) !== null).length / texts.length;
