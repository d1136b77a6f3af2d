import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { type ListedRow, officeCalls, type RowRecord } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../../api/office-transport.ts';
import { addRow } from '../../draft/add-row.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { refreshDraft, rowsQuery } from '../../draft/draft-queries.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { leftBehind } from './left-behind.ts';
import { pageFolders } from './page-folders.ts';

const TILES_MOST = 100;

/** For a published address that changes, in the same draft: a redirect from the old one to the new one, and the tiles that lead there. */
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
  const page = pageFolders[record.kind];
  const before: unknown = record.published?.['slug'];
  // A row that is not saved yet has no address to lead to.
  const isSaved = record.row?.['slug'] === value;
  if (draft === null || page === undefined || typeof before !== 'string' || typeof value !== 'string') return null;
  if (value === '' || !isSaved || !isSound) return null;
  const Asked = before === value ? OfferBack : Offer;
  return <Asked draft={draft} kind={record.kind} page={page} before={before} slug={value} />;
}

function Offer({ draft, kind, page, before, slug }: OfferProps): ReactNode {
  const { from, to, redirect, isRead, tiles, lead } = useLed({ draft, page, before, slug });
  const others = useQuery(rowsQuery(kind, draft, { filter: JSON.stringify({ slug: before }), pageSize: 1 }));
  const add = useMutation({
    mutationFn: () => addRow(officeTransport, draft, 'redirects', { from, to, status: 301, note: '' }),
    onSuccess: useRefresh(draft),
  });
  const isLed = redirect?.row?.['to'] === to;
  // The intrinsically-safe family beside a plain one keeps the address alive.
  if (!isRead || others.data === undefined || others.data.total > 0) return null;
  const many = tilesInWords(tiles.length);
  const accept = (): void => {
    lead();
    if (redirect === undefined) add.mutate();
  };
  return (
    <>
      {redirect === undefined ? null : (
        <p className="form-hint">
          <PageLink href={`/office/rows/redirects/${redirect.id}`}>A redirect</PageLink> leads on from{' '}
          <code>{from}</code>.
        </p>
      )}
      {isLed && tiles.length === 0 ? null : (
        <div className="warning form-offer">
          {redirect === undefined ? (
            <p>
              <code>{from}</code> leads nowhere once this is published. Printed and linked addresses are old for years.
            </p>
          ) : (
            <p>{isLed ? `${many} led to the old address.` : 'The redirect leads to another address than this one.'}</p>
          )}
          <button className="button" type="button" disabled={add.isPending} onClick={accept}>
            {isLed
              ? `Lead ${many} to ${to}`
              : `${redirect === undefined ? 'Add a redirect' : 'Lead the redirect'} to ${to}${tiles.length === 0 ? '' : `, and lead ${many} there`}`}
          </button>
          <Fault words={add.error === null ? null : faultWords(add.error)} />
        </div>
      )}
    </>
  );
}

/** For an address that is again as published: what the draft led away from it goes back, too. */
function OfferBack({ draft, page, before, slug }: OfferProps): ReactNode {
  const { from, redirect, tiles, lead } = useLed({ draft, page, before, slug });
  const added = redirect?.change === 'added' ? redirect : undefined;
  const take = useMutation({
    mutationFn: (id: number) =>
      request(officeTransport, officeCalls.officeTakeBack, { params: { draft, kind: 'redirects', id }, query: {} }),
    onSuccess: useRefresh(draft),
  });
  if (added === undefined && tiles.length === 0) return null;
  const words = [added === undefined ? '' : 'the redirect', tiles.length === 0 ? '' : tilesInWords(tiles.length)];
  return (
    <div className="warning form-offer">
      <p>
        <code>{from}</code> is published. This draft still leads away from it.
      </p>
      <button
        className="button"
        type="button"
        disabled={take.isPending}
        onClick={() => {
          lead();
          if (added !== undefined) take.mutate(added.id);
        }}
      >
        Put back {words.filter((one) => one !== '').join(' and ')}
      </button>
      <Fault words={take.error === null ? null : faultWords(take.error)} />
    </div>
  );
}

/** Rows of the draft that lead to a page by its old address, and their change to the address that the draft has. */
function useLed({ draft, page, before, slug }: Omit<OfferProps, 'kind'>) {
  const { type } = useDraft();
  const from = `${page.folder}${before}`;
  const to = `${page.folder}${slug}`;
  const { data } = useQuery(rowsQuery('redirects', draft, { filter: JSON.stringify({ from }), pageSize: 1 }));
  const tiles = useTilesBehind(draft, page.tile, { before, slug });
  const redirect = data?.rows.find(({ change }) => change !== 'removed');
  const lead = (): void => {
    for (const { id, version } of tiles) type({ kind: 'viewItems', id, version, fields: { slug } });
    if (redirect !== undefined && before !== slug && redirect.row?.['to'] !== to)
      type({ kind: 'redirects', id: redirect.id, version: redirect.version, fields: { to } });
  };
  return { from, to, redirect, isRead: data !== undefined, tiles, lead };
}

function useRefresh(draft: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['rows', 'redirects'] });
    await refreshDraft(queries, draft);
  };
}

interface OfferProps {
  draft: string;
  kind: ContentKind;
  page: { folder: string; tile: string | null };
  /** The slug in force. */
  before: string;
  /** The slug that the draft has. */
  slug: string;
}

/** The tiles that led to a page, and do not lead to its new address. */
function useTilesBehind(draft: string, tile: string | null, slugs: { before: string; slug: string }): ListedRow[] {
  const asked = { pageSize: TILES_MOST };
  const enabled = tile !== null;
  const old = useQuery({
    ...rowsQuery('viewItems', draft, { ...asked, filter: JSON.stringify({ type: tile, slug: slugs.before }) }),
    enabled,
  });
  // Those that were led to an address which was typed in between.
  const changed = useQuery({
    ...rowsQuery('viewItems', draft, { ...asked, filter: JSON.stringify({ type: tile }), changed: 'true' }),
    enabled,
  });
  return leftBehind([...(old.data?.rows ?? []), ...(changed.data?.rows ?? [])], slugs);
}

const tilesInWords = (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;
