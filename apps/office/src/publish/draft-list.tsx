import { request } from '@millrace/contract';
import { type DraftFindings, type DraftRecord, officeCalls } from '@millrace/contract/office';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { DraftVerdict } from '../changes/draft-verdict.tsx';
import { useDraft } from '../draft/draft-context.tsx';
import { draftsQuery, findingsQuery } from '../draft/draft-queries.ts';
import { goTo, PageLink } from '../navigation/here.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { Mark } from '../ui/mark.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';
import { NotPublishedLine } from './not-published.tsx';
import '../panes/panes.css';

/** Checking a draft takes the server's time: only the newest are checked for this page. */
const CHECKED_MOST = 6;
const ENDED_SHOWN = 30;

const addressOf = (draft: string): string => `/office/publish?draft=${draft}`;

/** The open drafts, a field to begin another, and those that ended. */
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
      {drafts === undefined ? null : drafts.length === 0 ? <p>No draft is open.</p> : <OpenDrafts drafts={drafts} />}
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
      <EndedDrafts />
    </div>
  );
}

function OpenDrafts({ drafts }: { drafts: readonly DraftRecord[] }): ReactNode {
  const newestFirst = drafts.toSorted((one, other) => Date.parse(other.begunAt) - Date.parse(one.begunAt));
  const checked = useQueries({ queries: newestFirst.slice(0, CHECKED_MOST).map(({ id }) => findingsQuery(id)) });
  return (
    <div className="table-scroll">
      <table className="table table-lines draft-list">
        <TableHead columns={['Draft', { name: 'Rows', isNumber: true }, 'Checked', 'Begun', 'Published']} />
        <tbody>
          {newestFirst.map((draft, at) => (
            <DraftLine key={draft.id} draft={draft} found={checked[at]?.data} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DraftLine({ draft, found }: { draft: DraftRecord; found: DraftFindings | undefined }): ReactNode {
  const who = useWho();
  const isMine = useDraft().id === draft.id;
  return (
    <tr>
      <td>
        <PageLink href={addressOf(draft.id)}>{draft.name}</PageLink>{' '}
        {isMine ? <span className="pill">you are in it</span> : null}
      </td>
      <td className="number">
        {draft.changes}
        <span className="in-lines"> {draft.changes === 1 ? 'row' : 'rows'} changed</span>
      </td>
      <td className="once">
        <DraftVerdict draft={draft} found={found} />
      </td>
      <td className="soft">
        <span className="in-lines">begun by </span>
        {who(draft.begunBy)}, <When moment={draft.begunAt} />
      </td>
      <td>
        {draft.notPublished !== null ? (
          <NotPublishedLine {...draft.notPublished} />
        ) : draft.publishAt === null ? (
          <span className="soft">
            not <span className="in-lines">published </span>yet
          </span>
        ) : (
          <span className="item-state">
            <Mark of="time" /> {shownMoment(draft.publishAt)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The drafts that ended last: what each changed can still be read. */
function EndedDrafts(): ReactNode {
  const { data } = useQuery(endedQuery);
  const who = useWho();
  if (data === undefined || data.length === 0) return null;
  const lastFirst = data.toSorted((one, other) => Date.parse(other.endedAt ?? '') - Date.parse(one.endedAt ?? ''));
  return (
    <section className="section draft-ended">
      <header>
        <h2>Ended</h2>
        <span className="soft">{data.length}</span>
      </header>
      <table className="table table-lines draft-list">
        <tbody>
          {lastFirst.slice(0, ENDED_SHOWN).map((draft) => (
            <tr key={draft.id}>
              <td>
                <PageLink href={addressOf(draft.id)}>{draft.name}</PageLink>
              </td>
              <td>{draft.state === 'published' ? 'published' : 'discarded'}</td>
              <td className="soft">{draft.endedAt === null ? null : <When moment={draft.endedAt} />}</td>
              <td className="soft">begun by {who(draft.begunBy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const endedQuery = queryOptions({
  queryKey: ['ended drafts'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDrafts, { query: { ended: 'true' }, signal }),
});
