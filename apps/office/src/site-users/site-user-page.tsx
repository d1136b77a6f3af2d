import { request } from '@millrace/contract';
import { deskCalls, type SiteUserDetail, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { roleWords } from '../ui/role-words.ts';
import { shownMoment } from '../ui/shown-moment.ts';
import { UserCustomer } from './user-customer.tsx';
import { UserSessions } from './user-sessions.tsx';
import { stateOf, USER, USERS } from './user-words.ts';
import { USERS_PATH } from './users-path.ts';
import '../panes/panes.css';
import './site-users.css';

/** One user of the public site: what is known of them, the customer they view the site as, and where they are signed in. */
export function SiteUserPage({ id, session }: { id: string; session: StaffSession }): ReactNode {
  const key = [USER, id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeUser, { params: { id }, signal }),
  });
  const queries = useQueryClient();
  const changed = async (user: SiteUserDetail): Promise<void> => {
    queries.setQueryData(key, user);
    await queries.invalidateQueries({ queryKey: [USERS] });
  };
  return (
    <div className="page site-user">
      <p>
        <PageLink href={USERS_PATH}>All users of the site</PageLink>
      </p>
      <h1>{data?.email ?? 'User'}</h1>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined ? null : (
        <>
          <Facts user={data} />
          <UserCustomer user={data} session={session} onChanged={changed} />
          <UserSessions user={data} session={session} onChanged={changed} />
          <Leave user={data} session={session} />
        </>
      )}
    </div>
  );
}

function Facts({ user }: { user: SiteUserDetail }): ReactNode {
  const { name, userType, roles, createdAt, lastSignInAt, id } = user;
  const [words, mark] = stateOf(user);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Name', name],
    ['Type', userType ?? 'none'],
    [
      'State',
      <span key="state" className={`item-state ${mark}`}>
        {words}
      </span>,
    ],
    ...(roles.length === 0
      ? []
      : ([
          [
            'Roles',
            <PageLink key="roles" href={`/office/staff?of=${id}`}>
              {roles.map((role) => roleWords[role].name).join(', ')}
            </PageLink>,
          ],
        ] as const)),
    ['Account since', shownMoment(createdAt)],
    ['Last sign-in', lastSignInAt === null ? 'never' : shownMoment(lastSignInAt)],
    [
      'In the log',
      <PageLink key="log" href={`/office/log?subject=${id}`}>
        What was done to this account
      </PageLink>,
    ],
  ];
  return (
    <section className="section" aria-label="Facts">
      <dl className="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way out: the account alone, or everything that is held of the person. */
function Leave({ user: { id, email, roles }, session }: { user: SiteUserDetail; session: StaffSession }): ReactNode {
  const queries = useQueryClient();
  const remove = useDangerous(
    () => request(officeTransport, deskCalls.officeDeleteUser, { params: { id } }),
    async () => {
      await queries.invalidateQueries({ queryKey: [USERS] });
      goTo(USERS_PATH);
    },
  );
  return (
    <section className="section">
      <header>
        <h2>Leave</h2>
      </header>
      {roles.length > 0 ? (
        <p className="soft">
          A user of the office is removed from the office first, under{' '}
          <PageLink href={`/office/staff?of=${id}`}>Users of the office</PageLink>.
        </p>
      ) : (
        <p className="actions">
          <Sure
            does="Delete the account"
            title={`Delete the account of ${email}?`}
            isPending={remove.isPending}
            run={() => remove.run(undefined)}
          >
            <p>They are signed out everywhere and cannot sign in any more. The log keeps the id alone.</p>
          </Sure>
          <span className="soft">
            Applications, registrations and mails stay. All of it is handed over or forgotten under{' '}
            <PageLink href="/office/persons">A person’s data</PageLink>.
          </span>
        </p>
      )}
      <Fault words={remove.error === null ? null : faultWords(remove.error)} />
      <ConfirmFactor session={session} asked={remove.asked} />
    </section>
  );
}
