import type { Call } from '../../calls/calls.ts';
import type { StaffSession } from '../staff-session.ts';

/** The address of the office that the provider sends people back to; it is registered there, below `PUBLIC_URL`. */
export const SINGLE_SIGN_ON_PATH = '/office/single-sign-on';
/** `state` begins with it where a signed-in user shows the second factor again. */
export const CONFIRMS = 'confirm.';

/** The ways in to the office. */
export interface SignInWays {
  /** The provider's host; null: none is set up. */
  provider: string | null;
}

type None = Record<never, never>;
const post = <Body, Answer>(path: string): Call<None, None, Answer, Body> => ({ method: 'POST', path });

/** The calls of signing in through an OpenID Connect provider. Whoever is to come by it was invited, and follows the link with it. */
export const singleSignOnCalls = {
  signInWays: { method: 'GET', path: '/office/sign-in-ways' } as Call<None, None, SignInWays>,
  /** The next address of the browser. With `link`, of an invitation: it is accepted by coming back. */
  beginSingleSignOn: post<{ link?: string | undefined }, { address: string }>('/office/single-sign-on'),
  /** `answer`: what the provider put after the `?`. */
  finishSingleSignOn: post<{ answer: string }, StaffSession>('/office/single-sign-on/finish'),
  /** The same, to show the second factor again: the provider asks for it. */
  beginConfirmation: post<undefined, { address: string }>('/office/single-sign-on/confirm'),
  finishConfirmation: post<{ answer: string }, StaffSession>('/office/single-sign-on/confirm/finish'),
} as const;
