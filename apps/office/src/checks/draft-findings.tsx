import type { ContentChecks, DraftFindings as Found } from '@millrace/contract/office';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { FindingItems } from '../changes/finding-items.tsx';
import { findingKey } from '../changes/finding-line.tsx';
import { draftsQuery, findingsQuery } from '../draft/draft-queries.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';

/** Checking a draft takes the server's time: only the newest are checked for this page. */
const CHECKED_MOST = 10;
const AGAIN_MS = 1500;

/** The faults of open drafts that are not yet in force; `inForce` has those that are. */
export function DraftFindings({ inForce }: { inForce: ContentChecks['findings'] }): ReactNode {
  const { data: drafts = [], error } = useQuery(draftsQuery);
  const changed = drafts.filter(({ changes }) => changes > 0);
  const read = useQueries({
    queries: changed.slice(0, CHECKED_MOST).map(({ id }) => ({
      ...findingsQuery(id),
      // Once it is checked, it is as it was when this page was opened.
      refetchInterval: ({ state }: { state: { data?: Found | undefined } }) =>
        state.data?.isChecking === true ? AGAIN_MS : (false as const),
    })),
  });
  const known = new Set(inForce.map(findingKey));
  const fault = error ?? read.find((one) => one.error !== null)?.error ?? null;
  return (
    <>
      <Fault words={fault === null ? null : faultWords(fault)} />
      {changed.map(({ id, name }, at) => {
        const data = read[at]?.data;
        const findings = data?.findings.filter((finding) => !known.has(findingKey(finding))) ?? [];
        return (
          <section className="section" key={id} aria-busy={data?.isChecking}>
            <header>
              <h2>
                In the draft <PageLink href={`/office/publish?draft=${id}`}>{name}</PageLink>
              </h2>
              <span className="soft">{data === undefined ? wordsWithout(at) : findings.length || 'none'}</span>
            </header>
            {findings.length === 0 ? null : (
              <ul>
                <FindingItems findings={findings} draft={id} />
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

const wordsWithout = (at: number): string => (at < CHECKED_MOST ? '' : 'open it to check it');
