import type { ContentKind } from '@millrace/contract/content';
import { ROWS_PAGE_MAX, type RowsQuery } from '@millrace/contract/office';
import type { QueryClient } from '@tanstack/react-query';
import { rowsQuery } from '../../draft/draft-queries.ts';

/** Rows of a page as a list keeps it. */
export const PAGE = 100;
/** The page of rows that has a place of the list; the first is 1. */
export const pageOf = (at: number): number => Math.floor(at / PAGE) + 1;

/** Pages that one answer of the server holds at most. */
const PAGES_OF_A_BLOCK = ROWS_PAGE_MAX / PAGE;

interface ListRead {
  kind: ContentKind;
  draft: string | null;
  /** How the list is filtered and sorted. */
  query: Omit<RowsQuery, 'draft' | 'page' | 'pageSize'>;
}

/** The question for one page of a list. */
export const pageQuery = ({ kind, draft, query }: ListRead, page: number) =>
  rowsQuery(kind, draft, { ...query, pageSize: PAGE, page });

/**
 * Reads the pages of a list that are not there yet, the last of them included. Several that stand together come in one answer: a paste of
 * 5,000 rows asks ten times instead of fifty.
 */
export async function readPages(queries: QueryClient, list: ListRead, first: number, last: number): Promise<void> {
  const isMissing = (page: number): boolean => queries.getQueryData(pageQuery(list, page).queryKey) === undefined;
  for (let block = blockOf(first); block <= blockOf(last); block++) {
    const pages = pagesOf(block);
    const missing = pages.filter((page) => page >= first && page <= last && isMissing(page));
    if (missing.length > 1) await readBlock(queries, list, block);
    else for (const page of missing) await queries.ensureQueryData(pageQuery(list, page));
  }
}

async function readBlock(queries: QueryClient, list: ListRead, block: number): Promise<void> {
  const asked = rowsQuery(list.kind, list.draft, { ...list.query, pageSize: ROWS_PAGE_MAX, page: block });
  const { rows, ...rest } = await queries.fetchQuery(asked);
  for (const [at, page] of pagesOf(block).entries()) {
    const { queryKey } = pageQuery(list, page);
    // A page that was there, or has come meanwhile, may have rows that were written since.
    queries.setQueryData(queryKey, (known) => known ?? { ...rest, rows: rows.slice(at * PAGE, (at + 1) * PAGE) });
  }
  queries.removeQueries({ queryKey: asked.queryKey, exact: true });
}

const blockOf = (page: number): number => Math.ceil(page / PAGES_OF_A_BLOCK);
const pagesOf = (block: number): number[] =>
  Array.from({ length: PAGES_OF_A_BLOCK }, (_, at) => (block - 1) * PAGES_OF_A_BLOCK + at + 1);
