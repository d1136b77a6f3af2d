import { type ContentAttribute, type ContentKind, contentKindNames } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { SheetMapping } from '@millrace/contract/office';
import type { Sheet, SheetCell } from '@millrace/exchange';
import { kindAlsoCalled } from '../columns/also-called.ts';
import type { Column, Surroundings } from '../columns/column.ts';
import { columnsOf } from '../columns/columns-of.ts';
import { currencyOf } from '../columns/currency.ts';
import { otherUnit } from '../columns/heading-unit.ts';
import { readCell } from '../columns/read-cell.ts';
import { valueOfColumn } from '../columns/value-at.ts';
import type { NameIndex } from '../names/name-index.ts';
import { guessHeadings } from './guess-headings.ts';
import { likeness, wholeHeading, yearOf } from './heading-words.ts';
import { foldKey, keysOf } from './kind-keys.ts';
import { sheetTable } from './sheet-table.ts';

/** All that a guess goes by beside the sheet. It does not change: sheets that are guessed by the same one share what was read of it. */
export interface Guessing {
  attributes: readonly ContentAttribute[];
  names: NameIndex;
  decimal: '.' | ',';
  rows(kind: ContentKind): readonly (Readonly<Record<string, unknown>> & { readonly id: number })[];
}

/** The part that somebody has said of a sheet; the rest is guessed. */
export type Said = Partial<Pick<SheetMapping, 'kind' | 'headings' | 'takesHidden'>>;

/** Cells of a column that are looked at. */
const SAMPLE = 40;
/** Headings that the kind is guessed by: a sheet may have 16,384 columns, and each is compared with all of every kind. */
const KIND_SAMPLE = 300;
/** A heading that is less like a name than this does not mean it. */
const LIKE_ENOUGH = 0.5;
/** A heading in another unit than its attribute means it less than one in the same. */
const FOREIGN_UNIT = 0.8;
/** So many of the values must be those of rows that there are, where no heading says what a column is. */
const KNOWN_ENOUGH = 0.6;
/** A column of so many keys of rows that there are says more of the kind than one heading, and less than the name of the sheet. */
const NAMED_POINTS = 1.5;
const NAMED_LEAST = 3;

/** Guesses what a sheet holds: the row of its headings, its kind, its columns by heading and by data, and the key that finds most rows. */
export function guessSheet(file: string, sheet: Sheet, around: Guessing, said: Said = {}): SheetMapping {
  const columns = new Map(contentKindNames.map((kind) => [kind, columnsOf(kind, around.attributes)]));
  const known = new Set([...columns.values()].flat().flatMap(namesOf).map(wholeHeading));
  const headings = said.headings ?? guessHeadings(sheet, (heading) => known.has(wholeHeading(heading)));
  const takesHidden = said.takesHidden ?? false;
  const sample = sampleOf(sheet, { headings, takesHidden });
  const kind = said.kind ?? guessKind({ sheet: sheet.name, file }, sample, columns, around);
  const mapped = mapColumns(columns.get(kind) ?? [], sample, around, kind);
  const paths = new Set(mapped.flatMap(({ path }) => path ?? []));
  return {
    file,
    sheet: sheet.name,
    isLeftOut: sheet.isHidden || mapped.every(({ path }) => path === null),
    kind,
    headings,
    takesHidden,
    columns: mapped,
    key: guessKey(kind, paths, mapped, columns.get(kind) ?? [], sample, around),
    always: [],
    empties: 'leave',
    missing: 'leave',
    within: 'kind',
  };
}

const namesOf = ({ heading, alsoCalled }: Column): string[] => [heading, ...alsoCalled];

interface Sample {
  headings: readonly string[];
  /** Some cells of each column. */
  cells: ReadonlyMap<number, readonly SheetCell[]>;
}

function sampleOf(sheet: Sheet, place: Pick<SheetMapping, 'headings' | 'takesHidden'>): Sample {
  const table = sheetTable(sheet, place);
  const cells = new Map<number, SheetCell[]>();
  let rows = 0;
  for (const line of table.rows()) {
    if (++rows > SAMPLE) break;
    for (const [column, cell] of line.cells) {
      const some = cells.get(column);
      if (some === undefined) cells.set(column, [cell]);
      else some.push(cell);
    }
  }
  return { headings: table.headings, cells };
}

/**
 * The kind that most headings belong to; the name of the sheet, or of its file, and whose rows it names decide between kinds that are
 * alike.
 */
