import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { doorWords, revisionName } from '../changes/revision-name.ts';
import { PageLink } from '../navigation/here.tsx';
import { countWords } from '../ui/printing.ts';
import { When } from '../ui/when.tsx';

const SHOWN = 5;

/** The last publications. */
export function LastPublished(): ReactNode {
  const { data } = useQuery({
    queryKey: ['last published'],
    queryFn: ({ signal }) => request(officeTransport, officeCalls.officeRevisions, { query: { limit: SHOWN }, signal }),
  });
  const who = useWho();
  if (data === undefined) return null;
  return (
    <section className="section">
      <header>
        <h2>Last published</h2>
        <PageLink className="today-more" href="/office/history">
          History
        </PageLink>
      </header>
      <table className="table">
        <tbody>
          {data.revisions.map(({ revision, draftName, draftId, madeBy, source, publishedAt, changeCount }) => (
            <tr key={revision}>
              <td className="once figures">
                <PageLink href={`/office/history/${revision}`}>{revision}</PageLink>
              </td>
              <td>{revisionName({ draftName, draftId, source })}</td>
              <td className="soft">{madeBy === null ? doorWords(source) : who(madeBy)}</td>
              <td className="soft once">
                <When moment={publishedAt} />
              </td>
              <td className="number">
                {changeCount === 0 ? '–' : countWords(changeCount)}
                <span className="unseen"> {changeCount === 1 ? 'row' : 'rows'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
