import { request, staffRoles } from '@millrace/contract';
import { accessCalls, type Invitation, type StaffMember, type StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink, useAsked } from '../navigation/here.tsx';
import { Panes } from '../panes/panes.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { roleWords } from '../ui/role-words.ts';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { INVITATIONS, STAFF } from './staff-queries.ts';
import { StaffUser } from './staff-user.tsx';
import './staff.css';

const PATH = '/office/staff';

/** The page of the users of the office: a list of them and of open invitations, and one of them beside it. */
export function StaffPage({ session }: { session: StaffSession }): ReactNode {
  const chosen = useAsked().get('of');
  const staff = useQuery({
    queryKey: STAFF,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.staff, { signal }),
  });
  const invitations = useQuery({
    queryKey: INVITATIONS,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.invitations, { signal }),
  });
  const fault = staff.error ?? invitations.error;
  const member = staff.data?.find(({ id }) => id === chosen);
  const invitation = invitations.data?.find(({ id }) => id === chosen);
  return (
    <Panes title="Users of the office" hasSelected={chosen !== null}>
      <section aria-labelledby="users-of-the-office">
        <header className="pane-head">
          <h2 id="users-of-the-office">Users of the office</h2>
          <span className="soft">{staff.data?.length}</span>
          <PageLink className="button staff-push" href={`${PATH}?of=new`}>
            Invite
          </PageLink>
        </header>
        <Fault words={fault === null ? null : faultWords(fault)} />
        <ul className="items" aria-busy={staff.isFetching}>
          {staff.data?.map((one) => (
            <MemberLine key={one.id} member={one} isChosen={one.id === chosen} isSelf={one.email === session.email} />
          ))}
        </ul>
        {invitations.data === undefined || invitations.data.length === 0 ? null : (
          <>
            <h2 className="staff-invited">Invited, not in yet</h2>
            <ul className="items">
              {invitations.data.map((one) => (
                <InvitationLine key={one.id} invitation={one} isChosen={one.id === chosen} />
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-label="The chosen user">
        {chosen === 'new' ? <InviteForm session={session} /> : null}
        {member === undefined ? null : <StaffUser key={member.id} member={member} session={session} />}
        {invitation === undefined ? null : (
          <OpenInvitation key={invitation.id} invitation={invitation} session={session} />
        )}
        {chosen !== 'new' && member === undefined && invitation === undefined && staff.data !== undefined ? (
          <Nobody isNamed={chosen !== null} />
        ) : null}
      </section>
    </Panes>
  );
}

function MemberLine({
  member: { id, email, name, roles, lastSignInAt, authenticators, passkeys, isOfProvider },
  isChosen,
  isSelf,
}: {
  member: StaffMember;
  isChosen: boolean;
  isSelf: boolean;
}): ReactNode {
  const hasFactor = isOfProvider || authenticators + passkeys > 0;
  return (
    <li>
      <PageLink href={`${PATH}?of=${id}`} aria-current={isChosen ? 'true' : undefined}>
        <b>{name}</b>
        <span className="soft">{isSelf ? 'you' : ''}</span>
        <small className="soft">{email}</small>
        <small className="staff-facts">
          <span>{roles.map((role) => roleWords[role].name).join(', ')}</span>
          {hasFactor ? null : <span className="item-state is-warning">no second factor</span>}
          <span className="soft staff-end">
            {lastSignInAt === null ? 'never signed in' : <When moment={lastSignInAt} />}
          </span>
        </small>
      </PageLink>
    </li>
  );
}

function InvitationLine({
  invitation: { id, email, name, roles, expiresAt, isExpired },
  isChosen,
}: {
  invitation: Invitation;
  isChosen: boolean;
}): ReactNode {
  return (
    <li>
      <PageLink href={`${PATH}?of=${id}`} aria-current={isChosen ? 'true' : undefined}>
        <b>{name}</b>
        <small className="soft">{email}</small>
        <small className="staff-facts">
          <span>{roles.map((role) => roleWords[role].name).join(', ')}</span>
          {isExpired ? (
            <span className="item-state is-warning staff-end">expired</span>
          ) : (
            <span className="soft staff-end">until {shownMoment(expiresAt)}</span>
          )}
        </small>
      </PageLink>
    </li>
  );
}

function Nobody({ isNamed }: { isNamed: boolean }): ReactNode {
  return isNamed ? (
    <p className="soft pane-nothing">This user is gone, or was never there. Choose another one at the left.</p>
  ) : (
    <div className="pane-body">
      <p className="soft">
        Choose somebody at the left to change what they may do, or invite a colleague: they get a mail with a link.
      </p>
      <section className="section" aria-label="Roles">
        <header>
          <h2>Roles</h2>
        </header>
        <table className="table">
          <TableHead columns={['Role', 'Is for']} />
          <tbody>
            {staffRoles.map((role) => (
              <tr key={role}>
                <td>
                  <b>{roleWords[role].name}</b>
                </td>
                <td>{roleWords[role].does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">A user may have several.</p>
      </section>
    </div>
  );
}
