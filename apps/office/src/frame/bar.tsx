import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useSignOut } from '../session/session.ts';

/** The bar above the page: who works here, in which roles, and the way out. */
export function Bar({ session: { email, roles } }: { session: StaffSession }): ReactNode {
  const signOut = useSignOut();
  return (
    <header className="bar">
      <span className="bar-user">
        <b>{email}</b> <span className="soft">{roles.join(', ')}</span>
      </span>
      <a className="button" href="/home">
        Open the site
      </a>
      <button className="button" type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </button>
    </header>
  );
}
