import type { Configurator } from '@millrace/configurator';
import { isWholeCents } from '../sheets/is-whole-cents.ts';
import { looseWords, plainWords } from '../sheets/plain-words.ts';
import { type AmountFormat, amountFormatOf, readAmount } from '../sheets/read-amounts.ts';
import { type OptionIndex, optionIndexes } from '../tables/recognising/option-index.ts';
import { type PriceLine, priceLines } from './price-lines.ts';

type Cells = readonly (readonly string[])[];

/** A row of a pasted price list that became no price. */
export interface UnmatchedRow {
  row: number;
  text: string;
  code: 'no-option' | 'several-options' | 'no-price' | 'unreadable-price' | 'parts-of-a-cent' | 'said-otherwise';
  /** The groups that have it. */
  groups: readonly string[];
}

/** A price of the list beside the one of the draft. */
export interface MatchedPrice {
  line: PriceLine;
  price: number | null;
  row: number;
}

/** A pasted price list, read. Rows above its first price are its heading and are not counted. */
export interface ReadPriceList {
  changing: readonly MatchedPrice[];
  same: readonly MatchedPrice[];
  unmatched: readonly UnmatchedRow[];
  format: AmountFormat;
}

/**
 * Reads a price list of any order: in each row the code or the words of an option, and a price. A group named in the row, or in a row of
 * its own above, tells options apart that have the same code.
 */
export function readPriceList(cells: Cells, configurator: Configurator, decided?: AmountFormat): ReadPriceList {
  const indexes = optionIndexes(configurator);
  const lines = new Map(
    priceLines(configurator, null).flatMap((line) =>
      line.of === 'option' ? [[lineKey(line.group ?? '', line.code ?? ''), line]] : [],
    ),
  );
  const column = priceColumn(cells);
  const format = decided ?? amountFormatOf(cells.map((row) => row[column] ?? ''));
  const read: { changing: MatchedPrice[]; same: MatchedPrice[]; unmatched: UnmatchedRow[] } = {
    changing: [],
    same: [],
    unmatched: [],
  };
  const known = new Map<PriceLine, number | null>();
  let under: string | null = null;
  let hasBegun = false;
  for (const [at, row] of cells.entries()) {
    const labels = row.filter((text, nth) => nth !== column && text.trim() !== '');
    const text = labels[0] ?? row[column] ?? '';
    const heading = headingOf(labels, row[column] ?? '', configurator);
    if (heading !== null) under = heading;
    if (heading !== null || labels.length + (row[column] ?? '').trim().length === 0) continue;
    const amount = readAmount(row[column] ?? '', format);
    const refuse = (code: UnmatchedRow['code'], groups: readonly string[] = []): void => {
      if (hasBegun || amount.is === 'price' || amount.is === 'request')
        read.unmatched.push({ row: at, text, code, groups });
    };
    const found = optionsIn(labels, indexes, groupIn(labels, configurator) ?? under);
    if (found.codes.length === 0) {
      refuse(found.groups.length > 1 ? 'several-options' : 'no-option', found.groups);
      continue;
    }
    hasBegun = true;
    if (amount.is === 'nothing') refuse('no-price');
    else if (amount.is === 'unreadable') refuse('unreadable-price');
    else if (amount.is === 'price' && !isWholeCents(amount.value)) refuse('parts-of-a-cent');
    else
      for (const code of found.codes) {
        const line = lines.get(lineKey(found.groups[0] ?? '', code));
        if (line === undefined) continue;
        const price = amount.is === 'price' ? amount.value : amount.is === 'included' ? 0 : null;
        const before = known.get(line);
        if (before !== undefined && before !== price) refuse('said-otherwise', found.groups);
        if (before !== undefined) continue;
        known.set(line, price);
        (line.price === price ? read.same : read.changing).push({ line, price, row: at });
      }
  }
  return { ...read, format };
}

const lineKey = (group: string, code: string): string => JSON.stringify([group, code]);

/** Rows that tell which column holds the prices. */
const SAMPLED_MOST = 300;

/** The column with most prices; of two alike one with decimals or currencies, then the last. */
function priceColumn(cells: Cells): number {
  let best = { at: -1, size: 0 };
  for (const at of (cells[0] ?? []).keys()) {
    const texts = cells.slice(0, SAMPLED_MOST).map((row) => row[at] ?? '');
    const format = amountFormatOf(texts);
    const amounts = texts.filter((text) => ['price', 'included', 'request'].includes(readAmount(text, format).is));
    const sure = texts.filter((text) => /[$€£]|\d[.,]\d\d?(?!\d)/.test(text));
    const size = amounts.length + sure.length;
    if (size >= best.size) best = { at, size };
  }
  return best.at;
}

function groupNamed({ configGroups }: Configurator, text: string): string | null {
  const words = looseWords(text).replace(/[():.]+$/g, '');
  const exact = configGroups.find(({ name }) => looseWords(name) === words);
  if (exact !== undefined) return exact.name;
  const begun = configGroups.filter(({ name }) => words.length >= 3 && looseWords(name).startsWith(words));
  return begun.length === 1 ? (begun[0]?.name ?? null) : null;
}

const groupIn = (labels: readonly string[], configurator: Configurator): string | null =>
  labels.flatMap((text) => groupNamed(configurator, text) ?? [])[0] ?? null;

/** A row with a group's name alone is a heading over the rows below it. */
function headingOf(labels: readonly string[], price: string, configurator: Configurator): string | null {
  const [only, ...more] = labels;
  if (only === undefined || more.length > 0 || plainWords(price) !== '') return null;
  return groupNamed(configurator, only);
}

/** The options that the labels of a row name: those of the group that is named, else of the only group that has them. */
function optionsIn(
  labels: readonly string[],
  indexes: readonly OptionIndex[],
  group: string | null,
): { codes: readonly string[]; groups: readonly string[] } {
  const found = indexes.flatMap((index) => {
    const all = labels.map((text) => index.find(text)?.codes ?? []).filter((codes) => codes.length > 0);
    return all.length === 0 ? [] : [{ group: index.group.name, all, labels: all.length }];
  });
  const own = found.find((one) => one.group === group);
  // A code and its words beside it name the option of one group alone.
  const most = Math.max(...found.map((one) => one.labels));
  const likely = own === undefined ? found.filter((one) => one.labels === most) : [own];
  const [only, ...more] = likely;
  if (only === undefined || more.length > 0) return { codes: [], groups: likely.map((one) => one.group) };
  return { codes: only.all[0] ?? [], groups: [only.group] };
}
