import type { ContentKind } from '@millrace/contract/content';
import type { RowsQuery } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDraft } from '../../draft/draft-context.tsx';
import { rowsQuery } from '../../draft/draft-queries.ts';
import { lastList } from '../../draft/last-list.ts';
import { type Beside, rowsBeside } from './rows-beside.ts';

/** Pages that the list has just read are not asked for again. */
const FRESH_MS = 10_000;

/**
 * The rows before and after one: in the order of the list that rows of this kind were opened from last, or else by their ids. They stay as
 * they were when the row was opened: what is changed in it moves nothing.
 */
export function useBeside(kind: ContentKind, id: number): Beside | undefined {
  const { id: draft } = useDraft();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['beside', kind, id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<Beside> => {
      const ask = (query: Omit<RowsQuery, 'draft'>) =>
        queries.fetchQuery({ ...rowsQuery(kind, draft, query), staleTime: FRESH_MS });
      const list = lastList(kind);
      const inList =
        list === null
          ? null
          : await rowsBeside((page) => ask({ ...list.query, pageSize: list.pageSize, page }), list.pageSize, {
              id,
              at: list.at,
              wasThere: list.id === id,
            });
      if (inList !== null) return inList;
      const next = async (filter: object, sort: string) => {
        const { rows } = await ask({ filter: JSON.stringify({ id: filter }), sort, page: 1, pageSize: 1 });
        return rows[0] === undefined ? null : { id: rows[0].id, at: null };
      };
      return { before: await next({ below: id }, '-id'), after: await next({ above: id }, 'id'), place: null };
    },
  });
  return data;
}
