import type { Content, ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { shownText } from '@millrace/exchange';
import { fold } from './fold.ts';
import { nearest } from './nearest.ts';

/** Rows by the words that people know them by. */
export interface NameIndex {
  /** The words that mean this row alone: its name, else its slug, else its id. undefined: there is no such row. */
  nameOf(kind: ContentKind, id: number): string | undefined;
  /** The row that is meant by a name, a slug or other key, or an id. */
  idOf(kind: ContentKind, name: string): Named;
  /** A row of the kind has this text in a field that names it. */
  has(kind: ContentKind, field: string, text: string): boolean;
  /** A field of a row. */
  fieldOf(kind: ContentKind, id: number, field: string): unknown;
}
export type Named = { ok: true; id: number } | { ok: false; why: string; fits: readonly string[] };

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Fields that name a row beside its title, best first. */
const NAMING: readonly string[] = [
  'name',
  'label',
  'question',
  'partNumber',
  'slug',
  'key',
  'docNumber',
  'uri',
  'from',
];

/** Resolved names that are kept of one kind. */
const RESOLVED_MAX = 50_000;

/** Makes the index of all rows of some content; each kind when it is first asked for. */
export function nameIndex(content: { readonly [Kind in ContentKind]?: Content[Kind] }): NameIndex {
  const made = new Map<ContentKind, NamesOfKind>();
  const of = (kind: ContentKind): NamesOfKind => {
    const names = made.get(kind) ?? namesOfKind(kind, content[kind] ?? []);
    made.set(kind, names);
    return names;
  };
  return {
    nameOf: (kind, id) => of(kind).nameOf(id),
    idOf: (kind, name) => of(kind).idOf(name),
    has: (kind, field, text) => of(kind).has(field, text),
    fieldOf: (kind, id, field) => of(kind).rows.get(id)?.[field],
  };
}

interface NamesOfKind {
  rows: ReadonlyMap<number, Row>;
  nameOf(id: number): string | undefined;
  idOf(name: string): Named;
  has(field: string, text: string): boolean;
}

function namesOfKind(kind: ContentKind, list: readonly Row[]): NamesOfKind {
  const { title, one, many } = wordsOf(kind);
  const naming = [...new Set([...NAMING, title])];
  const rows = new Map(list.map((row) => [row.id, row]));
  // Made when they are first asked for: of 100,000 rows each takes a tenth of a second.
  const exact = lazily((field) => idsBy(list, field, (text) => text));
  const folded = lazily((field) => idsBy(list, field, fold));
  const meant = (name: string): readonly number[] | undefined =>
    firstOf(naming, exact, name) ?? idWritten(name, rows) ?? firstOf(naming, folded, fold(name));
  const texts = (): string[] => naming.flatMap((field) => [...exact(field).keys()]);
  const resolve = (name: string): Named => {
    const found = meant(name);
    if (found?.length === 1 && found[0] !== undefined) return { ok: true, id: found[0] };
    const near = found ?? nearest(name, texts()).flatMap((text) => meant(text) ?? []);
    const fits = [...new Set(near)].map((id) => nameOf(id)).filter((text) => text !== undefined);
    const why =
      found === undefined
        ? `There is no ${one} “${name}”.`
        : `${found.length} ${many.toLowerCase()} are called “${name}”.`;
    return { ok: false, why, fits };
  };
  /** A column names the same few rows again and again. */
  const resolved = new Map<string, Named>();
  const idOf = (name: string): Named => {
    const of = resolved.get(name) ?? resolve(name);
    if (resolved.size < RESOLVED_MAX) resolved.set(name, of);
    return of;
  };
  const known = new Map<number, string>();
  const nameOf = (id: number): string | undefined => {
    const row = rows.get(id);
    if (row === undefined) return;
    const name = known.get(id) ?? nameOfRow(row, naming, meant);
    known.set(id, name);
    return name;
  };
  return { rows, nameOf, idOf, has: (field, text) => exact(field).has(text) };
}

/** The first of its names that means this row alone. */
function nameOfRow(
  row: Row,
  naming: readonly string[],
  meant: (name: string) => readonly number[] | undefined,
): string {
  const own = naming.map((field) => row[field]).find((text) => isName(text) && isAlone(meant(text), row.id));
  return isName(own) ? own : `#${row.id}`;
}

/** It may stand in a cell and in a list of names, and is read as it was written. */
const isName = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && shownText(text) === text && !/^['"[#]|[\n;]/.test(text);
const isAlone = (ids: readonly number[] | undefined, id: number): boolean => ids?.length === 1 && ids[0] === id;

type Ids = ReadonlyMap<string, readonly number[]>;

/** The rows that have a text in the first field, of those that count, in which any has it. */
function firstOf(
  naming: readonly string[],
  idsOf: (field: string) => Ids,
  text: string,
): readonly number[] | undefined {
  for (const field of naming) {
    const found = idsOf(field).get(text);
    if (found !== undefined) return found;
  }
  return;
}

function lazily(make: (field: string) => Ids): (field: string) => Ids {
  const made = new Map<string, Ids>();
  return (field) => {
    const ids = made.get(field) ?? make(field);
    made.set(field, ids);
    return ids;
  };
}

function idsBy(list: readonly Row[], field: string, key: (text: string) => string): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const row of list) {
    const text = row[field];
    if (typeof text !== 'string' || text === '') continue;
    const folded = key(text);
    const same = ids.get(folded);
    if (same === undefined) ids.set(folded, [row.id]);
    else same.push(row.id);
  }
  return ids;
}

/** `#12`, or `12`. */
function idWritten(text: string, rows: ReadonlyMap<number, Row>): readonly number[] | undefined {
  const id = Number(/^\s*#?(\d{1,15})\s*$/.exec(text)?.[1]);
  return rows.has(id) ? [id] : undefined;
}
