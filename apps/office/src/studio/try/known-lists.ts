/** The lists of known numbers of a row; while they are typed they may be anything. */
export interface KnownLists {
  validNumbers: unknown;
  refusedNumbers: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isOf = (entry: unknown, number: string): boolean =>
  entry === number || (typeof entry === 'object' && entry !== null && 'number' in entry && entry.number === number);

/** What must come of a number; null: it is not known. */
export function knownAs({ validNumbers, refusedNumbers }: KnownLists, number: string): 'valid' | 'refused' | null {
  if (listOf(validNumbers).some((one) => isOf(one, number))) return 'valid';
  return listOf(refusedNumbers).some((one) => isOf(one, number)) ? 'refused' : null;
}

/** The lists with a number as one that must be read, with its price in cents, or must be refused; null takes it out. */
export function withKnown(
  { validNumbers, refusedNumbers }: KnownLists,
  number: string,
  as: 'valid' | 'refused' | null,
  priceCents: number | null,
): { validNumbers: readonly unknown[]; refusedNumbers: readonly unknown[] } {
  const valid = listOf(validNumbers).filter((one) => !isOf(one, number));
  const refused = listOf(refusedNumbers).filter((one) => !isOf(one, number));
  return {
    validNumbers: as === 'valid' ? [...valid, { number, priceCents }] : valid,
    refusedNumbers: as === 'refused' ? [...refused, number] : refused,
  };
}
