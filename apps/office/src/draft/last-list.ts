import type { ContentKind } from '@millrace/contract/content';
import type { RowsQuery } from '@millrace/contract/office';

/** The list that rows of a kind were opened from, and the row that was opened last. */
export interface LastList {
  /** The query of its address. */
  search: string;
  /** How it is filtered and sorted, and how many rows it reads at once. */
  query: Omit<RowsQuery, 'draft' | 'page' | 'pageSize'>;
  pageSize: number;
  id: number;
  /** The place of that row in the list. */
  at: number;
}

const nameOf = (kind: ContentKind): string => `office-list:${kind}`;

/** Remembers the list, as long as the tab lives. */
export function rememberList(kind: ContentKind, list: LastList): void {
  sessionStorage.setItem(nameOf(kind), JSON.stringify(list));
}

/** The list that a row of this kind was opened from last in this tab; null: from none. */
export function lastList(kind: ContentKind): LastList | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    return isList(read) ? read : null;
  } catch {
    return null;
  }
}

const isList = (read: unknown): read is LastList =>
  typeof read === 'object' &&
  read !== null &&
  'search' in read &&
  'query' in read &&
  'pageSize' in read &&
  'id' in read &&
  'at' in read;
