import type { ContentKind } from '@millrace/contract/content';
import type { RowRecord } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { addRow } from '../draft/add-row.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { refreshDraft, rowsQuery } from '../draft/draft-queries.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';

/** The folders of the pages whose last part is the slug of a row. */
const folders: { readonly [Kind in ContentKind]?: string } = {
  categories: '/category/',
  families: '/family/',
  posts: '/blog/',
};

/** For a published address that changes: a redirect from the old one to the new one, in the same draft. */
export function SlugRedirect({
  record,
  value,
  isSound,
}: {
  record: RowRecord;
  value: unknown;
  /** Nothing is wrong with the new address. */
  isSound: boolean;
}): ReactNode {
  const { id: draft } = useDraft();
  const folder = folders[record.kind];
  const before: unknown = record.published?.['slug'];
  // A row that is not saved yet has no address to lead to.
  const isSaved = record.row?.['slug'] === value;
  if (draft === null || folder === undefined || typeof before !== 'string' || typeof value !== 'string') return null;
  if (before === value || value === '' || !isSaved || !isSound) return null;
  return <Offer draft={draft} from={`${folder}${before}`} to={`${folder}${value}`} />;
}

function Offer({ draft, from, to }: { draft: string; from: string; to: string }): ReactNode {
  const queries = useQueryClient();
  const { data } = useQuery(rowsQuery('redirects', draft, { filter: JSON.stringify({ from }), pageSize: 1 }));
  const add = useMutation({
    mutationFn: () => addRow(officeTransport, draft, 'redirects', { from, to, status: 301, note: '' }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['rows', 'redirects'] });
      await refreshDraft(queries, draft);
    },
  });
  const known = data?.rows.find(({ change }) => change !== 'removed');
  if (data === undefined) return null;
  if (known !== undefined)
    return (
      <p className="form-hint">
        <PageLink href={`/office/rows/redirects/${known.id}`}>A redirect</PageLink> leads on from <code>{from}</code>.
      </p>
    );
  return (
    <div className="warning form-offer">
      <p>
        <code>{from}</code> leads nowhere once this is published. Printed and linked addresses are old for years.
      </p>
      <button className="button" type="button" disabled={add.isPending} onClick={() => add.mutate()}>
        Add a redirect to {to}
      </button>
      <Fault words={add.error === null ? null : faultWords(add.error)} />
    </div>
  );
}