function guessKind(
  { sheet, file }: { sheet: string; file: string },
  { headings, cells }: Sample,
  columns: ReadonlyMap<ContentKind, readonly Column[]>,
  around: Guessing,
): ContentKind {
  const looked = headings.filter((heading) => heading !== '').slice(0, KIND_SAMPLE);
  const lists = listsOfKeys(cells);
  const score = (kind: ContentKind): number => {
    const ofKind = columns.get(kind) ?? [];
    const said = looked.map((heading) =>
      ofKind.reduce((best, column) => {
        const weight = column.isRequired || column.attribute !== undefined ? 1 : 0.7;
        return Math.max(best, likenessOf(heading, column) * weight);
      }, 0),
    );
    const { one, many } = wordsOf(kind);
    const isCalledBy = (title: string): boolean =>
      [one, many, kind, ...kindAlsoCalled(kind)].some((word) =>
        ` ${wholeHeading(title)} `.includes(` ${wholeHeading(word)} `),
      );
    // A workbook of new products has a sheet of their families, too.
    const called = isCalledBy(sheet) ? 3 : isCalledBy(file) ? 2 : 0;
    const named = namesRows(kind, ofKind, lists, around) ? NAMED_POINTS : 0;
    return said.filter((like) => like >= LIKE_ENOUGH * 0.7).reduce((all, like) => all + like, 0) + called + named;
  };
  const order = new Set<ContentKind>(['products', 'families', ...contentKindNames]);
  const scored = [...order].map((kind) => ({ kind, points: score(kind) }));
  return scored.reduce((best, one) => (one.points > best.points ? one : best)).kind;
}

/** Columns that may hold keys, as each text is there once: of what a row only refers to, such as its family, some come again. */
const listsOfKeys = (cells: Sample['cells']): ReadonlySet<string>[] =>
  [...cells.values()]
    .filter((some) => some.length >= NAMED_LEAST)
    .map((some) => ({ keys: new Set(some.map(({ text }) => foldKey(text))), cells: some.length }))
    .flatMap(({ keys, cells: all }) => (keys.size === all ? [keys] : []));

/** Whether one of the lists holds keys of rows that there are. */
function namesRows(
  kind: ContentKind,
  columns: readonly Column[],
  lists: readonly ReadonlySet<string>[],
  around: Guessing,
): boolean {
  if (lists.length === 0) return false;
  return keysOf(kind, new Set(columns.map(({ path }) => path))).some((key) => {
    const own = key.length === 1 && key[0] !== 'id' ? columns.find(({ path }) => path === key[0]) : undefined;
    if (own === undefined) return false;
    const present = keysInForce([own], around, kind);
    return lists.some((list) => [...list].filter((key) => present.has(key)).length >= list.size * KNOWN_ENOUGH);
  });
}

/** How well a heading says a column: its own name, or, a little less, another name for it. */
const likenessOf = (heading: string, column: Column): number =>
  column.alsoCalled.reduce(
    (best, name) => Math.max(best, likeness(heading, name) * 0.95),
    likeness(heading, column.heading),
  );

/** Each column of the sheet with its field: the best of heading and data first, each field once. */
function mapColumns(
  columns: readonly Column[],
  { headings, cells }: Sample,
  around: Guessing,
  kind: ContentKind,
): SheetMapping['columns'] {
  const pairs = headings.flatMap((heading, at) => {
    const some = cells.get(at) ?? [];
    if (some.length === 0 && heading === '') return [];
    return columns.flatMap((column) => {
      const like = likenessOf(heading, column);
      if (like < LIKE_ENOUGH) return [];
      const readable = some.length === 0 ? 1 : shareReadable(column, some, around);
      const isForeign = otherUnit(heading, column.attribute?.unit ?? '') !== null;
      return [{ at, column, score: like * (0.5 + 0.5 * readable) * (isForeign ? FOREIGN_UNIT : 1) }];
    });
  });
  const byAt = new Map<number, string>();
  const taken = new Set<string>();
  // Of prices of several years, the last is that of the list.
  const byScore = pairs.toSorted(
    (a, b) => b.score - a.score || yearOf(headings[b.at] ?? '') - yearOf(headings[a.at] ?? ''),
  );
  for (const { at, column, score } of byScore) {
    if (score < LIKE_ENOUGH * 0.6 || byAt.has(at) || taken.has(column.path)) continue;
    byAt.set(at, column.path);
    taken.add(column.path);
  }
  for (const [at, some] of cells) {
    if (byAt.has(at)) continue;
    const column = columns.find((one) => !taken.has(one.path) && isKnownByData(one, some, around, kind));
    if (column === undefined) continue;
    byAt.set(at, column.path);
    taken.add(column.path);
  }
  return headings.flatMap((heading, at) =>
    heading === '' && !cells.has(at) ? [] : [{ at, heading: heading.slice(0, 500), path: byAt.get(at) ?? null }],
  );
}

