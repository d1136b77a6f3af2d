import { request } from '@millrace/contract';
import { browserName } from '@millrace/contract/browser-name';
import { deskCalls, type SiteUserDetail, type StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';

interface UserSessionsProps {
  user: SiteUserDetail;
  session: StaffSession;
  onChanged(user: SiteUserDetail): Promise<void>;
}

/** The sessions of a user, each with a button that ends it. */
export function UserSessions({ user: { id, email, sessions }, session, onChanged }: UserSessionsProps): ReactNode {
  const end = useDangerous(
    () => request(officeTransport, deskCalls.officeEndUserSessions, { params: { id } }),
    onChanged,
  );
  const isSelf = email === session.email;
  return (
    <section className="section">
      <header>
        <h2>Sessions</h2>
        <span className="soft">{sessions.length === 0 ? 'none' : sessions.length}</span>
      </header>
      {sessions.length === 0 ? null : (
        <table className="table table-lines">
          <tbody>
            {sessions.map(({ id: ofSession, browser, kind, address, usedAt }) => (
              <tr key={ofSession}>
                <td>
                  <b>{browserName(browser)}</b>
                </td>
                <td>{kind === 'office' ? 'office' : 'public site'}</td>
                <td className="soft">
                  last used <When moment={usedAt} />
                </td>
                <td className="soft figures">{address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="actions">
        <button
          className="button"
          type="button"
          disabled={sessions.length === 0 || isSelf || end.isPending}
          onClick={() => end.run(undefined)}
        >
          End all sessions
        </button>
        <span className="soft">
          {isSelf ? 'Your own are under “Your sign-in”.' : sessions.length === 0 ? 'Signed in nowhere.' : ''}
        </span>
      </p>
      <Fault words={end.error === null ? null : faultWords(end.error)} />
      <ConfirmFactor session={session} asked={end.asked} />
    </section>
  );
}
