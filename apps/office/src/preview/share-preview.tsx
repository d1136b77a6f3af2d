import { request } from '@millrace/contract';
import {
  type DraftRecord,
  officeCalls,
  PREVIEW_LINK_HOURS,
  type PreviewLink,
  ROWS_PAGE_MAX,
} from '@millrace/contract/office';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { rowWords } from '../changes/row-words.ts';
import { rowsQuery } from '../draft/draft-queries.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Fault } from '../ui/fault.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import './preview.css';

const linksQuery = (draft: string) =>
  queryOptions({
    queryKey: ['preview-links', draft],
    queryFn: () => request(officeTransport, officeCalls.officePreviewLinks, { params: { draft } }),
  });

/** Makes links by which somebody without an account sees a draft, and takes them back. */
export const SharePreview = ({ draft }: { draft: Pick<DraftRecord, 'id' | 'name'> }): ReactNode => (
  <SheetButton does="Share the preview" title={`Share the preview of “${draft.name}”`} className="preview-share">
    {(close) => (
      <>
        <Links draft={draft.id} />
        <button className="button" type="button" onClick={close}>
          Close
        </button>
      </>
    )}
  </SheetButton>
);

function Links({ draft }: { draft: string }): ReactNode {
  const queries = useQueryClient();
  const { data: links, error } = useQuery(linksQuery(draft));
  const end = useMutation({
    mutationFn: (link: string) =>
      request(officeTransport, officeCalls.officeEndPreviewLink, { params: { draft, link } }),
    onSuccess: (left) => queries.setQueryData(linksQuery(draft).queryKey, left),
  });
  const fault = end.error ?? error;
  return (
    <>
      <p>
        Whoever has a link sees the whole site as this draft makes it, without an account, for {PREVIEW_LINK_HOURS}{' '}
        hours or until you take it back. Nothing can be sent or stored there.
      </p>
      <NewLink draft={draft} />
      {links === undefined || links.length === 0 ? null : (
        <>
          <h3>Links that are good now</h3>
          <ul className="preview-links">
            {links.map((link) => (
              <li key={link.id}>
                <span>
                  {nameOf(link)}
                  {link.customerId === null ? '' : <AsCustomer id={link.customerId} draft={draft} />}
                </span>
                <span className="soft">until {shownMoment(link.endsAt)}</span>
                <button
                  className="button-link"
                  type="button"
                  disabled={end.isPending}
                  onClick={() => end.mutate(link.id)}
                >
                  Take back<span className="unseen"> {nameOf(link)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Fault words={fault === null ? null : faultWords(fault)} />
    </>
  );
}

const nameOf = ({ note, madeAt }: PreviewLink): string =>
  note === '' ? `Link of ${shownMoment(madeAt)}` : `For ${note}`;

const customersQuery = (draft: string) => rowsQuery('customers', draft, { pageSize: ROWS_PAGE_MAX, sort: 'name' });

function AsCustomer({ id, draft }: { id: number; draft: string }): ReactNode {
  const { data } = useQuery(customersQuery(draft));
  const row = data?.rows.find((one) => one.id === id)?.row ?? null;
  return <span className="soft"> as {row === null ? `customer ${id}` : rowWords('customers', row)}</span>;
}

function NewLink({ draft }: { draft: string }): ReactNode {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [customer, setCustomer] = useState<number | null>(null);
  const { data: customers } = useQuery(customersQuery(draft));
  const make = useMutation({
    mutationFn: () =>
      request(officeTransport, officeCalls.officeMakePreviewLink, {
        params: { draft },
        body: { note: note.trim(), customerId: customer },
      }),
    onSuccess: () => {
      setNote('');
      return queries.invalidateQueries({ queryKey: linksQuery(draft).queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form onSubmit={submit} className="preview-new">
      <label className="label" htmlFor="preview-note">
        For whom
      </label>
      <input
        id="preview-note"
        className="field"
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {customers === undefined || customers.rows.length === 0 ? null : (
        <>
          <label className="label" htmlFor="preview-customer">
            The site as seen by
          </label>
          <select
            id="preview-customer"
            className="field"
            value={customer ?? ''}
            onChange={({ target }) => setCustomer(target.value === '' ? null : Number(target.value))}
          >
            <option value="">a visitor without an account</option>
            {customers.rows.map(({ id, row }) => (
              <option key={id} value={id}>
                {rowWords('customers', row)}
              </option>
            ))}
          </select>
        </>
      )}
      <button className="button button-primary" type="submit" disabled={make.isPending}>
        Make a link
      </button>
      <Fault words={make.error === null ? null : faultWords(make.error)} />
      {make.data === undefined ? null : (
        <p className="preview-made" role="status">
          <label className="label" htmlFor="preview-address">
            The link, shown only now
          </label>
          <span className="preview-address">
            <input
              id="preview-address"
              className="field figures"
              readOnly
              value={make.data.address}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={make.data.address} />
          </span>
        </p>
      )}
    </form>
  );
}
