import { request } from '@millrace/contract';
import { browserName } from '@millrace/contract/browser-name';
import { accessCalls, type StaffMember, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { When } from '../ui/when.tsx';

interface UserSessionsProps {
  member: StaffMember;
  session: StaffSession;
  onChanged(): Promise<void>;
}

/** The second factors and the sessions of a user, to be reset and ended. */
export function UserSessions({ member, session, onChanged }: UserSessionsProps): ReactNode {
  const params = { id: member.id };
  const queries = useQueryClient();
  const key = ['sessions of', member.id];
  const sessions = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.sessionsOfPerson, { params, signal }),
  });
  const changed = async (): Promise<void> => {
    await Promise.all([queries.invalidateQueries({ queryKey: key }), onChanged()]);
  };
  const reset = useDangerous(() => request(officeTransport, accessCalls.resetFactors, { params }), changed);
  const end = useDangerous(() => request(officeTransport, accessCalls.endSessionsOfPerson, { params }), changed);
  const fault = sessions.error ?? reset.error ?? end.error;
  const isSelf = member.email === session.email;
  return (
    <>
      <h3 className="staff-section">Second factors</h3>
      <p className="actions staff-actions">
        <span>{factorsInWords(member)}</span>
        <button
          className="button"
          type="button"
          disabled={reset.isPending || isSelf || member.authenticators + member.passkeys === 0}
          onClick={() => reset.run(undefined)}
        >
          Reset
        </button>
        <span className="soft">
          {isSelf ? 'Your own are under “Your sign-in”.' : 'New ones are set up at the next sign-in; sessions end.'}
        </span>
      </p>
      <h3 className="staff-section">Sessions</h3>
      <Fault words={fault === null ? null : faultWords(fault)} />
      <ul className="staff-sessions">
        {sessions.data?.map(({ id, browser, kind, address, usedAt }) => (
          <li key={id}>
            <b>{browserName(browser)}</b>
            <span>{kind === 'office' ? 'office' : 'public site'}</span>
            <span className="soft">
              last used <When moment={usedAt} />
            </span>
            <span className="soft figures">{address}</span>
          </li>
        ))}
      </ul>
      <p className="actions staff-actions">
        <button
          className="button"
          type="button"
          disabled={end.isPending || isSelf || (sessions.data?.length ?? 0) === 0}
          onClick={() => end.run(undefined)}
        >
          End all sessions
        </button>
        <span className="soft">{sessions.data?.length === 0 ? 'There are none.' : ''}</span>
      </p>
      <ConfirmFactor session={session} asked={reset.asked ?? end.asked} />
    </>
  );
}

function factorsInWords({ authenticators, passkeys, recoveryCodesLeft, isOfProvider }: StaffMember): string {
  const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`);
  if (authenticators + passkeys === 0) return isOfProvider ? 'They come by single sign-on.' : 'None is set up yet.';
  const parts = [
    ...(authenticators > 0 ? [counted(authenticators, 'authenticator')] : []),
    ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : []),
    `${counted(recoveryCodesLeft, 'recovery code')} left`,
  ];
  return `${parts.join(', ')}.`;
}
