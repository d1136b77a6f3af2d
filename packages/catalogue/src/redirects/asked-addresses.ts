import type { ContentRedirect } from '@millrace/contract/content';

/** Old addresses of one path that their parameters tell apart, as `/product.asp?id=12`. */
export interface AskedAddresses {
  /** By the folded query. */
  readonly rows: ReadonlyMap<string, ContentRedirect>;
  /** The folded names that its queries have, each list once; those with more names first. */
  readonly names: readonly (readonly string[])[];
}

export function askedAddresses(known: readonly ContentRedirect[]): AskedAddresses {
  const rows = new Map<string, ContentRedirect>();
  const names = new Map<string, readonly string[]>();
  for (const row of known) {
    const parameters = foldParameters(row.from.slice(row.from.indexOf('?') + 1));
    const key = keyOf([...parameters.keys()], parameters);
    if (!rows.has(key)) rows.set(key, row);
    names.set([...parameters.keys()].join('&'), [...parameters.keys()]);
  }
  return { rows, names: [...names.values()].sort((a, b) => b.length - a.length) };
}

/** The row whose parameters a query has all of, whatever else it has, and the folded names of those. */
export function findAsked(
  asked: AskedAddresses | undefined,
  query: string,
): { row: ContentRedirect; names: readonly string[] } | null {
  if (asked === undefined) return null;
  const parameters = foldParameters(query);
  for (const names of asked.names) {
    if (!names.every((name) => parameters.has(name))) continue;
    const row = asked.rows.get(keyOf(names, parameters));
    if (row !== undefined) return { row, names };
  }
  return null;
}

/** A query with its parameters in one order, in small letters. */
export function foldQuery(query: string): string {
  const parameters = foldParameters(query);
  return keyOf([...parameters.keys()], parameters);
}

/** Makers' old systems read names and values in any case. Of a name that stands twice the first counts. */
function foldParameters(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pairs = [...new URLSearchParams(query)].map(
    ([name, value]) => [name.toLowerCase(), value.toLowerCase()] as const,
  );
  for (const [name, value] of pairs) if (!found.has(name)) found.set(name, value);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const keyOf = (names: readonly string[], parameters: ReadonlyMap<string, string>): string =>
  names.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(parameters.get(name) ?? '')}`).join('&');
