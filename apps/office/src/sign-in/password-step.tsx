import { tokenSource } from '@millrace/bot-check/token-source';
import { formWords, request } from '@millrace/contract';
import { accessCalls } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { useTakeSession } from '../session/session.ts';
import { Fault } from '../ui/fault.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';

/** The first step: e-mail address and password, with a token of the bot check. */
export function PasswordStep(): ReactNode {
  const take = useTakeSession();
  const [check] = useState(botCheck);
  const signIn = useMutation({
    mutationFn: async (typed: { email: string; password: string }) => {
      const body = { ...typed, token: await check.token() };
      return request(officeTransport, accessCalls.staffSignIn, { body });
    },
    onSuccess: take,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    signIn.mutate({ email: String(typed.get('email')).trim(), password: String(typed.get('password')) });
  };
  return (
    <SignInFrame title="Sign in">
      <p className="soft">With your staff account. Your second factor comes next.</p>
      <form onSubmit={submit} onFocus={check.prepare}>
        <label className="label" htmlFor="email">
          E-mail
        </label>
        <input className="field" id="email" name="email" type="email" autoComplete="username" required />
        <label className="label" htmlFor="password">
          Password
        </label>
        <input
          className="field"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Fault
          words={signIn.error === null ? null : refusedWords(signIn.error)}
          isWarning={refusalOf(signIn.error) === 'too-many'}
        />
        <button className="button button-primary" type="submit" disabled={signIn.isPending}>
          Continue
        </button>
      </form>
      <SingleSignOnButton />
    </SignInFrame>
  );
}

/** The words of a refusal: a password too short to be one is a wrong one, no more. */
const refusedWords = (error: Error): string =>
  refusalOf(error) === 'bad-request' ? formWords.loginFailed : faultWords(error);

/** Loaded when the form is touched. */
const botCheck = () =>
  tokenSource(async () => (await import('@millrace/bot-check/obtain-token')).obtainToken(officeTransport, 'login'));
