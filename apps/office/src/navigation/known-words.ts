import { createContext } from 'react';

/** Words that a value in an address may be. null: any text. */
type KnownWords = readonly string[] | RegExp | null;
/** The parameters that a page's address may have, each with its words. */
export type Asks = Readonly<Record<string, KnownWords>>;

export const A_NUMBER = /^[1-9]\d{0,8}$/;
export const A_DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parameters of every page. */
const everywhere: Asks = { draft: UUID };

/** The parameters of the page that is open; null: it reads its address itself. */
export const PresentAsks = createContext<Asks | null>(null);

/** A part of an address that the page cannot take. */
export interface UnknownPart {
  name: string;
  /** The word that the parameter cannot be; absent: the page has no such parameter. */
  value?: string;
}

/** The parts of a query that a page cannot take. Left out unsaid, they would show something else than was asked for. */
export function unknownParts(query: URLSearchParams, asks: Asks): readonly UnknownPart[] {
  const known = new Map(Object.entries({ ...everywhere, ...asks }));
  return [...query].flatMap(([name, value]) => {
    const words = known.get(name);
    if (words === undefined) return [{ name }];
    return value === '' || isOneOf(value, words) ? [] : [{ name, value }];
  });
}

/** The values of a query that a page takes. */
export function knownValues(query: URLSearchParams, asks: Asks | null): Readonly<Record<string, string>> {
  if (asks === null) return Object.fromEntries(query);
  const left = unknownParts(query, asks);
  return Object.fromEntries([...query].filter(([name]) => !left.some((part) => part.name === name)));
}

/** As it stands in the address: `state=none`, or the name alone. */
export const partWords = ({ name, value }: UnknownPart): string => (value === undefined ? name : `${name}=${value}`);

const isOneOf = (value: string, words: KnownWords): boolean =>
  words === null || (words instanceof RegExp ? words.test(value) : words.includes(value));
