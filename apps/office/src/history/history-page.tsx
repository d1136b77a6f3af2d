import type { StaffSession } from '@millrace/contract/office';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useAsked, useHere } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { numberIn, readHistorySearch } from './history-address.ts';
import { revisionsQuery } from './history-queries.ts';
import { OneRevision } from './one-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import { SearchBar } from './search-bar.tsx';
import './history.css';

/** All that was published: every revision, and beside them one of them, value by value. */
export function HistoryPage({ session }: { session: StaffSession }): ReactNode {
  const asked = useAsked();
  const search = readHistorySearch(asked);
  const all = useInfiniteQuery(revisionsQuery({}));
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(revisionsQuery(search));
  const named = useHere().split('/')[HISTORY_DEPTH];
  const against = numberIn(asked.get('against'));
  const revisions = data?.pages.flatMap((page) => page.revisions) ?? [];
  const newest = all.data?.pages[0]?.revisions[0]?.revision ?? null;
  const overUpTo = data?.pages[0]?.overUpTo ?? null;
  const chosen = numberIn(named);
  // The last of the list stands beside it where the address names none; a narrow window shows the list alone.
  const shown = named === undefined ? (revisions[0]?.revision ?? null) : chosen;
  return (
    <div className={chosen === null ? 'history' : 'history has-revision'}>
      <header className="history-head">
        <h1>History</h1>
        {newest === null ? null : <span className="soft">visitors see revision {newest}</span>}
        <SearchBar search={search} />
      </header>
      <div className="history-list">
        <Fault words={error === null ? null : faultWords(error)} />
        {data !== undefined && revisions.length === 0 ? (
          <p className="soft history-words">{hasNextPage ? 'None of the newest is so.' : 'No publication is so.'}</p>
        ) : (
          <RevisionList revisions={revisions} newest={newest} shown={shown} />
        )}
        {hasNextPage ? (
          <button
            className="button history-more"
            type="button"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Reading …' : 'Show older ones'}
          </button>
        ) : null}
        {overUpTo === null || hasNextPage ? null : (
          <p className="soft history-words">
            The rows that revisions up to {overUpTo} changed are kept no longer
            {search.kind === undefined ? '.' : ': a search by what was changed finds none of them.'}
          </p>
        )}
      </div>
      <aside className="history-one" aria-label="One revision">
        {named !== undefined && shown === null ? (
          <p>“{named}” is no revision. They are numbered.</p>
        ) : shown === null ? null : (
          <OneRevision key={shown} revision={shown} newest={newest} against={against} session={session} />
        )}
      </aside>
    </div>
  );
}

/** `/office/history/12`: what stands after the third slash. */
const HISTORY_DEPTH = 3;
