import { type ApiTransport, request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { type ListedRow, officeCalls, ROWS_PAGE_MAX, type RowPage } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import { useDraft, useEdits } from './draft-context.tsx';

/** A row as the draft has it with what is typed over it, and the version that a write names. */
export interface ShownRow<Row> {
  id: number;
  version: string;
  change: ListedRow['change'];
  row: Row;
}

/** Rows of a kind as the draft has them, all of them at once, with what was changed and is still on its way. Removed ones are left out. */
export function useAllRows<Row>(
  kind: ContentKind,
  filter: string,
  read: (row: Readonly<Record<string, unknown>>) => Row,
  isEnabled = true,
): { rows: ShownRow<Row>[]; error: Error | null; isPending: boolean } {
  const { id: draft, edits } = useDraft();
  // Edits that are on their way are shown at once.
  useEdits();
  const { data, error, isPending } = useQuery({
    queryKey: ['rows', kind, draft, { all: filter }],
    queryFn: ({ signal }) => readAll(officeTransport, kind, draft, filter, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const rows = (data?.rows ?? []).flatMap(({ id, version, change, row }) =>
    row === null ? [] : [{ id, version, change, row: read({ ...row, ...edits.typed(draft, kind, id) }) }],
  );
  return { rows, error, isPending };
}

async function readAll(
  transport: ApiTransport,
  kind: ContentKind,
  draft: string | null,
  filter: string,
  signal: AbortSignal,
): Promise<RowPage> {
  const read = (page: number): Promise<RowPage> =>
    request(transport, officeCalls.officeRows, {
      params: { kind },
      query: {
        page,
        pageSize: ROWS_PAGE_MAX,
        sort: 'position',
        ...(filter === '' ? {} : { filter }),
        ...(draft === null ? {} : { draft }),
      },
      signal,
    });
  const first = await read(1);
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.total && page <= Math.ceil(first.total / ROWS_PAGE_MAX); page++)
    rows.push(...(await read(page)).rows);
  return { ...first, rows };
}
