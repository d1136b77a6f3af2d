import { request, type StaffRole } from '@millrace/contract';
import { accessCalls, INVITATION_DAYS, STAFF_NAME_MAX, type StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo } from '../navigation/here.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { BackToStaff } from './back-to-staff.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { INVITATIONS } from './staff-queries.ts';

/** Invites somebody: address, name and roles. */
export function InviteForm({ session }: { session: StaffSession }): ReactNode {
  const queries = useQueryClient();
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const invite = useDangerous(
    (body: { email: string; name: string; roles: StaffRole[] }) =>
      request(officeTransport, accessCalls.invite, { body }),
    async ({ id }) => {
      await queries.invalidateQueries({ queryKey: INVITATIONS });
      goTo(`/office/staff?of=${id}`);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    invite.run({ email: String(typed.get('email')).trim(), name: String(typed.get('name')).trim(), roles });
  };
  return (
    <>
      <header className="pane-title">
        <BackToStaff />
        <div>
          <h2>Invite to the office</h2>
        </div>
      </header>
      <form className="pane-body staff-form" onSubmit={submit}>
        <label className="label" htmlFor="invited-email">
          E-mail
        </label>
        <input className="field" id="invited-email" name="email" type="email" autoComplete="off" required />
        <label className="label" htmlFor="invited-name">
          Name
        </label>
        <input className="field" id="invited-name" name="name" autoComplete="off" maxLength={STAFF_NAME_MAX} required />
        <RoleBoxes chosen={roles} onChange={setRoles} />
        <Fault words={invite.error === null ? null : faultWords(invite.error)} />
        <p className="actions staff-actions">
          <button
            className="button button-primary"
            type="submit"
            disabled={invite.isPending || roles.length === 0}
            aria-describedby="why-not-yet"
          >
            Send the invitation
          </button>
          <span className="soft" id="why-not-yet">
            {roles.length === 0
              ? 'Choose at least one role.'
              : `The link in the mail works once, for ${INVITATION_DAYS} days.`}
          </span>
        </p>
      </form>
      <ConfirmFactor session={session} asked={invite.asked} />
    </>
  );
}
