import { request } from '@millrace/contract';
import { accessCalls, deskCalls, type HeldOfPerson, type StaffSession } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { jsonFile, saveAs } from '../ui/save-as.ts';
import { shownMoment } from '../ui/shown-moment.ts';
import '../panes/panes.css';

/** All that is held of one person: to see how much it is, to hand it over, and to delete it. */
export function Persons({ session }: { session: StaffSession }): ReactNode {
  const [typed, setTyped] = useState('');
  const [held, setHeld] = useState<HeldOfPerson | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const find = useMutation({
    mutationFn: (email: string) => request(officeTransport, deskCalls.officeFindPerson, { body: { email } }),
    onSuccess: setHeld,
    onError: () => setHeld(null),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(null);
    find.mutate(typed);
  };
  return (
    <div className="page">
      <h1>A person’s data</h1>
      <p className="soft">
        Who asks what you hold of them, or asks you to delete it, is answered from here: by their e-mail address, with
        an account or without.
      </p>
      <form className="actions log-filter" onSubmit={submit}>
        <input
          className="field log-field"
          type="email"
          required
          aria-label="E-mail of the person"
          placeholder="E-mail of the person"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="button button-primary" type="submit" disabled={find.isPending}>
          Look
        </button>
      </form>
      <Fault words={find.error === null ? null : faultWords(find.error)} />
      <p role="status">{done}</p>
      {held === null ? (
        <WhatIsFound />
      ) : (
        <Held
          key={held.email}
          held={held}
          session={session}
          onChanged={() => find.mutate(held.email)}
          onForgotten={() => {
            setHeld(null);
            setDone(`All data of ${held.email} is deleted. Backups hold what they held.`);
          }}
        />
      )}
    </div>
  );
}

/** The data that a look finds, and what becomes of it when a person is forgotten. */
const found: readonly (readonly [what: string, holds: string, forgotten: string])[] = [
  [
    'Account',
    'address, name, customer, sessions, saved views',
    'deleted; refused for the last user with a role of the office',
  ],
  ['Applications', 'the form, the résumé, notes and status', 'deleted with their files'],
  ['Registrations', 'name, phone, notes, how many come', 'deleted; the places are free again'],
  ['Invitations', 'into the office, to the address', 'deleted'],
  ['Mails', 'what was sent to the address or waits to be', 'deleted'],
  ['Log', 'what the account did, and what was done to it', 'kept by ids, without network addresses'],
];

const WhatIsFound = (): ReactNode => (
  <section className="section" aria-label="What is found">
    <header>
      <h2>What is found under an address</h2>
    </header>
    <table className="table table-lines">
      <TableHead columns={['What', 'It holds', 'When the person is forgotten']} />
      <tbody>
        {found.map(([what, holds, forgotten]) => (
          <tr key={what}>
            <td>
              <b>{what}</b>
            </td>
            <td>{holds}</td>
            <td>{forgotten}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface HeldProps {
  held: HeldOfPerson;
  session: StaffSession;
  onChanged(): void;
  onForgotten(): void;
}
function Held({ held, session, onChanged, onForgotten }: HeldProps): ReactNode {
  const { email, account, applications, files, registrations, mails } = held;
  const hand = useDangerous(
    () => request(officeTransport, deskCalls.officeExportPerson, { body: { email } }),
    (exported) => saveAs(`${email}.json`, jsonFile(JSON.stringify(exported, null, 2))),
  );
  const forget = useDangerous(
    () => request(officeTransport, deskCalls.officeForgetPerson, { body: { email } }),
    onForgotten,
  );
  const end = useDangerous(
    (id: string) => request(officeTransport, accessCalls.endSessionsOfPerson, { params: { id } }),
    onChanged,
  );
  const fault = hand.error ?? forget.error ?? end.error;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Account', account === null ? 'none' : accountWords(account)],
    ...(account === null ? [] : ([['Company', account.customer ?? 'none']] as const)),
    ['Applications', `${applications}, with ${files} ${files === 1 ? 'file' : 'files'}`],
    ['Registrations', String(registrations)],
    ['Mails', String(mails)],
  ];
  return (
    <section className="section" aria-label={`Held of ${email}`}>
      <header>
        <h2>{email}</h2>
      </header>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions pane-do">
        <button className="button" type="button" disabled={hand.isPending} onClick={() => hand.run(undefined)}>
          Save all of it as a file
        </button>
        {account === null ? null : (
          <PageLink className="button" href={`/office/users/${account.id}`}>
            Open their account
          </PageLink>
        )}
        {account === null || account.sessions === 0 ? null : (
          <button className="button" type="button" disabled={end.isPending} onClick={() => end.run(account.id)}>
            End {account.sessions === 1 ? 'the session' : `all ${account.sessions} sessions`}
          </button>
        )}
        <Sure
          does="Forget this person"
          title={`Forget ${email}?`}
          isPending={forget.isPending}
          run={() => forget.run(undefined)}
        >
          The account, applications with their files, registrations and mails are deleted for good. The log keeps ids
          alone. Backups hold what they held: after restoring one, do this again.
        </Sure>
      </p>
      <Fault words={fault === null ? null : faultWords(fault)} />
      {[hand, end, forget].map(({ asked }, at) => (
        // One of three, always in this order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ConfirmFactor key={at} session={session} asked={asked} />
      ))}
    </section>
  );
}

function accountWords({
  userType,
  isConfirmed,
  createdAt,
  sessions,
  roles,
}: NonNullable<HeldOfPerson['account']>): string {
  const what = roles.length > 0 ? `office: ${roles.join(', ')}` : (userType ?? 'no type');
  const since = `since ${shownMoment(createdAt)}`;
  return [what, isConfirmed ? since : `${since}, address not confirmed`, `${sessions} sessions`].join('; ');
}
