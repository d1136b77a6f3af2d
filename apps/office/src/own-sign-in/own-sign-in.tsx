import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { OwnFactors, useOwnFactors } from './own-factors.tsx';
import { OwnSessions, useOwnSessions } from './own-sessions.tsx';
import './own-sign-in.css';

/** The page of one's own sign-in: second factors, recovery codes, and the sessions that can be ended. */
export function OwnSignIn({ session }: { session: StaffSession }): ReactNode {
  const factors = useOwnFactors();
  const sessions = useOwnSessions();
  // A list that comes after the buttons would move them under whoever presses one.
  const isComing = factors.isPending || sessions.isPending;
  return (
    <div className="page" aria-busy={isComing}>
      <h1>Your sign-in</h1>
      {isComing ? null : (
        <>
          <OwnFactors session={session} read={factors} />
          <OwnSessions session={session} read={sessions} />
        </>
      )}
    </div>
  );
}
