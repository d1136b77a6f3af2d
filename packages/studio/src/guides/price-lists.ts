import type { Cents } from '@millrace/configurator';
import type { Amount } from './cells/amounts.ts';
import { readCode, readRange } from './cells/codes.ts';
import type { GatheredGroup, GatheredOption } from './gathered-groups.ts';
import type { GuideNote } from './guide.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';

/** The prices in tables beside the groups: of options, and of the whole product. */
export interface ListedPrices {
  /** undefined where none is listed. */
  base: Cents | undefined;
  /** Literals that stand for the whole product, such as its series. */
  seriesCodes: string[];
}

/** Whether the rows are prices of codes that stand elsewhere with their words. */
export function isPriceList(raw: RawGroup, groups: readonly GatheredGroup[]): boolean {
  if (isBaseTitle(raw.title)) return true;
  if (raw.hasWords) return false;
  const known = raw.options.filter((row) => optionsFor(row, raw.title, groups).length > 0).length;
  return known > 0 && known * 2 >= raw.options.length ? true : isBaseRow(raw) && groups.length > 0;
}

const isBaseTitle = (title: string): boolean =>
  /\b(?:base|basic) (?:price|unit|model)\b|^\(?base\)?$|grundpreis/i.test(title);

const isBaseRow = ({ title, options }: RawGroup): boolean =>
  /\bbase\b|\bseries\b|\bbasic\b|grundpreis|\bbasis\b/i.test(
    `${title} ${options.map(({ printed }) => printed).join(' ')}`,
  );

/** Gives the options of the groups the prices of a list; what is not in the guide is told. */
export function takePrices(
  raw: RawGroup,
  groups: readonly GatheredGroup[],
  listed: ListedPrices,
  notes: GuideNote[],
): void {
  for (const row of raw.options) {
    const found = optionsFor(row, raw.title, groups);
    const { price } = row;
    if (found.length > 0) {
      if (price !== null) for (const option of found) takePrice(option, price, row, notes);
      continue;
    }
    const { code } = readCode(row.printed);
    if (/^(?:sub)?total$|^sum$/i.test(code)) continue;
    if (isBaseRow({ ...raw, options: [row] }) && price?.cents != null) {
      listed.base = price.cents;
      if (!/base|basis|grund/i.test(code)) listed.seriesCodes.push(code);
      continue;
    }
    notes.push({
      at: row.at,
      text: `${code || row.words} has a price here, but no option has this code. It is not used.`,
    });
  }
}

function takePrice(option: GatheredOption, price: Amount, row: RawOption, notes: GuideNote[]): void {
  if (
    option.price !== undefined &&
    option.price !== null &&
    option.price !== price.cents &&
    price.cents !== null &&
    option.price !== 0
  )
    notes.push({
      at: row.priceAt ?? row.at,
      text: `${option.code} has two prices in the guide. This one is not used.`,
    });
  else option.price = price.cents;
}

/** The options that a row of prices is for: of the group that it names, or of the only group that has the code. */
function optionsFor(row: RawOption, title: string, groups: readonly GatheredGroup[]): GatheredOption[] {
  const { code } = readCode(row.printed);
  const range = readRange(code, `${row.words} ${title} to`);
  const fits = (option: GatheredOption) => {
    if (range === null) return option.code === code && option.code !== '';
    const [, before = '', digits = ''] = /^([A-Za-z]*)(\d+)[A-Za-z]*$/.exec(option.code) ?? [];
    return digits !== '' && before === range.before && Number(digits) >= range.from && Number(digits) <= range.to;
  };
  const named = groups.filter(({ name, position }) => isSameName(name, title) || String(position) === title.trim());
  const inNamed = named.flatMap(({ options }) => options.filter(fits));
  if (inNamed.length > 0) return inNamed;
  const holding = groups.filter(({ options }) => options.some(fits));
  return holding.length === 1 ? (holding[0]?.options.filter(fits) ?? []) : [];
}

/** `Temp.` is short for `Temperature switch`, and `Extras` is `Extras (any)`. */
export function isSameName(name: string, other: string): boolean {
  const [one, two] = [plain(name), plain(other)];
  if (one === '' || two === '') return false;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  return short === long || (short.length >= 3 && long.startsWith(short));
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|^\d+\s*[.):-]?\s*|[^\p{L}\d ]/gu, '')
    .trim();
