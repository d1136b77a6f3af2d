import type { ContentRedirect } from '@millrace/contract/content';

/** Old addresses, ready to be asked for. A lookup costs one look for the path, and one for each folder above it. */
export interface RedirectTable {
  /** By folded path. */
  readonly exact: ReadonlyMap<string, ContentRedirect>;
  /** Patterns, by the folded path before `/*`. */
  readonly below: ReadonlyMap<string, ContentRedirect>;
  /** Folders of the deepest pattern: no path is looked through further. */
  readonly deepest: number;
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
  let deepest = 0;
  for (const row of rows) {
    const base = baseOf(row.from);
    if (base === null) setFirst(exact, foldPath(row.from), row);
    else {
      setFirst(below, base, row);
      deepest = Math.max(deepest, base.split('/').length - 1);
    }
  }
  return { exact, below, deepest };
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

/**
 * The target of an old address, over all old addresses on the way; null where it is none, or where the way has no end. The query of the
 * request is kept, but for parameters that the new address states itself.
 */
export function findRedirect(table: RedirectTable, url: string): FoundRedirect | null {
  const [path = '', query = ''] = split(url, '?');
  let step = stepFrom(table, path);
  if (step === null) return null;
  const { row } = step;
  let status = row.status;
  for (let hops = 1; ; hops += 1) {
    const next = stepFrom(table, pathOf(step.to));
    if (next === null) {
      const location = asHeader(withQuery(step.to, query));
      return ELSEWHERE.test(location) ? null : { row, from: foldPath(row.from), status, location };
    }
    if (hops === HOPS_MAX) return null;
    if (next.row.status === 302) status = 302;
    step = next;
  }
}

/** One step: the row of an address, and its new address with the rest of the old one. */
export function stepFrom(
  { exact, below, deepest }: RedirectTable,
  path: string,
): { row: ContentRedirect; to: string } | null {
  if (exact.size === 0 && below.size === 0) return null;
  const folded = foldPath(path);
  const own = exact.get(folded);
  if (own !== undefined) return { row: own, to: own.to };
  const folders = folded.split('/').slice(0, deepest + 1);
  if (folded.split('/').length === folders.length) folders.pop();
  for (; folders.length > 1; folders.pop()) {
    const row = below.get(folders.join('/'));
    if (row === undefined) continue;
    if (!row.to.endsWith('*')) return { row, to: row.to };
    const words = path.split('/').filter((word) => word !== '');
    return { row, to: row.to.slice(0, -1) + words.slice(folders.length - 1).join('/') };
  }
  return null;
}

/** A path that browsers take for another host: no old address may lead there by what was asked for. */
const ELSEWHERE = /^\/[/\\]/;

/** Headers hold printable ASCII alone. */
const asHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]|\\/gu, (sign) => (sign === '\\' ? '%5C' : encodeURIComponent(sign)));

/** Of an address of this site its path; '' of one outside, which is no old address. */
export const pathOf = (to: string): string => (to.startsWith('/') ? (/^[^?#]*/.exec(to)?.[0] ?? '') : '');

function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const [address = '', anchor = ''] = split(to, '#');
  const [path = '', own = ''] = split(address, '?');
  const stated = new URLSearchParams(own);
  const kept = query.split('&').filter((pair) => pair !== '' && !stated.has(nameOf(pair)));
  const all = [...(own === '' ? [] : [own]), ...kept].join('&');
  return `${path}${all === '' ? '' : `?${all}`}${anchor === '' ? '' : `#${anchor}`}`;
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
