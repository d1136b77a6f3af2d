import type { Cents } from '@millrace/configurator';
import { findBlocks } from './blocks.ts';
import { amountsIn, readAmount } from './cells/amounts.ts';
import { readCode } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, type Uses, use } from './cells/grid.ts';
import { takePriceRuns } from './finding/price-runs.ts';
import { findStaggered } from './finding/staggered.ts';
import { type GatheredGroup, gatheredGroup } from './gathered-groups.ts';
import type { GuideNote } from './guide.ts';
import { isPriceList, isSameName, type ListedPrices, takePrices } from './price-lists.ts';
import type { RawGroup } from './raw-groups.ts';
import { findTables } from './tables.ts';
import { findTransposed } from './transposed.ts';

/** The groups of all sheets, with the prices that stand apart from them. */
export function gatherGroups(
  grids: readonly Grid[],
  uses: Uses,
  notes: GuideNote[],
): { groups: GatheredGroup[]; listed: ListedPrices } {
  const raws = grids.flatMap((grid) =>
    [findTransposed, findTables, findStaggered, findBlocks]
      .flatMap((find) => find(grid, uses, notes))
      .map((raw) => ({ raw, grid })),
  );
  const listed: ListedPrices = { base: undefined, seriesCodes: [] };
  const groups: GatheredGroup[] = [];
  const later: { raw: RawGroup; grid: Grid }[] = [];
  for (const one of inReadingOrder(raws)) {
    if (!one.raw.hasWords || isPriceList(one.raw, [])) later.push(one);
    else if (repeats(one.raw, groups)) takePrices(one.raw, groups, listed, notes);
    else addGroup(one.raw, titleOf(one, raws), groups, notes);
  }
  // A list of prices may name its groups row by row: together they show that it is one.
  const withWords = [...groups];
  for (const one of later)
    if (
      isPriceList(one.raw, withWords) ||
      later.some((other) => other.grid === one.grid && other.raw.isNamedByRow && isPriceList(other.raw, withWords))
    )
      takePrices(one.raw, groups, listed, notes);
    else addGroup(one.raw, titleOf(one, raws), groups, notes);
  for (const grid of grids) {
    takePriceRuns(grid, uses, groups, listed, notes);
    findBasePrice(grid, uses, listed);
  }
  nameAll(groups);
  return { groups, listed };
}

/** Row by row, and from left to right in those that begin in one row. */
function inReadingOrder(raws: readonly { raw: RawGroup; grid: Grid }[]): { raw: RawGroup; grid: Grid }[] {
  const place = ({ raw }: { raw: RawGroup }) => raw.at ?? raw.options[0]?.at ?? { sheet: 0, row: 0, column: 0 };
  return [...raws].sort((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a.sheet - b.sheet || a.row - b.row || a.column - b.column;
  });
}

/** A group without a title is named after its sheet, if nothing else is on it; so is one under a title that all sheets have. */
function titleOf({ raw, grid }: { raw: RawGroup; grid: Grid }, raws: readonly { raw: RawGroup; grid: Grid }[]): string {
  const isAlone = raws.filter((other) => other.grid === grid).length === 1;
  const isShared = raws.some((other) => other.grid !== grid && other.raw.title === raw.title);
  const isOfSheets = raws.some((other) => other.grid !== grid);
  if (isAlone && isOfSheets && (raw.title === '' || isShared)) return grid.name;
  return raw.title;
}

/** Most of its codes stand in one group already, with words: a second table of it, for its prices. */
function repeats(raw: RawGroup, groups: readonly GatheredGroup[]): boolean {
  const codes = raw.options.map(({ printed }) => readCode(printed).code).filter((code) => code !== '');
  return groups.some(({ name, options }) => {
    const known = codes.filter((code) => options.some((option) => option.code === code)).length;
    return (
      known > 1 &&
      known >= codes.length * 0.7 &&
      (isSameName(name, raw.title) || known === options.length) &&
      raw.options.some(({ price }) => price !== null)
    );
  });
}

function addGroup(raw: RawGroup, title: string, groups: GatheredGroup[], notes: GuideNote[]): void {
  const group = gatheredGroup({ ...raw, title }, notes);
  const goesOn = /\bcont(?:inued|'d|\.|d)?\b/i.test(title) || raw.isNamedByRow;
  const name = group.name.replace(/\s*\bcont(?:inued|'d|d)?\b\.?$/i, '').trim();
  const known = groups.find((other) => other.name !== '' && other.name.toLowerCase() === name.toLowerCase());
  if (
    known !== undefined &&
    goesOn &&
    !known.options.some(({ code }) => group.options.some((other) => other.code === code))
  ) {
    known.options.push(...group.options);
    known.optional ||= group.optional;
    return;
  }
  if (group.options.length === 0 && group.range === undefined) return;
  groups.push({ ...group, name });
}

/** Names are told apart by a number, and nothing is without one. */
export function nameAll(groups: readonly GatheredGroup[]): void {
  const taken = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const wanted = group.name === '' ? `Group ${index + 1}` : group.name;
    let name = wanted;
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${wanted} ${next}`;
    taken.add(name.toLowerCase());
    group.name = name;
  }
}

/** A line of its own such as `Base price LT200  390,00 €`. */
function findBasePrice(grid: Grid, uses: Uses, listed: ListedPrices): void {
  for (let row = 0; row < grid.rows && listed.base === undefined; row++) {
    const [first, second, ...more] = filledColumns(grid, row).filter(
      (column) => freeText(grid, uses, row, column) !== '',
    );
    if (first === undefined || more.length > 0) continue;
    const stated = grid
      .text(row, first)
      .split(/(?<=[.;])\s+/)
      .flatMap(
        (sentence) => basePriceIn(sentence, second === undefined ? null : grid.text(row, second), grid) ?? [],
      )[0];
    if (stated === undefined) continue;
    listed.base = stated.cents;
    if (stated.series !== '') listed.seriesCodes.push(stated.series);
    use(grid, uses, row, first, 'price');
    if (second !== undefined) use(grid, uses, row, second, 'price');
  }
}

const BASE_PRICE =
  /^(?:base|basic|basis)\s*(?:list )?price\s*:?\s*(?:for\s+)?([A-Z0-9-]{1,12}(?![\w.,]))?\s*:?\s*(.*)$|^grundpreis\s*:?\s*([A-Z0-9-]{0,12})\s*(.*)$/i;
/** `Basic valve`, `Standard unit without options`: its price stands in the cell beside it, with a currency. */
const BASIC_PRODUCT =
  /^(?:base|basic|standard|grund(?:gerät|ausführung|einheit)|appareil de base)(?=\s|$)[^.:]{0,60}:?$/i;

/** The base price that a sentence states, or the cell beside it. */
function basePriceIn(
  sentence: string,
  beside: string | null,
  { decimal }: Grid,
): { cents: Cents; series: string } | null {
  const found = BASE_PRICE.exec(sentence);
  if (found !== null) {
    // Words in brackets say what is in it.
    const rest = (found[2] ?? found[4] ?? '').replace(/^\([^)]*\)\s*:?\s*/, '');
    const cents = readAmount(beside ?? rest, decimal)?.cents;
    return cents == null ? null : { cents, series: found[1] ?? found[3] ?? '' };
  }
  if (beside === null || !BASIC_PRODUCT.test(sentence) || amountsIn(beside, decimal).length !== 1) return null;
  const cents = readAmount(beside, decimal)?.cents;
  return cents == null ? null : { cents, series: '' };
}
