import type { PublishedDraft, StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { useAsked } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { DraftList } from './draft-list.tsx';
import { draftQuery } from './draft-queries.ts';
import { EndedDraft } from './ended-draft.tsx';
import { JustPublished } from './just-published.tsx';
import { OpenDraft } from './open-draft.tsx';
import './publish.css';

/** The page of a draft: everything it changes, what is wrong with it, and how it is published. Without a draft, those that are open. */
export function PublishPage({ session }: { session: StaffSession }): ReactNode {
  const draft = useAsked().get('draft');
  return draft === null ? <DraftList /> : <OneDraft key={draft} id={draft} session={session} />;
}

function OneDraft({ id, session }: { id: string; session: StaffSession }): ReactNode {
  const { data: draft, error } = useQuery(draftQuery(id));
  const [published, setPublished] = useState<PublishedDraft | null>(null);
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
