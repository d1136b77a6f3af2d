import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';
import './own-sign-in.css';

/** The page of one's own sign-in: second factors, recovery codes, and the sessions that can be ended. */
export function OwnSignIn({ session }: { session: StaffSession }): ReactNode {
  return (
    <div className="page">
      <h1>Your sign-in</h1>
      <OwnFactors session={session} />
      <OwnSessions session={session} />
    </div>
  );
}
