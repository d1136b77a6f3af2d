import { request } from '@millrace/contract';
import { type DraftFindings, type DraftRecord, officeCalls } from '@millrace/contract/office';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { findingWords } from '../fields/finding-words.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';

/** Checking a draft takes the server's time: only the newest are checked for this page. */
const CHECKED_MOST = 4;
const FAULTS_SHOWN = 5;

/** The drafts that are open, and what is wrong with them. */
export function OpenDrafts(): ReactNode {
  const who = useWho();
  const { data: drafts, error } = useQuery({
    queryKey: ['open drafts of today'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeDrafts, { signal }),
  });
  const checked = useQueries({
    queries: (drafts ?? []).slice(0, CHECKED_MOST).map(({ id }) => ({
      queryKey: ['findings of today', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(officeTransport, officeCalls.officeFindings, { params: { draft: id }, signal }),
    })),
  });
  const faults = (drafts ?? []).flatMap((draft, at) =>
    (checked[at]?.data?.findings ?? [])
      .filter(({ severity }) => severity === 'error')
      .map((finding) => ({ draft, finding })),
  );
  return (
    <>
      <section className="section">
        <header>
          <h2>Open drafts</h2>
          <PageLink className="today-more" href="/office/drafts">
            All
          </PageLink>
        </header>
        <Fault words={error === null ? null : faultWords(error)} />
        {drafts?.length === 0 ? <p className="soft">None. The first change begins one.</p> : null}
        <table className="table">
          <tbody>
            {drafts?.map((draft, at) => (
              <tr key={draft.id}>
                <td>
                  <PageLink href={`/office/publish?draft=${draft.id}`}>{draft.name}</PageLink>
                </td>
                <td className="number">{draft.changes}</td>
                <td className="once">
                  <Verdict draft={draft} found={checked[at]?.data} />
                </td>
                <td className="soft once">
                  {draft.publishAt === null
                    ? `${who(draft.begunBy)}, ${shownMoment(draft.begunAt)}`
                    : `goes out ${shownMoment(draft.publishAt)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {faults.length === 0 ? null : (
        <section className="section today-wide">
          <header>
            <h2>Faults of open drafts</h2>
          </header>
          <table className="table">
            <tbody>
              {faults.slice(0, FAULTS_SHOWN).map(({ draft, finding }) => (
                <tr key={`${draft.id} ${finding.kind} ${finding.id} ${finding.code} ${JSON.stringify(finding.path)}`}>
                  <td>{findingWords(finding)}</td>
                  <td className="soft">
                    {finding.kind} {finding.id}
                  </td>
                  <td>
                    <PageLink href={`/office/publish?draft=${draft.id}`}>{draft.name}</PageLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {faults.length > FAULTS_SHOWN ? <p className="soft">and {faults.length - FAULTS_SHOWN} more</p> : null}
        </section>
      )}
    </>
  );
}

function Verdict({ draft, found }: { draft: DraftRecord; found: DraftFindings | undefined }): ReactNode {
  if (draft.changes === 0) return <span className="soft">empty</span>;
  if (found === undefined) return null;
  const errors = found.findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return <span className="item-state is-wrong">{many(errors, 'fault')}</span>;
  const warnings = found.findings.length;
  return warnings > 0 ? (
    <span className="item-state is-warning">{many(warnings, 'warning')}</span>
  ) : (
    <span className="item-state is-good">sound</span>
  );
}

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
