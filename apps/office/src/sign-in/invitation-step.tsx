import { tokenSource } from '@millrace/bot-check/token-source';
import { request } from '@millrace/contract';
import { accessCalls, type FollowedInvitation } from '@millrace/contract/office';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { standAt } from '../navigation/here.tsx';
import { useTakeSession } from '../session/session.ts';
import { Fault } from '../ui/fault.tsx';
import { roleWords } from '../ui/role-words.ts';
import { shownMoment } from '../ui/shown-moment.ts';
import { PasswordRules } from './password-rules.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';

/** The address of a mailed invitation, whose secret stands after the #. */
export const INVITATION_PATH = '/office/invitation';

/** The page of an invitation: whom it is for and what it gives, and a new password; or why its link is not good. */
export function InvitationStep(): ReactNode {
  // Read once: it goes from the address as soon as it was used.
  const [link] = useState(() => location.hash.slice(1));
  const followed = useQuery({
    queryKey: ['invitation', link],
    queryFn: () => request(officeTransport, accessCalls.followInvitation, { body: { link } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (followed.isPending) return null;
  if (followed.data !== undefined) return <Welcome link={link} invitation={followed.data} />;
  const isGone = refusalOf(followed.error) === 'link-expired' || link === '';
  return (
    <SignInFrame title={isGone ? 'This invitation cannot be followed' : 'The invitation cannot be opened'}>
      <Fault
        words={
          link === ''
            ? 'The address is not whole. Please copy the whole link from the mail.'
            : faultWords(followed.error)
        }
      />
      {isGone ? (
        <a className="button" href="/office">
          Sign in
        </a>
      ) : (
        <button className="button" type="button" onClick={() => void followed.refetch()}>
          Try again
        </button>
      )}
    </SignInFrame>
  );
}

function Welcome({ link, invitation }: { link: string; invitation: FollowedInvitation }): ReactNode {
  const take = useTakeSession();
  const [check] = useState(botCheck);
  const [password, setPassword] = useState('');
  const accept = useMutation({
    mutationFn: async (chosen: string) => {
      const body = { link, password: chosen, token: await check.token() };
      return request(officeTransport, accessCalls.acceptInvitation, { body });
    },
    onSuccess: (session) => {
      standAt('/office');
      take(session);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    accept.mutate(password);
  };
  const { email, name, roles, expiresAt } = invitation;
  return (
    <SignInFrame title={`Welcome, ${name}`}>
      <p className="soft">
        You are invited as <b>{email}</b>, for {roles.map((role) => roleWords[role].does).join('; ')}. The link is good
        until {shownMoment(expiresAt)}.
      </p>
      <form onSubmit={submit} onFocus={check.prepare}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <label className="label" htmlFor="new-password">
          Choose a password
        </label>
        <input
          className="field"
          id="new-password"
          type="password"
          autoComplete="new-password"
          aria-describedby="password-rules"
          aria-invalid={accept.isError}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordRules id="password-rules" password={password} />
        <Fault
          words={accept.error === null ? null : faultWords(accept.error)}
          isWarning={refusalOf(accept.error) === 'too-many'}
        />
        <button className="button button-primary" type="submit" disabled={accept.isPending}>
          Continue to the second factor
        </button>
      </form>
      <SingleSignOnButton link={link} />
    </SignInFrame>
  );
}

/** Loaded when the form is touched. */
const botCheck = () =>
  tokenSource(async () =>
    (await import('@millrace/bot-check/obtain-token')).obtainToken(officeTransport, 'reset_password'),
  );
