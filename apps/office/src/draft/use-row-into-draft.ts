import type { ContentKind } from '@millrace/contract/content';
import type { RowRecord } from '@millrace/contract/office';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DraftWork, useDraft } from './draft-context.tsx';
import { putRecords, refreshDraft } from './draft-queries.ts';

/** Makes a row in a draft, and returns it as the draft has it. */
export type MakeRow<Given> = (draft: string, given: Given) => Promise<RowRecord>;

/**
 * Makes one row in the draft, which is begun where there is none: once, however many rows ask for it at that moment. What was typed a
 * moment ago goes first. The answer is shown in all that was read, and lists of its kind are read again.
 */
export function useRowIntoDraft<Given>(kind: ContentKind, make: MakeRow<Given>, done?: (record: RowRecord) => void) {
  const work = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => rowIntoDraft(work, queries, kind, (draft) => make(draft, given)),
    onSuccess: (record) => done?.(record),
  });
}

/** The same without a component. Throws what `make` throws, and changes nothing then. */
export async function rowIntoDraft(
  { edits, ensureDraft }: Pick<DraftWork, 'ensureDraft'> & { edits: Pick<DraftWork['edits'], 'settled'> },
  queries: QueryClient,
  kind: ContentKind,
  make: (draft: string) => Promise<RowRecord>,
): Promise<RowRecord> {
  await edits.settled();
  const draft = await ensureDraft();
  const record = await make(draft);
  putRecords(queries, draft, [record]);
  await Promise.all([refreshDraft(queries, draft), queries.invalidateQueries({ queryKey: ['rows', kind] })]);
  return record;
}
