import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { officeTransport } from '../../api/office-transport.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../../draft/draft-queries.ts';
import type { ShownSetting } from './settings-shown.ts';

/** Adds a setting that staff have not set yet to the draft, with its default, so that it can be changed. */
export function useSetSetting({ group, key, fallback, isPublic }: ShownSetting) {
  const { ensureDraft } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const draft = await ensureDraft();
      const record = await request(officeTransport, officeCalls.officeAddRow, {
        params: { draft, kind: 'settings' },
        body: { fields: { group, key, value: fallback, isPublic } },
      });
      return { draft, record };
    },
    onSuccess: async ({ draft, record }) => {
      putRecords(queries, draft, [record]);
      void refreshDraft(queries, draft);
      await queries.invalidateQueries({ queryKey: ['rows', 'settings'] });
    },
  });
}
