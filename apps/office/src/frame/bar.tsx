import { hasRightsOf } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { DraftTag, PublishLink } from '../draft-tag/draft-tag.tsx';
import { type FindAction, FindSheet } from '../find/find-sheet.tsx';
import { PreviewLink } from '../preview/preview-link.tsx';
import { useSignOut } from '../session/session.ts';

/** The bar above the page: the draft one works in, the search over everything, who works here, in which roles, and the way out. */
export function Bar({ session, actions }: { session: StaffSession; actions: readonly FindAction[] }): ReactNode {
  const { email, roles } = session;
  const signOut = useSignOut();
  return (
    <header className="bar">
      {hasRightsOf(roles, 'editor') ? <DraftTag /> : null}
      <FindSheet session={session} actions={actions} />
      <span className="bar-user">
        <b>{email}</b> <span className="soft">{roles.join(', ')}</span>
      </span>
      {hasRightsOf(roles, 'editor') ? (
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
