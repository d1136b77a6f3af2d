import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { officeCalls } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { beginDraft, nameOfTheDay } from '../draft/office-edits.ts';
import { goTo } from '../navigation/here.tsx';

/** Adds a row with these fields to the draft, which is begun where there is none, and goes to its form. */
export function useAddRow(kind: ContentKind) {
  const { id: current } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (fields: Record<string, unknown>) => {
      const draft = current ?? (await beginDraft(officeTransport, nameOfTheDay(new Date()))).id;
      const record = await request(officeTransport, officeCalls.officeAddRow, {
        params: { draft, kind },
        body: { fields },
      });
      return { draft, record };
    },
    onSuccess: ({ draft, record }) => {
      putRecords(queries, draft, [record]);
      void queries.invalidateQueries({ queryKey: ['rows', kind] });
      void refreshDraft(queries, draft);
      goTo(`/office/rows/${kind}/${record.id}`);
    },
  });
}
