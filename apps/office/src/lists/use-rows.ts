import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldNamed } from '@millrace/contract/fields';
import { type ListedRow, type ListView, officeCalls, type RowsQuery } from '@millrace/contract/office';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { type Called, useCalled } from './cells/use-called.ts';
import { readFilter } from './rows/read-filter.ts';
import { PAGE, pageOf, pageQuery, readPages } from './rows/read-pages.ts';
import type { ShownList } from './use-list-view.ts';

const FOUND_MOST = 50;
/** Rows that one step reads, fills or writes at most. */
export const ROWS_AT_ONCE = 5000;

/** A row by its id, in the version that somebody saw. */
export type RowSeen = Pick<ListedRow, 'id' | 'version'>;

export interface Rows {
  /** How the list is filtered and sorted. */
  query: Omit<RowsQuery, 'draft' | 'page' | 'pageSize'>;
  total: number;
  rowAt(at: number): ListedRow | undefined;
  /** The words of the rows that the shown columns refer to, at a place of the list; null: not asked for yet. */
  calledAt(at: number): Called | null;
  /** Reads rows that are not there yet; the last place is within. */
  read(from: number, to: number): Promise<void>;
  /** Rows of before are shown until those of the new filter are there. */
  isOld: boolean;
  isPending: boolean;
  error: Error | null;
  /** By field: why what was typed in the filter row is no filter. */
  faults: Readonly<Record<string, string>>;
}

/** The rows of a kind that a list shows, page by page as they come into sight. */
export function useRows(
  kind: ContentKind,
  draft: string | null,
  { view, fields }: Pick<ShownList, 'view' | 'fields'>,
  sight: { from: number; to: number },
): Rows {
  const queries = useQueryClient();
  const { filter, faults } = useFilter(kind, draft, view);
  const list = useMemo(() => {
    const query: Omit<RowsQuery, 'draft' | 'page' | 'pageSize'> = {};
    if (view.search !== '') query.search = view.search;
    if (filter !== '') query.filter = filter;
    if (view.sort.length > 0) query.sort = view.sort.join(',');
    if (view.show === 'changed') query.changed = 'true';
    if (view.show === 'faulty') query.faulty = 'error';
    if (view.show === 'warned') query.faulty = 'warning';
    return { kind, draft, query };
  }, [kind, draft, view.search, view.sort, view.show, filter]);
  const first = pageOf(sight.from);
  const last = pageOf(sight.to);
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const pages = useQueries({
    queries: numbers.map((page) => ({
      ...pageQuery(list, page),
      staleTime: 10_000,
    })),
  });
  const { data: top, isPlaceholderData } = useQuery({
    ...pageQuery(list, 1),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const known = pages.find(({ data }) => data !== undefined)?.data ?? top;
  const shown = new Map(
    pages.flatMap(({ data }, at) => (data === undefined ? [] : [[first + at, data.rows] as const])),
  );
  const called = useCalled(fields, draft, shown.size === 0 && top !== undefined ? new Map([[1, top.rows]]) : shown);
  const rowAt = (at: number): ListedRow | undefined => {
    const page = pageOf(at);
    const rows = shown.get(page) ?? queries.getQueryData(pageQuery(list, page).queryKey)?.rows;
    return (rows ?? (page === 1 ? top?.rows : undefined))?.[at % PAGE];
  };
  const read = useCallback(
    (from: number, to: number): Promise<void> => readPages(queries, list, pageOf(from), pageOf(to)),
    [queries, list],
  );
  return {
    query: list.query,
    total: known?.total ?? 0,
    rowAt,
    calledAt: (at) => called(pageOf(at)),
    read,
    isOld: isPlaceholderData,
    isPending: known === undefined,
    error: pages.find(({ error }) => error !== null)?.error ?? null,
    faults,
  };
}

/** The filter row as the server takes it. Words of a row that is referred to are looked up first. */
function useFilter(kind: ContentKind, draft: string | null, { filters }: ListView) {
  const read = Object.entries(filters).flatMap(([name, text]) => {
    const field = fieldNamed(kind, name);
    return field === undefined ? [] : [{ field, read: readFilter(field, text) }];
  });
  const named = read.flatMap(({ field, read: one }) => ('words' in one ? [{ field, words: one.words }] : []));
  const found = useQueries({
    queries: named.map(({ field, words }) => ({
      queryKey: ['named', kind, field.name, words, draft],
      queryFn: () => namedRows(field, words, draft),
      staleTime: 60_000,
    })),
  });
  const conditions: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const { field, read: one } of read) {
    if ('condition' in one) conditions[field.name] = one.condition;
    if ('fault' in one) faults[field.name] = one.fault;
  }
  for (const [at, { field }] of named.entries()) {
    const values = found[at]?.data;
    if (values === undefined) continue;
    if (values.length > 0) conditions[field.name] = { oneOf: values };
    else faults[field.name] = 'No row is called so.';
  }
  return { filter: Object.keys(conditions).length === 0 ? '' : JSON.stringify(conditions), faults };
}

/** The values by which a field names the rows that people know by these words. */
async function namedRows(field: Field, words: string, draft: string | null): Promise<(string | number)[]> {
  if (!('to' in field.widget)) return [];
  const { kinds, by } = field.widget.to;
  const { rows } = await request(officeTransport, officeCalls.officeSearch, {
    query: { q: words, limit: FOUND_MOST, ...(draft === null ? {} : { draft }) },
  });
  const own = rows.filter(({ kind }) => kinds.includes(kind));
  return Promise.all(own.map((row) => valueOfRow(row, by, draft)));
}

/** The value by which a row is named: its id, or another field of it. */
export async function valueOfRow(
  { kind, id }: { kind: ContentKind; id: number },
  by: string,
  draft: string | null,
): Promise<string | number> {
  if (by === 'id') return id;
  const { row } = await request(officeTransport, officeCalls.officeRow, {
    params: { kind, id },
    query: draft === null ? {} : { draft },
  });
  const value = row?.[by];
  return typeof value === 'number' ? value : String(value ?? '');
}
