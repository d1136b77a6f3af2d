import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { type ListedRow, ROWS_PAGE_MAX, type RowPage } from '@millrace/contract/office';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { rowWords } from '../../changes/row-words.ts';
import { rowsQuery } from '../../draft/draft-queries.ts';

/** The words of the rows that a page of a list refers to, by kind and id; 'coming' as kind: they are waited for. */
export type Called = ReadonlyMap<ContentKind, ReadonlyMap<unknown, string> | 'coming'>;

/**
 * The words of the rows that the shown columns refer to, by page. Those of a page are asked for together: one by one they would be a
 * request for every row that is scrolled past. null: of a page that has just come into sight, nothing is asked yet.
 */
export function useCalled(
  fields: readonly Field[],
  draft: string | null,
  pages: ReadonlyMap<number, readonly ListedRow[]>,
): (page: number) => Called | null {
  const asked = [...pages].flatMap(([page, rows]) =>
    [...idsIn(fields, rows)].map(([kind, ids]) => ({ page, kind, ids: [...ids] })),
  );
  const answers = useQueries({
    queries: asked.map(({ kind, ids }) => ({
      ...rowsQuery(kind, draft, { filter: JSON.stringify({ id: { oneOf: ids } }), pageSize: ids.length }),
      staleTime: 10_000,
    })),
  });
  // Rows are drawn anew where their page's words are others.
  const before = useRef(new Map<number, Called>());
  const called = new Map<number, Called>([...pages.keys()].map((page) => [page, new Map()]));
  for (const [at, { page, kind }] of asked.entries()) {
    const rows = answers[at]?.data?.rows;
    called.set(page, new Map(called.get(page)).set(kind, rows === undefined ? 'coming' : wordsIn(kind, rows)));
  }
  for (const [page, words] of called) {
    const old = before.current.get(page);
    if (old !== undefined && isSame(old, words)) called.set(page, old);
  }
  before.current = called;
  return (page) => called.get(page) ?? null;
}

/** Of a list of references, so many are named in a cell; the others are counted. */
export const NAMED_IN_CELL = 3;

/**
 * By kind, the rows that the cells of these columns name by their ids, as many as one request asks for; those beyond are asked for by
 * their cells.
 */
export function idsIn(fields: readonly Field[], rows: readonly ListedRow[]): Map<ContentKind, Set<number>> {
  const ids = new Map<ContentKind, Set<number>>();
  for (const { name, widget } of fields) {
    const isReference = widget.is === 'reference' || widget.is === 'references';
    const [kind] = isReference && widget.to.by === 'id' ? widget.to.kinds : [];
    if (kind === undefined) continue;
    const known = ids.get(kind) ?? new Set<number>();
    for (const { row } of rows)
      for (const id of [row?.[name]].flat().slice(0, NAMED_IN_CELL))
        if (typeof id === 'number' && known.size < ROWS_PAGE_MAX) known.add(id);
    if (known.size > 0) ids.set(kind, known);
  }
  return ids;
}

const isSame = (one: Called, other: Called): boolean =>
  one.size === other.size && [...one].every(([kind, words]) => other.get(kind) === words);

/** The same words for the same answer. */
const made = new WeakMap<RowPage['rows'], ReadonlyMap<unknown, string>>();
function wordsIn(kind: ContentKind, rows: RowPage['rows']): ReadonlyMap<unknown, string> {
  const words = made.get(rows) ?? new Map(rows.map(({ id, row }) => [id, rowWords(kind, row)]));
  made.set(rows, words);
  return words;
}
