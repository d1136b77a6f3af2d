import { request } from '@millrace/contract';
import { type DraftFindings, type DraftRecord, officeCalls } from '@millrace/contract/office';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { DraftVerdict } from '../changes/draft-verdict.tsx';
import { FindingLine, findingKey } from '../changes/finding-line.tsx';
import { useDraft } from '../draft/draft-context.tsx';
import { showNewDraft } from '../draft/menu/show-new-draft.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { Mark } from '../ui/mark.tsx';
import { printing } from '../ui/printing.ts';
import { When } from '../ui/when.tsx';
import { scheduledToday } from './scheduled-today.ts';

/** Checking a draft takes the server's time: only the newest are checked for this page. */
const CHECKED_MOST = 4;
const FAULTS_SHOWN = 5;

const newestFirst = (drafts: readonly DraftRecord[]): DraftRecord[] =>
  drafts.toSorted((one, other) => Date.parse(other.begunAt) - Date.parse(one.begunAt));

const addressOf = (draft: string): string => `/office/publish?draft=${draft}`;

const openDrafts = queryOptions({
  queryKey: ['open drafts of today'],
  queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDrafts, { signal }),
  select: newestFirst,
});

/** The drafts that go out today. */
export function ScheduledToday(): ReactNode {
  const { data } = useQuery(openDrafts);
  return <span className="soft">{data === undefined ? '' : scheduledToday(data, new Date(), printing())}</span>;
}

/** The drafts that are open, and what is wrong with them. */
export function OpenDrafts(): ReactNode {
  const { data: drafts, error } = useQuery(openDrafts);
  const checked = useQueries({
    queries: (drafts ?? []).slice(0, CHECKED_MOST).map(({ id }) => ({
      queryKey: ['findings of today', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(officeTransport, officeCalls.officeFindings, { params: { draft: id }, signal }),
    })),
  });
  return (
    <>
      <section className="section">
        <header>
          <h2>Open drafts</h2>
          <button className="button-link today-more" type="button" onClick={showNewDraft}>
            New draft
          </button>
          <PageLink className="today-all" href="/office/drafts">
            All drafts
          </PageLink>
        </header>
        <Fault words={error === null ? null : faultWords(error)} />
        {drafts?.length === 0 ? (
          <p className="soft">None. The first change begins one by itself; visitors see nothing of it.</p>
        ) : null}
        <table className="table today-drafts">
          <tbody>
            {drafts?.map((draft, at) => (
              <OneDraft key={draft.id} draft={draft} found={checked[at]?.data} />
            ))}
          </tbody>
        </table>
      </section>
      <DraftFaults drafts={drafts ?? []} found={checked.map(({ data }) => data)} />
    </>
  );
}

function OneDraft({ draft, found }: { draft: DraftRecord; found: DraftFindings | undefined }): ReactNode {
  const who = useWho();
  const isMine = useDraft().id === draft.id;
  return (
    <tr className={isMine ? 'is-mine' : undefined}>
      <td>
        <PageLink className="row-link" href={addressOf(draft.id)}>
          {draft.name}
        </PageLink>{' '}
        {isMine ? <span className="pill">you are in it</span> : null}
      </td>
      <td className="number">
        {draft.changes}
        <span className="unseen"> {draft.changes === 1 ? 'change' : 'changes'}</span>
      </td>
      <td className="once">
        <DraftVerdict draft={draft} found={found} />
      </td>
      <td className="soft once">
        {draft.notPublished !== null ? (
          <span className="item-state is-wrong">
            <Mark of="error" /> not published <When moment={draft.notPublished.at} />
          </span>
        ) : draft.publishAt === null ? (
          <>
            {who(draft.begunBy)}, <When moment={draft.begunAt} />
          </>
        ) : (
          <span className="item-state">
            <Mark of="time" /> <span className="unseen">goes out </span>
            <When moment={draft.publishAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

function DraftFaults({
  drafts,
  found,
}: {
  drafts: readonly DraftRecord[];
  found: readonly (DraftFindings | undefined)[];
}): ReactNode {
  const faults = drafts.flatMap((draft, at) =>
    (found[at]?.findings ?? []).filter(({ severity }) => severity === 'error').map((finding) => ({ draft, finding })),
  );
  if (faults.length === 0) return null;
  return (
    <section className="section today-wide">
      <header>
        <h2>Faults of open drafts</h2>
        <span className="soft">the site in force has none</span>
        <PageLink className="today-more" href="/office/checks">
          All checks
        </PageLink>
      </header>
      <ul>
        {faults.slice(0, FAULTS_SHOWN).map(({ draft, finding }) => (
          <FindingLine
            key={`${draft.id} ${findingKey(finding)}`}
            finding={finding}
            draft={draft.id}
            aside={<PageLink href={addressOf(draft.id)}>{draft.name}</PageLink>}
          />
        ))}
      </ul>
      {faults.length > FAULTS_SHOWN ? <p className="soft">and {faults.length - FAULTS_SHOWN} more</p> : null}
    </section>
  );
}
