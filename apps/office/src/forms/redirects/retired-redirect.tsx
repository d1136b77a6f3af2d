import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { faultWords, officeTransport } from '../../api/office-transport.ts';
import { addRow } from '../../draft/add-row.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { refreshDraft, rowsQuery } from '../../draft/draft-queries.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { addressOf } from './page-folders.ts';

/** For a published page that the draft takes off the site: a redirect from its address, in the same draft. */
export function RetiredRedirect({ record }: { record: RowRecord }): ReactNode {
  const { id: draft } = useDraft();
  const { kind, id, row, published } = record;
  const from = addressOf(kind, published?.['slug']);
  if (draft === null || from === null || published?.['isLive'] !== true) return null;
  const isOff = row === null || row['isLive'] === false;
  return <Asked draft={draft} kind={kind} id={id} slug={String(published['slug'])} from={from} isOff={isOff} />;
}

interface AskedProps {
  draft: string;
  kind: ContentKind;
  id: number;
  /** The slug in force. */
  slug: string;
  from: string;
  /** The draft takes the page off. */
  isOff: boolean;
}

function Asked({ draft, kind, id, slug, from, isOff }: AskedProps): ReactNode {
  const { data: found } = useQuery(rowsQuery('redirects', draft, { filter: JSON.stringify({ from }), pageSize: 1 }));
  // The intrinsically-safe family beside a plain one keeps the address alive.
  const others = useQuery(
    rowsQuery(kind, draft, { filter: JSON.stringify({ slug, isLive: true, id: { isNot: id } }), pageSize: 1 }),
  );
  const redirect = found?.rows.find(({ change }) => change !== 'removed');
  if (found === undefined || others.data === undefined) return null;
  if (!isOff || others.data.total > 0)
    return redirect?.change === 'added' ? <TakeBack draft={draft} id={redirect.id} from={from} /> : null;
  if (redirect === undefined) return <Offer draft={draft} kind={kind} slug={slug} from={from} />;
  return (
    <p className="form-hint">
      <PageLink href={`/office/rows/redirects/${redirect.id}`}>A redirect</PageLink> leads on from <code>{from}</code>{' '}
      to <code>{String(redirect.row?.['to'])}</code>.
    </p>
  );
}

function Offer({ draft, kind, slug, from }: Omit<AskedProps, 'id' | 'isOff'>): ReactNode {
  const nearest = useNearest(draft, kind, slug);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useId();
  const to = (typed ?? nearest).trim();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => addRow(officeTransport, draft, 'redirects', { from, to, status: 301, note: '' }),
    onSuccess: () => refreshRedirects(queries, draft),
  });
  return (
    <div className="warning form-offer">
      <p>
        <code>{from}</code> leads nowhere once this is published. Printed and linked addresses are old for years.
      </p>
      <label className="form-offer-to" htmlFor={input}>
        Lead it to
        <input
          id={input}
          className="field"
          value={typed ?? nearest}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button className="button" type="button" disabled={add.isPending || to === ''} onClick={() => add.mutate()}>
        Add a redirect
      </button>
      <Fault words={add.error === null ? null : faultWords(add.error)} />
    </div>
  );
}

function TakeBack({ draft, id, from }: { draft: string; id: number; from: string }): ReactNode {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeTakeBack, { params: { draft, kind: 'redirects', id }, query: {} }),
    onSuccess: () => refreshRedirects(queries, draft),
  });
  return (
    <div className="warning form-offer">
      <p>
        <code>{from}</code> stays on the site. This draft still leads away from it.
      </p>
      <button className="button" type="button" disabled={take.isPending} onClick={() => take.mutate()}>
        Put back the redirect
      </button>
      <Fault words={take.error === null ? null : faultWords(take.error)} />
    </div>
  );
}

async function refreshRedirects(queries: ReturnType<typeof useQueryClient>, draft: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['rows', 'redirects'] });
  await refreshDraft(queries, draft);
}

/** The address of the category that shows a family or lies above a category; that of all products where there is none. */
function useNearest(draft: string, kind: ContentKind, slug: string): string {
  const tiles = useQuery({
    ...rowsQuery('viewItems', draft, {
      filter: JSON.stringify({ type: kind === 'families' ? 'family' : 'category', slug }),
      pageSize: 1,
    }),
    enabled: kind !== 'posts',
  });
  const categoryId = tiles.data?.rows[0]?.row?.['categoryId'];
  const above = useQuery({
    ...rowsQuery('categories', draft, { filter: JSON.stringify({ id: categoryId }), pageSize: 1 }),
    enabled: categoryId !== undefined,
  });
  if (kind === 'posts') return '/blog';
  return addressOf('categories', above.data?.rows[0]?.row?.['slug']) ?? '/category';
}
