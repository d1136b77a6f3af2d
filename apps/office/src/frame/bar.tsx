import { hasRightsOf } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { DraftTag, PublishLink } from '../draft-tag/draft-tag.tsx';
import { useSignOut } from '../session/session.ts';

/** The bar above the page: the draft one works in, who works here, in which roles, and the way out. */
export function Bar({ session: { email, roles } }: { session: StaffSession }): ReactNode {
  const signOut = useSignOut();
  return (
    <header className="bar">
      {hasRightsOf(roles, 'editor') ? <DraftTag /> : null}
      <span className="bar-user">
        <b>{email}</b> <span className="soft">{roles.join(', ')}</span>
      </span>
      {hasRightsOf(roles, 'editor') ? <PublishLink /> : null}
      <a className="button" href="/home">
        Open the site
      </a>
      <button className="button" type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </button>
    </header>
  );
}
