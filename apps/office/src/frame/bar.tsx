import { hasRightsOf } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { DraftTag, PublishLink } from '../draft-tag/draft-tag.tsx';
import { FindSheet } from '../find/find-sheet.tsx';
import { PreviewLink } from '../preview/preview-link.tsx';
import { useSignOut } from '../session/session.ts';
import type { OfficePage } from './office-page.ts';
import { useActions } from './use-actions.ts';

interface BarProps {
  session: StaffSession;
  /** Those that one may open. */
  pages: readonly OfficePage[];
  onShowKeys(): void;
}

/** The bar above the page: the draft one works in, the search over everything, who works here, in which roles, and the way out. */
export function Bar({ session, pages, onShowKeys }: BarProps): ReactNode {
  const { email, roles } = session;
  const actions = useActions(session, pages, onShowKeys);
  const signOut = useSignOut();
  return (
    <header className="bar">
      {hasRightsOf(roles, 'writer') ? <DraftTag session={session} /> : null}
      <FindSheet session={session} actions={actions} />
      <span className="bar-user">
        <b>{email}</b> <span className="soft">{roles.join(', ')}</span>
      </span>
      {hasRightsOf(roles, 'writer') ? (
        <>
          <PreviewLink />
          <PublishLink />
        </>
      ) : (
        <a className="button" href="/home">
          Open the site
        </a>
      )}
      <button
        className="button"
        type="button"
        title={email}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out
      </button>
    </header>
  );
}
