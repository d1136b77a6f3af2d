/**
 * Terms with numbers that they keep from one compile to the next, so that what was read of rows that have not changed can be used again.
 * It only grows: two compiles may add to one.
 */
export interface Lexicon {
  readonly numberOf: (term: string) => number;
  /** Undefined for a term that it does not have. */
  readonly find: (term: string) => number | undefined;
  readonly termOf: (number: number) => string;
  readonly size: () => number;
}

function emptyLexicon(): Lexicon {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  return {
    numberOf: (term) => {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, terms.length);
      terms.push(term);
      return terms.length - 1;
    },
    find: (term) => numbers.get(term),
    termOf: (number) => terms[number] ?? '',
    size: () => terms.length,
  };
}

/** Numbers the terms of a lexicon anew, as they come: an index has no gaps then, and is the one that a first compile would make. */
export interface Numbering {
  readonly of: (number: number) => number;
  /** The number that a term of the index has in the lexicon; -1 for none of the index. */
  readonly inLexicon: (term: number) => number;
  /** The terms that have come, with their numbers, in order. */
  readonly terms: ReadonlyMap<string, number>;
}

export function numbering(lexicon: Lexicon): Numbering {
  const terms = new Map<string, number>();
  const back: number[] = [];
  let given = new Int32Array(Math.max(1024, lexicon.size())).fill(-1);
  return {
    terms,
    inLexicon: (term) => back[term] ?? -1,
    of: (number) => {
      if (number >= given.length) {
        const larger = new Int32Array(Math.max(number + 1, 2 * given.length)).fill(-1);
        larger.set(given);
        given = larger;
      }
      const known = given[number] ?? -1;
      if (known >= 0) return known;
      given[number] = terms.size;
      back.push(number);
      terms.set(lexicon.termOf(number), terms.size);
      return terms.size - 1;
    },
  };
}

/** Extracts, each by the row that it is of: for the next compile. */
export interface Extracts<Of> {
  readonly lexicon: Lexicon;
  readonly of: ReadonlyMap<object, Of>;
}

export const noExtracts = <Of>(): Extracts<Of> => ({ lexicon: emptyLexicon(), of: new Map() });

/** Extracts to hand on. Where most terms of the lexicon are in no text any more, all is read anew next time. */
export const handedOn = <Of>(extracts: Extracts<Of>, { terms }: Numbering): Extracts<Of> =>
  extracts.lexicon.size() > GROWTH * (terms.size + 1) ? noExtracts() : extracts;
const GROWTH = 2;
