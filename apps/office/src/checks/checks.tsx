import { request } from '@millrace/contract';
import { type ContentChecks, deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import '../panes/panes.css';

/** What could be better in the content in force: nothing of it keeps anybody from publishing. */
export function Checks(): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['checks'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeChecks, { signal }),
  });
  return (
    <div className="page">
      <h1>Checks</h1>
      <p className="soft">
        Of the content in force. What is wrong with a draft stands at the draft:{' '}
        <PageLink href="/office/publish">open drafts</PageLink>.
      </p>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : <Found checks={data} />}
    </div>
  );
}

function Found({ checks }: { checks: ContentChecks }): ReactNode {
  const { findings, families, questionsNowhere } = checks;
  return (
    <>
      <section className="section">
        <header>
          <h2>Warnings</h2>
          <span className="soft">{findings.length}</span>
        </header>
        {findings.length === 0 ? <p className="soft">None. All of the content is sound.</p> : null}
        <table className="table">
          <tbody>
            {findings.map((finding) => (
              <tr
                key={`${finding.kind} ${finding.id} ${finding.code} ${JSON.stringify(finding.path)} ${finding.message}`}
              >
                <td className="once">
                  {finding.name}
                  <br />
                  <span className="soft">{finding.kind}</span>
                </td>
                <td>{finding.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Lacking title="Families without a document" rows={families.withoutDocument} />
      <Lacking title="Families without a picture" rows={families.withoutPicture} />
      <Lacking title="Families without a price" rows={families.withoutPrice} />
      <Lacking title="Questions that no page shows" rows={questionsNowhere} />
    </>
  );
}

function Lacking({ title, rows }: { title: string; rows: readonly { id: number; name: string }[] }): ReactNode {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <span className="soft">{rows.length === 0 ? 'none' : rows.length}</span>
      </header>
      {rows.length === 0 ? null : (
        <ul className="checks-rows">
          {rows.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
