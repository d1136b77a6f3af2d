import {
  previewPath,
  type RevisedDifference,
  type RevisionChanges,
  type RowDifferences,
  revisionKey,
  type StaffSession,
} from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { ChangesTable } from '../changes/changes-table.tsx';
import { useWho } from '../changes/colleagues.ts';
import { differenceSides } from '../changes/difference-sides.tsx';

import { placeWords } from '../changes/field-at.ts';
import { asShown } from '../changes/price-changes.ts';
import { revisionName } from '../changes/revision-name.ts';
import { PageLink, standAt } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { useHistoryAddress } from './history-address.ts';
import { comparisonQuery, revisionQuery } from './history-queries.ts';
import { RollBack } from './roll-back.tsx';

interface Given {
  revision: number;
  newest: number | null;
  /** The revision that it is compared with; null: what it changed itself. */
  against: number | null;
  session: StaffSession;
}

/** One revision: what it changed, or what differs between it and another. */
export function OneRevision({ revision, newest, against, session }: Given): ReactNode {
  const { data, error } = useQuery(revisionQuery(revision));
  const who = useWho();
  if (data === undefined)
    return error === null ? <p className="soft">Reading it …</p> : <Fault words={faultWords(error)} />;
  return (
    <>
      <h2>
        {revision} {revisionName(data)}
      </h2>
      <p className="soft">
        {data.madeBy === null ? '' : `${who(data.madeBy)}, `}
        {shownMoment(data.publishedAt)}
        {data.isScheduled ? ', at the set time' : ''}
        {data.note === '' ? '' : `. ${data.note}`}
      </p>
      <TakenBack data={data} />
      <Against revision={revision} newest={newest} against={against} />
      {newest === null || data.isOver ? null : (
        <p>
          <a className="button" href={previewPath(revisionKey(revision))} target="_blank" rel="noopener">
            Open the site as it was
          </a>
        </p>
      )}
      {against === null ? (
        <Own data={data} newest={newest} session={session} />
      ) : (
        <Compared revision={revision} other={against} />
      )}
    </>
  );
}

/** Lines of the revisions that it took back, and of those that took it back. */
function TakenBack({ data: { takesBack, undoneBy } }: { data: RevisionChanges }): ReactNode {
  const addressOf = useHistoryAddress();
  if (takesBack === null && undoneBy === null) return null;
  const linked = (revision: number): ReactNode => <PageLink href={addressOf(revision)}>revision {revision}</PageLink>;
  return (
    <p>
      {takesBack === null ? null : <>Takes back {linked(takesBack)}. </>}
      {undoneBy === null ? null : <>Undone by {linked(undoneBy)}.</>}
    </p>
  );
}

function Against({ revision, newest, against }: Omit<Given, 'session'>): ReactNode {
  const [typed, setTyped] = useState('');
  const addressOf = useHistoryAddress();
  const stand = (other: number | null): void => standAt(addressOf(revision, other));
  const other = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  const isOther = other !== null && other > 0 && other !== revision && other <= (newest ?? 0);
  return (
    <div className="history-against">
      <button className="button" type="button" aria-pressed={against === null} onClick={() => stand(null)}>
        Against {revision - 1 > 0 ? revision - 1 : 'nothing'}
      </button>
      {newest === null || newest === revision ? null : (
        <button className="button" type="button" aria-pressed={against === newest} onClick={() => stand(newest)}>
          Against now
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isOther) stand(other);
        }}
      >
        <label htmlFor="against">or revision</label>
        <input
          id="against"
          className="field figures"
          inputMode="numeric"
          maxLength={9}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <button className="button" type="submit" disabled={!isOther}>
          Compare
        </button>
      </form>
    </div>
  );
}

/** The changes of the revision itself, and which of it was changed again since. */
function Own({
  data,
  newest,
  session,
}: {
  data: RevisionChanges;
  newest: number | null;
  session: StaffSession;
}): ReactNode {
  const { revision, changes, changeCount, isOver } = data;
  const isOlder = newest !== null && newest > revision;
  const since = useQuery({
    ...comparisonQuery(revision, newest ?? revision),
    enabled: isOlder && changes.length > 0 && !isOver,
  });
  const again = new Set(since.data?.changes.map(({ kind, id }) => `${kind} ${id}`));
  const isAgain = ({ kind, id }: RowDifferences): boolean => again.has(`${kind} ${id}`);
  if (isOver)
    return (
      <p className="soft">
        The history of this revision is over. It changed {changeCount === 1 ? '1 row' : `${changeCount} rows`}, which
        are kept no longer: it can neither be compared nor rolled back. The setting history.keepMonths says how long
        they are kept.
      </p>
    );
  if (changes.length === 0)
    return (
      <p className="soft">
        {revision === 1
          ? 'The first publication counts as one revision, not row by row.'
          : 'It changed no row: all was as before.'}
      </p>
    );
  return (
    <>
      <ChangesTable
        changes={changes}
        draft={null}
        heads={[revision > 1 ? `In ${revision - 1}` : 'Before', `In ${revision}`]}
        {...(isOlder ? { now: (change, difference) => <ValueNow {...{ change, difference }} /> } : {})}
        aside={(change) => (isAgain(change) ? <span className="history-again">changed again since</span> : null)}
      />
      <RollBack
        revision={revision}
        count={changes.length}
        again={since.data === undefined && isOlder ? null : changes.filter(isAgain).length}
        session={session}
      />
    </>
  );
}

/** Shows the value that stands now in place of what the revision brought, and since when. */
function ValueNow({
  change,
  difference,
}: {
  change: RevisionChanges['changes'][number];
  difference: RevisedDifference;
}): ReactNode {
  const addressOf = useHistoryAddress();
  const { now, isOrder, after: brought } = difference;
  if (now === undefined) return 'the same';
  const { field } = placeWords(change.kind, difference);
  // A whole text is told: against what it differs stands two columns before.
  const values = isOrder ? { before: brought, after: now.value, isOrder } : { after: now.value };
  const shown = asShown(difference, values, field);
  return (
    <span className="history-since">
      {differenceSides(shown.values, shown.field, null).after}{' '}
      {now.since === null ? null : <PageLink href={addressOf(now.since)}>since {now.since}</PageLink>}
    </span>
  );
}

function Compared({ revision, other }: { revision: number; other: number }): ReactNode {
  const { data, error } = useQuery(comparisonQuery(revision, other));
  if (data === undefined)
    return error === null ? <p className="soft">Comparing …</p> : <Fault words={faultWords(error)} />;
  if (data.changes.length === 0)
    return (
      <p className="soft">
        {data.from} and {data.to} are the same.
      </p>
    );
  return (
    <>
      <ChangesTable changes={data.changes} draft={null} heads={[`In ${data.from}`, `In ${data.to}`]} />
      {data.more === 0 ? null : <p className="soft">{data.more} more rows may differ.</p>}
    </>
  );
}