const known = new WeakMap<Guessing, Surroundings>();

function surroundings(around: Guessing): Surroundings {
  const { attributes, names, decimal } = around;
  const made = known.get(around) ?? { attributes, names, decimal, currency: currencyOf(around.rows) };
  known.set(around, made);
  return made;
}

/** References name rows that come along, perhaps: what they name counts in neither way. */
function shareReadable(column: Column, cells: readonly SheetCell[], around: Guessing): number {
  if (column.refersTo !== undefined) return 1;
  const read = cells.filter((cell) => readCell(column, cell, surroundings(around)).ok);
  return read.length / cells.length;
}

/** Whether a column holds the keys of rows that there are, or names them. */
function isKnownByData(column: Column, cells: readonly SheetCell[], around: Guessing, kind: ContentKind): boolean {
  const least = Math.max(2, cells.length * KNOWN_ENOUGH);
  const { widget } = column.field;
  if (widget.is === 'reference' && widget.to.by === 'id')
    return (
      // Digits alone would be ids: those of a sheet are amounts, sizes or counts.
      cells.every(({ number, text }) => number === undefined && /\p{L}/u.test(text)) &&
      cells.filter((cell) => readCell(column, cell, surroundings(around)).ok).length >= least
    );
  if (column.refersTo !== undefined) return false;
  if (column.path === 'id' || keysOf(kind, new Set([column.path])).length === 0) return false;
  const present = keysInForce([column], around, kind);
  return cells.filter(({ text }) => present.has(foldKey(text))).length >= least;
}

/** Each sheet of an import is compared with the same keys of all kinds. */
const knownKeys = new WeakMap<Guessing, Map<string, ReadonlySet<string>>>();

function keysInForce(columns: readonly Column[], around: Guessing, kind: ContentKind): ReadonlySet<string> {
  const known = knownKeys.get(around) ?? new Map<string, ReadonlySet<string>>();
  knownKeys.set(around, known);
  const name = [kind, ...columns.map(({ path }) => path)].join('\u0000');
  const keys = known.get(name) ?? keysOfRows(columns, around.rows(kind));
  known.set(name, keys);
  return keys;
}

function keysOfRows(columns: readonly Column[], rows: ReturnType<Guessing['rows']>): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  return new Set(
    rows.map((row) => foldKey(columns.map((one) => String(valueOfColumn(one, row, none))).join('\u0000'))),
  );
}

/** The key that finds most of the rows; of those that find as many, the first: ids, where they are those of this site. */
function guessKey(
  kind: ContentKind,
  paths: ReadonlySet<string>,
  mapped: SheetMapping['columns'],
  columns: readonly Column[],
  { cells }: Sample,
  around: Guessing,
): string[] {
  const keys = keysOf(kind, paths);
  const hits = (key: readonly string[]): number => {
    const own = key.flatMap((path) => columns.find((column) => column.path === path) ?? []);
    const present = keysInForce(own, around, kind);
    const lists = key.map((path) => cells.get(mapped.find((column) => column.path === path)?.at ?? -1) ?? []);
    const byRow = new Map<number, string[]>();
    for (const [nth, list] of lists.entries())
      for (const cell of list) {
        const column = own[nth];
        const reading = column === undefined ? undefined : readCell(column, cell, surroundings(around));
        const texts = byRow.get(cell.row) ?? [];
        texts[nth] = String(reading?.ok === true ? reading.value : undefined);
        byRow.set(cell.row, texts);
      }
    return [...byRow.values()].filter((texts) => present.has(foldKey(texts.join('\u0000')))).length;
  };
  const scored = keys.map((key) => ({ key, found: hits(key) }));
  // An id that finds nothing is that of another system: new rows are known by their own key.
  const usable = scored.filter(({ key, found }) => key[0] !== 'id' || found > 0 || scored.length === 1);
  const best = usable.reduce<(typeof usable)[number] | undefined>(
    (found, one) => (found === undefined || one.found > found.found ? one : found),
    undefined,
  );
  return best?.key ?? ['id'];
}
