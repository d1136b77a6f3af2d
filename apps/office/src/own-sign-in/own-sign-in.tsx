import { request } from '@millrace/contract';
import { accessCalls, type StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { OwnSessions } from './own-sessions.tsx';
import './own-sign-in.css';

/** The page of one's own sign-in: second factors, recovery codes, and the sessions that can be ended. */
export function OwnSignIn({ session }: { session: StaffSession }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['own factors'],
    queryFn: ({ signal }) => request(officeTransport, accessCalls.staffFactors, { signal }),
  });
  return (
    <div className="page">
      <h1>Your sign-in</h1>
      <section className="own-section">
        <h2>Second factors</h2>
        <Fault words={error === null ? null : faultWords(error)} />
        <ul>
          {data?.factors.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <b>{name}</b>
              <span>set up {shownMoment(createdAt)}</span>
              <span className="soft">{usedAt === null ? 'not used yet' : `last used ${shownMoment(usedAt)}`}</span>
            </li>
          ))}
        </ul>
        {data?.factors.length === 0 ? <p className="soft">None is set up, and this server asks for none.</p> : null}
        {data === undefined || data.factors.length === 0 ? null : (
          <NewRecoveryCodes session={session} left={data.recoveryCodesLeft} />
        )}
      </section>
      <OwnSessions session={session} />
    </div>
  );
}
