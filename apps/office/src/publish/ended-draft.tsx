import type { DraftRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { shownMoment } from '../ui/shown-moment.ts';

/** A draft that was published or discarded. */
export function EndedDraft({ draft: { name, state, endedAt } }: { draft: DraftRecord }): ReactNode {
  const when = endedAt === null ? '' : ` on ${shownMoment(endedAt)}`;
  return (
    <div className="page">
      <h1>{name}</h1>
      {state === 'published' ? (
        <p role="status">
          This draft was published{when}. What it changed is in the <PageLink href="/office/history">history</PageLink>,
          where it can be rolled back.
        </p>
      ) : (
        <p role="status">This draft was discarded{when}. Visitors saw nothing of it.</p>
      )}
      <p>
        <PageLink href="/office/drafts">All open drafts</PageLink>
      </p>
    </div>
  );
}
