import { request } from '@millrace/contract';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { withSynonym } from './synonym-line.ts';

const [group, key] = ['search', 'synonyms'] as const;

/** Words that cannot be led on, said at the field. */
export class NotLed extends Error {
  override name = 'NotLed';
}

/** Has who searches for some words find what is found for others: in the draft, which is begun where there is none. */
export function useLeadTo(done: (row: RowRecord) => void) {
  const { ensureDraft, edits } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ words, phrase }: { words: string; phrase: string }) => {
      // Edits made elsewhere a moment ago reach the draft first: no line of them is lost.
      await edits.settled();
      const draft = await ensureDraft();
      const filter = JSON.stringify({ group, key });
      const query = { draft, filter, pageSize: 1 };
      const { rows } = await request(officeTransport, officeCalls.officeRows, { params: { kind: 'settings' }, query });
      const [known] = rows;
      const before = known?.row?.['value'];
      const made = withSynonym(Array.isArray(before) ? before.map(String) : [], words, phrase);
      if ('fault' in made) throw new NotLed(made.fault);
      const value = made.lines;
      if (known === undefined) {
        const fields = { group, key, value, isPublic: false };
        const params = { draft, kind: 'settings' } as const;
        return {
          draft,
          record: await request(officeTransport, officeCalls.officeAddRow, { params, body: { fields } }),
        };
      }
      const params = { draft, kind: 'settings', id: known.id } as const;
      const body = { version: known.version, fields: { value } };
      const written = await request(officeTransport, officeCalls.officeChangeRow, { params, body });
      if (written.outcome === 'conflict')
        throw new NotLed('A colleague has changed the words at this moment. Please try again.');
      return { draft, record: written.record };
    },
    onSuccess: async ({ draft, record }) => {
      putRecords(queries, draft, [record]);
      await Promise.all([refreshDraft(queries, draft), queries.invalidateQueries({ queryKey: ['rows', 'settings'] })]);
      done(record);
    },
  });
}
