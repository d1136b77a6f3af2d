import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useHere } from '../navigation/here.tsx';
import { SiteUserPage } from './site-user-page.tsx';
import { SiteUsers } from './site-users.tsx';
import { USERS_PATH } from './users-path.ts';

/** Everybody who can sign in at the public site: the list, and the page of the one that the address names. */
export function SiteUsersPage({ session }: { session: StaffSession }): ReactNode {
  const id = useHere().slice(USERS_PATH.length + 1);
  return id === '' ? <SiteUsers /> : <SiteUserPage key={id} id={id} session={session} />;
}
