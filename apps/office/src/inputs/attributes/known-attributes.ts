import { type ContentAttribute, contentAttribute } from '@millrace/contract/content';
import { ROWS_PAGE_MAX } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { rowsQuery } from '../../draft/draft-queries.ts';

/** The attributes as the draft has them, in their order; null: they are on the way. One that is broken itself is left out. */
export function useAttributes(draft: string | null): readonly ContentAttribute[] | null {
  const { data } = useQuery(rowsQuery('attributes', draft, { pageSize: ROWS_PAGE_MAX, sort: 'position' }));
  return data === undefined ? null : soundAttributes(data.rows.map(({ row }) => row));
}

const soundAttributes = (rows: readonly unknown[]): ContentAttribute[] =>
  rows.flatMap((row) => {
    const read = contentAttribute.safeParse(row);
    return read.success ? [read.data] : [];
  });
