import { request } from '@millrace/contract';
import { type DraftRecord, officeCalls } from '@millrace/contract/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { draftsQuery } from '../draft/draft-queries.ts';
import { goTo, PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';

const addressOf = (draft: string): string => `/office/publish?draft=${draft}`;

/** The open drafts, and a field to begin another. */
export function DraftList(): ReactNode {
  const { data: drafts, error } = useQuery(draftsQuery);
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => request(officeTransport, officeCalls.officeBeginDraft, { body: { name: name.trim() } }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      goTo(addressOf(id));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') begin.mutate();
  };
  const fault = error ?? begin.error;
  return (
    <div className="page">
      <h1>Drafts</h1>
      <p className="soft">A draft collects changes. Visitors see them once it is published.</p>
      <Fault words={fault === null ? null : faultWords(fault)} />
      {drafts === undefined ? null : drafts.length === 0 ? (
        <p>No draft is open.</p>
      ) : (
        <ul className="draft-list">
          {drafts.map((draft) => (
            <DraftLine key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
      <form className="draft-begin" onSubmit={submit}>
        <label className="label" htmlFor="new-draft">
          Name of a new draft
        </label>
        <span>
          <input
            id="new-draft"
            className="field"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button className="button" type="submit" disabled={name.trim() === '' || begin.isPending}>
            Begin it
          </button>
        </span>
      </form>
    </div>
  );
}

function DraftLine({ draft }: { draft: DraftRecord }): ReactNode {
  const who = useWho();
  return (
    <li>
      <PageLink href={addressOf(draft.id)}>{draft.name}</PageLink>
      <span>
        {draft.changes} {draft.changes === 1 ? 'row' : 'rows'} changed
      </span>
      <span className="soft">
        begun by {who(draft.begunBy)}, <When moment={draft.begunAt} />
      </span>
      {draft.publishAt === null ? null : <span>to be published {shownMoment(draft.publishAt)}</span>}
    </li>
  );
}
