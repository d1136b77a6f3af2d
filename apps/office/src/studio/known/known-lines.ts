/** One known number, in whichever of the two lists it stands. */
export interface KnownLine {
  list: 'validNumbers' | 'refusedNumbers';
  /** Its place in the list. */
  index: number;
  number: string;
  /** null: no price is asked for. */
  priceCents: number | null;
}

type Row = Readonly<Record<string, unknown>>;

/** The known numbers of a row as it is typed: those that must be valid first. What is no number is left out. */
export function knownLines(row: Row): readonly KnownLine[] {
  const valid = listOf(row, 'validNumbers').flatMap((known, index): KnownLine[] => {
    if (typeof known !== 'object' || known === null || !('number' in known)) return [];
    const price = 'priceCents' in known && typeof known.priceCents === 'number' ? known.priceCents : null;
    return [{ list: 'validNumbers', index, number: String(known.number), priceCents: price }];
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

const fieldsOf = (lines: readonly WantedLine[]): Record<KnownLine['list'], unknown[]> => ({
  validNumbers: lines.flatMap(({ list, number, priceCents }) =>
    list === 'validNumbers' ? [{ number, priceCents }] : [],
  ),
  refusedNumbers: lines.flatMap(({ list, number }) => (list === 'refusedNumbers' ? [number] : [])),
});

/** The lists with one line as it is now; null: it is taken out. */
export const withLine = (row: Row, line: KnownLine, now: WantedLine | null) =>
  fieldsOf(knownLines(row).flatMap((one) => (one.list === line.list && one.index === line.index ? (now ?? []) : one)));

/** The lists with more lines; a number that stands already becomes as it is wanted now. */
export function withLines(row: Row, added: readonly WantedLine[]) {
  const lines = new Map<string, WantedLine>(knownLines(row).map((line) => [line.number, line]));
  for (const line of added) lines.set(line.number, line);
  return fieldsOf([...lines.values()]);
}
