import { COLUMN_WIDTH_LEAST, COLUMN_WIDTH_MOST, type ListView } from '@millrace/contract/office';
import { type Asks, partWords, unknownParts } from '../navigation/known-words.ts';

/** A list as it is until somebody asks for less of it. */
export const WHOLE_LIST: ListView = { search: '', filters: {}, sort: [], show: 'all', columns: null, widths: {} };
const FILTER = 'f.';

/**
 * Reads the query of an address. Fields that the kind does not have are left out (`unknownIn` names them); the list is not ordered or
 * filtered by the reckoned ones.
 */
export function readView(
  query: URLSearchParams,
  fields: ReadonlySet<string>,
  reckoned: ReadonlySet<string> = new Set(),
): ListView {
  const isAsked = (name: string): boolean => fields.has(name) && !reckoned.has(name);
  const columns: string[] = [];
  const widths: Record<string, number> = {};
  for (const one of (query.get('columns') ?? '').split(',')) {
    const [name = '', width] = one.split(':');
    if (!fields.has(name) || columns.includes(name)) continue;
    columns.push(name);
    if (width !== undefined && /^\d+$/.test(width)) widths[name] = widthWithin(Number(width));
  }
  const filters = [...query]
    .filter(([name, text]) => name.startsWith(FILTER) && isAsked(name.slice(FILTER.length)) && text.trim() !== '')
    .map(([name, text]) => [name.slice(FILTER.length), text]);
  const show = query.get('show') ?? 'all';
  return {
    search: query.get('q') ?? '',
    filters: Object.fromEntries(filters),
    sort: (query.get('sort') ?? '').split(',').filter((name) => isAsked(name.replace(/^-/, ''))),
    show: isShow(show) ? show : 'all',
    columns: columns.length === 0 ? null : columns,
    widths,
  };
}

const shows: readonly ListView['show'][] = ['all', 'changed', 'faulty', 'warned'];
const isShow = (word: string): word is ListView['show'] => shows.some((one) => one === word);
/** The parameters of a list, besides its filters. */
const asks: Asks = { q: null, sort: null, columns: null, show: shows };

/**
 * Names that an address filters or orders by, or shows, and that the kind does not have, and other parts of it that no list knows; reckoned
 * fields are no filter. Left out unsaid, they would show more rows than were asked for.
 */
export function unknownIn(
  query: URLSearchParams,
  fields: ReadonlySet<string>,
  reckoned: ReadonlySet<string> = new Set(),
): readonly string[] {
  const filtered = [...query.keys()].filter((name) => name.startsWith(FILTER)).map((name) => name.slice(FILTER.length));
  const sorted = (query.get('sort') ?? '').split(',').map((name) => name.replace(/^-/, ''));
  const columns = (query.get('columns') ?? '').split(',').map((one) => one.split(':')[0] ?? '');
  const isUnknown = (name: string): boolean => name !== '' && !fields.has(name);
  const others = new URLSearchParams([...query].filter(([name]) => !name.startsWith(FILTER)));
  return [
    ...new Set([
      ...[...filtered, ...sorted].filter((name) => isUnknown(name) || reckoned.has(name)),
      ...columns.filter(isUnknown),
      ...unknownParts(others, asks).map(partWords),
    ]),
  ];
}

/** Writes the query of an address; '' for the whole list. `columns` are those shown. */
export function writeView(
  { search, filters, sort, show, columns, widths }: ListView,
  shown: readonly string[],
): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  for (const [name, text] of Object.entries(filters)) if (text.trim() !== '') query.set(`${FILTER}${name}`, text);
  if (sort.length > 0) query.set('sort', sort.join(','));
  if (show !== 'all') query.set('show', show);
  if (columns !== null || Object.keys(widths).length > 0)
    query.set(
      'columns',
      shown.map((name) => (widths[name] === undefined ? name : `${name}:${widths[name]}`)).join(','),
    );
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const widthWithin = (width: number): number =>
  Math.round(Math.min(COLUMN_WIDTH_MOST, Math.max(COLUMN_WIDTH_LEAST, width)));

/** The next order of a column: up, down, none. With `isMore` it is ordered by as well, after the others. */
export function sortedNext(sort: readonly string[], name: string, isMore: boolean): readonly string[] {
  const others = isMore ? sort.filter((one) => one !== name && one !== `-${name}`) : [];
  if (sort.includes(name)) return [...others, `-${name}`];
  return sort.includes(`-${name}`) ? others : [...others, name];
}
