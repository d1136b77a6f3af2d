import { request } from '@millrace/contract';
import { officeCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { PageLink } from '../navigation/here.tsx';
import { shownMoment } from '../ui/shown-moment.ts';

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
          {data.revisions.map(({ revision, note, madeBy, source, publishedAt }) => (
            <tr key={revision}>
              <td className="once figures">
                <PageLink href={`/office/history/${revision}`}>{revision}</PageLink>
              </td>
              <td>{note === '' ? <span className="soft">without a note</span> : note}</td>
              <td className="soft">{madeBy === null ? source : who(madeBy)}</td>
              <td className="soft once">{shownMoment(publishedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
