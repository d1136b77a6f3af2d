import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';
import { countsQuery, railCountsQuery } from '../draft/draft-queries.ts';
import { countWords } from '../ui/printing.ts';
import type { Counted, OfficePage } from './office-page.ts';

/** The words of each count, for those who hear the rail. */
const words: Readonly<Record<Exclude<Counted, 'findings' | 'configurators'>, string>> = {
  drafts: 'open',
  revisions: 'revisions',
  applications: 'new',
  registrations: 'for open events',
  staff: 'users',
  users: 'users',
  deadMails: 'given up',
};
/** These come with the counts of rows. */
const ofRows: ReadonlySet<Counted> = new Set(['configurators', 'revisions', 'findings']);
/** These wait for somebody: they stand out, and nothing is shown where there are none. */
const WAITING: ReadonlySet<Counted> = new Set(['applications', 'deadMails']);
const shown = (count: number): string => countWords(count);

/** How much there is on a page of the rail: rows of a kind in the draft, drafts, revisions, faults and warnings, what came in. */
export function RailCount({ page: { kind, counted } }: { page: OfficePage }): ReactNode {
  const { id } = useDraft();
  const isOfRows = kind !== undefined || (counted !== undefined && ofRows.has(counted));
  const { data: rows } = useQuery({ ...countsQuery(id), enabled: isOfRows });
  const { data: others } = useQuery({ ...railCountsQuery, enabled: counted !== undefined && !isOfRows });
  if (kind !== undefined || counted === 'configurators') {
    const count = kind === undefined ? rows?.configurators : rows?.kinds.find((one) => one.kind === kind)?.rows;
    return count === undefined ? null : <span className="rail-count">{shown(count)}</span>;
  }
  if (counted === undefined) return null;
  if (counted === 'findings') {
    if (rows === undefined) return null;
    const [errors, warnings] = (['errors', 'warnings'] as const).map((one) =>
      rows.kinds.reduce((sum, counts) => sum + counts[one], 0),
    ) as [number, number];
    return (
      <span className={errors > 0 ? 'rail-count is-faulty' : 'rail-count'}>
        {shown(errors)}
        <span className="unseen"> faults</span> / {shown(warnings)}
        <span className="unseen"> warnings</span>
      </span>
    );
  }
  const count = counted === 'revisions' ? rows?.revision : others?.[counted];
  const isWaiting = WAITING.has(counted);
  if (count == null || (isWaiting && count === 0)) return null;
  return (
    <span className={isWaiting ? 'rail-count is-waiting' : 'rail-count'}>
      {shown(count)}
      <span className="unseen"> {words[counted]}</span>
    </span>
  );
}
