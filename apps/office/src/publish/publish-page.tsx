import type { PublishedDraft, StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, refusalOf } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { draftQuery } from '../draft/draft-queries.ts';
import { PageLink, useQuestion } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { DraftList } from './draft-list.tsx';
import { EndedDraft } from './ended-draft.tsx';
import { JustPublished } from './just-published.tsx';
import { OpenDraft } from './open-draft.tsx';
import './publish.css';

/**
 * The page of the draft one works in: everything it changes, what is wrong with it, and how it is published. Without one, all open
 * drafts.
 */
export function PublishPage({ session }: { session: StaffSession }): ReactNode {
  const { id } = useDraft();
  // The address names it: another tab that goes to another draft changes nothing of what is published here.
  const named = useQuestion().values['draft'] || id;
  // A draft that has ended is nobody's current one any more; the page still says what became of it.
  const [shown, setShown] = useState(named);
  if (named !== null && named !== shown) setShown(named);
  return shown === null ? <DraftList /> : <OneDraft key={shown} id={shown} session={session} />;
}

/** All open drafts. */
export const DraftsPage = (_: { session: StaffSession }): ReactNode => <DraftList />;

function OneDraft({ id, session }: { id: string; session: StaffSession }): ReactNode {
  const { data: draft, error } = useQuery(draftQuery(id));
  const [published, setPublished] = useState<PublishedDraft | null>(null);
  if (refusalOf(error) === 'not-found')
    return (
      <div className="page">
        <h1>There is no such draft</h1>
        <p>Its address was cut short, or it is a draft of another site. Nothing of yours is lost.</p>
        <p>
          <PageLink href="/office/drafts">All open drafts</PageLink>
        </p>
      </div>
    );
  if (draft === undefined)
    return (
      <div className="page">
        <h1>The draft</h1>
        {error === null ? <p className="soft">Reading it …</p> : <Fault words={faultWords(error)} />}
      </div>
    );
  if (published !== null) return <JustPublished draft={draft} published={published} />;
  if (draft.state === 'published' || draft.state === 'discarded') return <EndedDraft draft={draft} />;
  return <OpenDraft draft={draft} session={session} onPublished={setPublished} />;
}
