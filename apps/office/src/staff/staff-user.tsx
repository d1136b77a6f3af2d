import { request, type StaffRole } from '@millrace/contract';
import { accessCalls, type StaffMember, type StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { BackToStaff } from './back-to-staff.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { STAFF } from './staff-queries.ts';
import { UserSessions } from './user-sessions.tsx';

/** One user of the office: roles, second factors, sessions, and the way out. */
export function StaffUser({ member, session }: { member: StaffMember; session: StaffSession }): ReactNode {
  const { id, name, email, createdAt, lastSignInAt } = member;
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: STAFF });
  const [roles, setRoles] = useState<StaffRole[]>(member.roles);
  const params = { id };
  const save = useDangerous(
    (given: StaffRole[]) => request(officeTransport, accessCalls.setRoles, { params, body: { roles: given } }),
    changed,
  );
  const remove = useDangerous(
    () => request(officeTransport, accessCalls.removeStaff, { params }),
    async () => {
      await changed();
      goTo('/office/staff');
    },
  );
  const isChanged = roles.join() !== member.roles.join();
  const fault = save.error ?? remove.error;
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
        <p className="soft">
          In the office since {shownMoment(createdAt)};{' '}
          {lastSignInAt === null ? 'never signed in.' : `last signed in ${shownMoment(lastSignInAt)}.`}
        </p>
        <RoleBoxes chosen={roles} onChange={setRoles} />
        <Fault words={fault === null ? null : faultWords(fault)} />
        <p className="actions staff-actions">
          <button
            className="button button-primary"
            type="button"
            disabled={!isChanged || roles.length === 0 || save.isPending}
            aria-describedby="why-no-change"
            onClick={() => save.run(roles)}
          >
            Change the roles
          </button>
          <span className="soft" id="why-no-change" role="status">
            {whyNot(roles, isChanged, save.isDone)}
          </span>
        </p>
        <UserSessions member={member} session={session} onChanged={changed} />
        <h3 className="staff-section">Leave</h3>
        <p className="actions staff-actions">
          <Sure
            does="Remove from the office"
            title={`Remove ${name}`}
            isPending={remove.isPending}
            run={() => remove.run(undefined)}
          >
            <p>{name} is signed out everywhere at once, and comes back only by another invitation.</p>
          </Sure>
          <span className="soft">
            Takes roles, second factors and sessions. What they did stays in history and log.
          </span>
        </p>
      </div>
      <ConfirmFactor session={session} asked={save.asked ?? remove.asked} />
    </>
  );
}

function whyNot(roles: readonly StaffRole[], isChanged: boolean, isDone: boolean): string {
  if (roles.length === 0) return 'Without a role nobody is of the office: remove them below.';
  if (isChanged) return 'It holds at once, also where they work just now.';
  return isDone ? 'Saved.' : 'Nothing is changed.';
}
