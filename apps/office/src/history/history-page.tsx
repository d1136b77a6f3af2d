import type { StaffSession } from '@millrace/contract/office';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useAsked, useHere } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { revisionsQuery } from './history-queries.ts';
import { OneRevision } from './one-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import './history.css';

/** All that was published: every revision, and beside them one of them, value by value. */
export function HistoryPage({ session }: { session: StaffSession }): ReactNode {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(revisionsQuery);
  const named = useHere().split('/')[HISTORY_DEPTH];
  const against = numberIn(useAsked().get('against') ?? undefined);
  const revisions = data?.pages.flatMap((page) => page.revisions) ?? [];
  const newest = revisions[0]?.revision ?? null;
  const shown = numberIn(named);
  return (
    <div className={shown === null ? 'history' : 'history has-revision'}>
      <header className="history-head">
        <h1>History</h1>
        {newest === null ? null : <span className="soft">visitors see revision {newest}</span>}
      </header>
      <div className="history-list">
        <Fault words={error === null ? null : faultWords(error)} />
        <RevisionList revisions={revisions} newest={newest} shown={shown} />
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
      </div>
      <aside className="history-one" aria-label="One revision">
        {named !== undefined && shown === null ? (
          <p>“{named}” is no revision. They are numbered.</p>
        ) : shown === null ? (
          <p className="soft">Choose a revision to see what it changed.</p>
        ) : (
          <OneRevision key={shown} revision={shown} newest={newest} against={against} session={session} />
        )}
      </aside>
    </div>
  );
}

/** `/office/history/12`: what stands after the third slash. */
const HISTORY_DEPTH = 3;

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
