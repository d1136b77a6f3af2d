import type { DraftRecord, PublishedDraft } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { shownMoment } from '../ui/shown-moment.ts';

/** A draft that was published just now. */
export function JustPublished({
  draft,
  published: { revision, publishedAt },
}: {
  draft: DraftRecord;
  published: PublishedDraft;
}): ReactNode {
  return (
    <div className="page">
      <h1>{draft.name}</h1>
      <p role="status">
        <b>Published as revision {revision}</b>, {shownMoment(publishedAt)}. Visitors see it now.
      </p>
      <p className="publish-after">
        <PageLink href={`/office/history/${revision}`}>Revision {revision} in the history</PageLink>
        <a href="/home">The site</a>
        <PageLink href="/office/drafts">Other drafts</PageLink>
      </p>
    </div>
  );
}
