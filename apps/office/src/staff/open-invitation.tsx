import { request } from '@millrace/contract';
import { accessCalls, type Invitation, type StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo } from '../navigation/here.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { roleWords } from '../ui/role-words.ts';
import { shownMoment } from '../ui/shown-moment.ts';
import { BackToStaff } from './back-to-staff.tsx';
import { INVITATIONS } from './staff-queries.ts';

/** One invitation that was not followed yet: to be sent again or taken back. */
export function OpenInvitation({ invitation, session }: { invitation: Invitation; session: StaffSession }): ReactNode {
  const { id, name, email, roles, invitedBy, sentAt, expiresAt, isExpired, mailsLeft } = invitation;
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: INVITATIONS });
  const params = { id };
  const resend = useDangerous(() => request(officeTransport, accessCalls.resendInvitation, { params }), changed);
  const takeBack = useDangerous(
    () => request(officeTransport, accessCalls.takeBackInvitation, { params }),
    async () => {
      await changed();
      goTo('/office/staff');
    },
  );
  const fault = resend.error ?? takeBack.error;
  return (
    <>
      <header className="pane-title">
        <BackToStaff />
        <div>
          <h2>{name}</h2>
          <span className="soft">{email}</span>
        </div>
      </header>
      <div className="pane-body staff-form">
        <dl className="facts">
          <div>
            <dt>Roles</dt>
            <dd>{roles.map((role) => roleWords[role].name).join(', ')}</dd>
          </div>
          <div>
            <dt>Invited by</dt>
            <dd>{invitedBy}</dd>
          </div>
          <div>
            <dt>Mailed</dt>
            <dd>{shownMoment(sentAt)}</dd>
          </div>
          <div>
            <dt>Good until</dt>
            <dd className={isExpired ? 'item-state is-warning' : undefined}>
              {shownMoment(expiresAt)}
              {isExpired ? ', expired' : ''}
            </dd>
          </div>
        </dl>
        <Fault words={fault === null ? null : faultWords(fault)} />
        <p className="actions staff-actions">
          <button
            className="button"
            type="button"
            disabled={resend.isPending || mailsLeft === 0}
            onClick={() => resend.run(undefined)}
          >
            Send again
          </button>
          <button
            className="button"
            type="button"
            disabled={takeBack.isPending}
            onClick={() => takeBack.run(undefined)}
          >
            Take back
          </button>
          <span className="soft" role="status">
            {mailsLeft === 0
              ? 'It was mailed often enough: take it back and invite again.'
              : resend.isDone
                ? 'Sent. The link of before is not good any more.'
                : 'Another mail has another link; the one of before ends.'}
          </span>
        </p>
      </div>
      <ConfirmFactor session={session} asked={resend.asked ?? takeBack.asked} />
    </>
  );
}
