import type { ContentRedirect } from '@millrace/contract/content';
import { type AskedAddresses, askedAddresses, findAsked, foldQuery } from './asked-addresses.ts';

/** Old addresses, ready to be asked for. A lookup costs one look for the path, and one for each folder above it. */
export interface RedirectTable {
  /** By folded path. */
  readonly exact: ReadonlyMap<string, ContentRedirect>;
  /** Patterns, by the folded path before `/*`. */
  readonly below: ReadonlyMap<string, ContentRedirect>;
  /** Folders of the deepest pattern: no path is looked through further. */
  readonly deepest: number;
  /** Old addresses that a query tells apart, by folded path. */
  readonly asked: ReadonlyMap<string, AskedAddresses>;
}

/** An old address that leads on, and the whole way. */
export interface FoundRedirect {
  /** The row that the address itself has. */
  readonly row: ContentRedirect;
  /** Its `from`, folded: the same however its author writes it. */
  readonly from: string;
  /** 301 where every step of the way is for good. */
  readonly status: 301 | 302;
  readonly location: string;
}

/** Longest way from one old address to the next. */
export const HOPS_MAX = 10;
const PATTERN = '/*';

export function redirectTable(rows: readonly ContentRedirect[]): RedirectTable {
  const exact = new Map<string, ContentRedirect>();
  const below = new Map<string, ContentRedirect>();
  const asked = new Map<string, ContentRedirect[]>();
  let deepest = 0;
  for (const row of rows) {
    const base = baseOf(row.from);
    const { path, query } = partsOf(row.from);
    if (query !== '') {
      const folded = foldPath(path);
      const others = asked.get(folded);
      if (others === undefined) asked.set(folded, [row]);
      else others.push(row);
    } else if (base === null) setFirst(exact, foldPath(row.from), row);
    else {
      setFirst(below, base, row);
      deepest = Math.max(deepest, base.split('/').length - 1);
    }
  }
  return {
    exact,
    below,
    deepest,
    asked: new Map([...asked].map(([path, known]) => [path, askedAddresses(known)])),
  };
}

function setFirst(map: Map<string, ContentRedirect>, key: string, row: ContentRedirect): void {
  if (!map.has(key)) map.set(key, row);
}

/** The folded path of a pattern before its `/*`; null of a path. */
export const baseOf = (from: string): string | null =>
  from.endsWith(PATTERN) ? foldPath(from.slice(0, -PATTERN.length)) : null;

/** Paths are the same in any case, with and without a slash at the end, and however their signs are escaped. */
export function foldPath(path: string): string {
  const whole = path.replace(/\/+$/, '').toLowerCase();
  if (!whole.includes('%')) return whole;
  try {
    return decodeURIComponent(whole).toLowerCase();
  } catch {
    return whole;
  }
}

/** An old address as it is known: its folded path, and its parameters in one order. Two that fold alike are one address. */
export function foldAddress(from: string): string {
  const { path, query } = partsOf(from);
  return query === '' ? foldPath(path) : `${foldPath(path) || '/'}?${foldQuery(query)}`;
}

/**
 * The target of an old address, over all old addresses on the way; null where it is none, or where the way has no end. The query of the
 * request is kept, but for the parameters that the old address is known by, and those that the new address states itself.
 */
export function findRedirect(table: RedirectTable, url: string): FoundRedirect | null {
  let step = stepFrom(table, url);
  if (step === null) return null;
  const { row } = step;
  let status = row.status;
  for (let hops = 1; ; hops += 1) {
    const next = stepFrom(table, step.to);
    if (next === null) {
      const location = asHeader(step.to);
      return ELSEWHERE.test(location) ? null : { row, from: foldAddress(row.from), status, location };
    }
    if (hops === HOPS_MAX) return null;
    if (next.row.status === 302) status = 302;
    step = next;
  }
}

/** One step: the row of an address, and its new address with what the old one had besides; null of one outside, too. */
export function stepFrom(table: RedirectTable, address: string): { row: ContentRedirect; to: string } | null {
  const { exact, below, deepest, asked } = table;
  if (!address.startsWith('/') || exact.size + below.size + asked.size === 0) return null;
  const { path, query } = partsOf(address);
  const folded = foldPath(path);
  const named = query === '' ? null : findAsked(asked.get(folded), query);
  if (named !== null) return { row: named.row, to: withQuery(named.row.to, query, named.names) };
  const own = exact.get(folded);
  if (own !== undefined) return { row: own, to: withQuery(own.to, query) };
  const folders = folded.split('/').slice(0, deepest + 1);
  if (folded.split('/').length === folders.length) folders.pop();
  for (; folders.length > 1; folders.pop()) {
    const row = below.get(folders.join('/'));
    if (row === undefined) continue;
    if (!row.to.endsWith('*')) return { row, to: withQuery(row.to, query) };
    const words = path.split('/').filter((word) => word !== '');
    return { row, to: withQuery(row.to.slice(0, -1) + words.slice(folders.length - 1).join('/'), query) };
  }
  return null;
}

/** A path that browsers take for another host: no old address may lead there by what was asked for. */
const ELSEWHERE = /^\/[/\\]/;

/** Headers hold printable ASCII alone. */
const asHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]|\\/gu, (sign) => (sign === '\\' ? '%5C' : encodeURIComponent(sign)));

/** Of an address of this site its path and its query; both '' of one outside, which is no old address. */
export function partsOf(address: string): { path: string; query: string } {
  if (!address.startsWith('/')) return { path: '', query: '' };
  const [path, query] = split(split(address, '#')[0], '?');
  return { path, query };
}

/** A new address with the query of the request, without the parameters of these folded names. */
function withQuery(to: string, query: string, spent: readonly string[] = []): string {
  if (query === '') return to;
  const [address, anchor] = split(to, '#');
  const [path, own] = split(address, '?');
  const stated = new URLSearchParams(own);
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !stated.has(nameOf(pair)) && !spent.includes(nameOf(pair).toLowerCase()));
  const all = [...(own === '' ? [] : [own]), ...kept].join('&');
  return `${path}${all === '' ? '' : `?${all}`}${anchor === '' ? '' : `#${anchor}`}`;
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
