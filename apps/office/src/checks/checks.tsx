import { request } from '@millrace/contract';
import { type ContentChecks, deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { FindingItems } from '../changes/finding-items.tsx';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { DraftFindings } from './draft-findings.tsx';
import { RedirectHits } from './redirect-hits.tsx';
import { rowPath } from './row-path.ts';
import { SilentLinks } from './silent-links.tsx';
import { TryAddresses } from './try-addresses.tsx';
import '../panes/panes.css';
import './checks.css';

/** The warnings of the content in force: none of them keeps anybody from publishing. */
export function Checks(): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['checks'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeChecks, { signal }),
  });
  return (
    <div className="page">
      <h1>Checks</h1>
      <p className="soft">
        Of the content in force, and of what <PageLink href="/office/drafts">open drafts</PageLink> would add to it.
      </p>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : <Found checks={data} />}
    </div>
  );
}

function Found({ checks }: { checks: ContentChecks }): ReactNode {
  const { findings, families, questionsNowhere, questionsUnopened, silentLinks } = checks;
  return (
    <>
      <section className="section">
        <header>
          <h2>Warnings of the site in force</h2>
          <span className="soft">{findings.length}</span>
        </header>
        {findings.length === 0 ? <p className="soft">None. All of the content is sound.</p> : null}
        <ul>
          <FindingItems findings={findings} />
        </ul>
      </section>
      <DraftFindings inForce={findings} />
      <Lacking title="Families without a document" kind="families" rows={families.withoutDocument} />
      <Lacking title="Families without a picture" kind="families" rows={families.withoutPicture} />
      <Lacking title="Families without a price" kind="families" rows={families.withoutPrice} />
      <Lacking title="Questions that no page shows" kind="faqs" rows={questionsNowhere} />
      {questionsUnopened === null ? null : (
        <Lacking
          title={`Questions that nobody opened in ${questionsUnopened.days} days`}
          kind="faqs"
          rows={questionsUnopened.rows}
        />
      )}
      <SilentLinks links={silentLinks} />
      <RedirectHits />
      <TryAddresses />
    </>
  );
}

interface LackingProps {
  title: string;
  kind: string;
  rows: readonly { id: number; name: string }[];
}
function Lacking({ title, kind, rows }: LackingProps): ReactNode {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <span className="soft">{rows.length === 0 ? 'none' : rows.length}</span>
      </header>
      {rows.length === 0 ? null : (
        <ul className="checks-rows">
          {rows.map(({ id, name }) => (
            <li key={id}>
              <PageLink href={rowPath(kind, id)}>{name}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
