import { brand, type Cents } from '@millrace/configurator';

/** One known number, in whichever of the two lists it stands. */
export interface KnownLine {
  list: 'validNumbers' | 'refusedNumbers';
  /** Its place in the list. */
  index: number;
  number: string;
  /** null: no price is asked for. */
  priceCents: Cents | null;
}

type Row = Readonly<Record<string, unknown>>;

/** The known numbers of a row as it is typed: those that must be valid first. What is no number is left out. */
export function knownLines(row: Row): readonly KnownLine[] {
  const valid = listOf(row, 'validNumbers').flatMap((known, index): KnownLine[] => {
    if (typeof known !== 'object' || known === null || !('number' in known)) return [];
    if (typeof known.number !== 'string') return [];
    const price = 'priceCents' in known && typeof known.priceCents === 'number' ? brand<Cents>(known.priceCents) : null;
    return [{ list: 'validNumbers', index, number: known.number, priceCents: price }];
  });
  const refused = listOf(row, 'refusedNumbers').flatMap((known, index): KnownLine[] =>
    typeof known === 'string' ? [{ list: 'refusedNumbers', index, number: known, priceCents: null }] : [],
  );
  return [...valid, ...refused];
}

const listOf = (row: Row, list: KnownLine['list']): readonly unknown[] => {
  const value = row[list];
  return Array.isArray(value) ? value : [];
};

/** A known number as somebody wants it. */
export type WantedLine = Pick<KnownLine, 'list' | 'number' | 'priceCents'>;

type Lists = Record<KnownLine['list'], unknown[]>;

const listsOf = (row: Row): Lists => ({
  validNumbers: [...listOf(row, 'validNumbers')],
  refusedNumbers: [...listOf(row, 'refusedNumbers')],
});
const entryOf = ({ list, number, priceCents }: WantedLine): unknown =>
  list === 'validNumbers' ? { number, priceCents } : number;

/** The lists with one line as it is now; null: it is taken out. What else stands in them stays, also what is typed half. */
export function withLine(row: Row, { list, index }: KnownLine, now: WantedLine | null): Lists {
  const lists = listsOf(row);
  if (now?.list === list) lists[list].splice(index, 1, entryOf(now));
  else lists[list].splice(index, 1);
  if (now !== null && now.list !== list) lists[now.list].push(entryOf(now));
  return lists;
}

/** The list in which a number stands; null: it is not known. */
export const listOfNumber = (row: Row, number: string): KnownLine['list'] | null =>
  knownLines(row).find((line) => line.number === number)?.list ?? null;

/** The lists without a number, wherever it stands. */
export const withoutNumber = (row: Row, number: string): Lists =>
  knownLines(row)
    .filter((line) => line.number === number)
    // From the back on, so that places stay true.
    .reduceRight((lists, line) => withLine(lists, line, null), listsOf(row));

/** The lists with more lines; a number that stands already becomes as it is wanted now. */
export function withLines(row: Row, added: readonly WantedLine[]): Lists {
  const standing = new Map(knownLines(row).map((line) => [line.number, line]));
  const lists = listsOf(row);
  const gone: KnownLine[] = [];
  for (const line of added) {
    const known = standing.get(line.number);
    if (known?.list === line.list) lists[line.list].splice(known.index, 1, entryOf(line));
    else {
      lists[line.list].push(entryOf(line));
      if (known !== undefined) gone.push(known);
    }
  }
  // From the back on, so that places stay true.
  for (const { list, index } of gone.sort((one, other) => other.index - one.index)) lists[list].splice(index, 1);
  return lists;
}
