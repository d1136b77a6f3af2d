import type { StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/draft-context.tsx';
import { findingsQuery } from '../draft/draft-queries.ts';
import { DRAFT_MENU } from '../draft/menu/show-new-draft.ts';
import { PageLink } from '../navigation/here.tsx';
import { DraftMenu } from './draft-menu.tsx';
import './draft-tag.css';

/** The draft that one works in: its name opens the others, its changes and faults lead to the page that publishes it. */
export function DraftTag({ session }: { session: StaffSession }): ReactNode {
  const { id, draft } = useDraft();
  return (
    <div className="draft-tag">
      <button type="button" popoverTarget={DRAFT_MENU} className="draft-name">
        <span className="unseen">Draft:</span>
        <b>{draft?.name ?? (id === null ? 'No draft yet' : '…')}</b>
        <svg className="icon draft-arrow" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      {draft === undefined ? null : (
        <>
          <Part href={`/office/publish?draft=${draft.id}`}>
            <span className="figures">{draft.changes}</span> {draft.changes === 1 ? 'change' : 'changes'}
          </Part>
          <Faults draft={draft.id} />
        </>
      )}
      <DraftMenu session={session} />
    </div>
  );
}

function Faults({ draft }: { draft: string }): ReactNode {
  const { data } = useQuery(findingsQuery(draft));
  if (data === undefined) return null;
  const faults = data.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = data.findings.length - faults;
  const href = `/office/publish?draft=${draft}#faults`;
  if (faults > 0)
    return (
      <Part href={href} className="draft-faults">
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.6v4.2M8 11v.4" />
        </svg>
        {faults} {faults === 1 ? 'fault' : 'faults'}
      </Part>
    );
  return (
    <Part href={href} className="draft-quiet">
      <span>
        {data.isChecking
          ? 'Checking'
          : warnings === 0
            ? 'No faults'
            : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`}
      </span>
    </Part>
  );
}

function Part({ href, className, children }: { href: string; className?: string; children: ReactNode }): ReactNode {
  const part = `draft-part ${className ?? ''}`;
  return (
    <PageLink href={href} className={part}>
      {children}
    </PageLink>
  );
}

/** Leads to the page that publishes the draft one works in. */
export function PublishLink(): ReactNode {
  const { draft } = useDraft();
  if (draft === undefined) return null;
  return (
    <PageLink className="button button-publish" href={`/office/publish?draft=${draft.id}`}>
      Publish…
    </PageLink>
  );
}
