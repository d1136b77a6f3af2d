import { z } from 'zod';
import type { AccessEndpoint } from '../access-endpoint.ts';
import { staffSession } from '../staff-session-endpoints.ts';
import type { singleSignOnCalls } from './single-sign-on.ts';

const ANSWER_MAX = 4000;
const LINK_MAX = 200;
const answerBody = z.strictObject({ answer: z.string().min(1).max(ANSWER_MAX) });
const address = z.object({ address: z.string() });
const ofGuest = { tag: 'Office: sign-in', rights: 'everybody' } as const;
const ofUser = { tag: 'Office: sign-in', rights: 'staff' } as const;
const away = ['not-found', 'provider-failed', 'not-allowed', 'too-many', 'too-large', 'wrong-type'] as const;

/** Every call of `singleSignOnCalls`, with its schemas and rights. */
export const singleSignOnEndpoints = {
  signInWays: {
    ...ofGuest,
    summary: 'The ways in to the office',
    answer: z.object({ provider: z.string().nullable() }),
    refusals: ['too-many'],
  },
  beginSingleSignOn: {
    ...ofGuest,
    summary: 'Begins to sign in through the provider; with the link of an invitation, to accept it so',
    body: z.strictObject({ link: z.string().min(1).max(LINK_MAX).optional() }),
    answer: address,
    refusals: [...away, 'link-expired', 'not-ready'],
  },
  finishSingleSignOn: {
    ...ofGuest,
    summary: 'Signs in with the answer of the provider; the session is a cookie',
    body: answerBody,
    answer: staffSession,
    refusals: [...away, 'link-expired', 'login-failed', 'not-ready'],
  },
  beginConfirmation: {
    ...ofUser,
    summary: 'Begins to show the second factor again, at the provider',
    answer: address,
    refusals: [...away, 'not-signed-in', 'factor-needed'],
  },
  finishConfirmation: {
    ...ofUser,
    summary: 'Ends showing the second factor again, with the answer of the provider',
    body: answerBody,
    answer: staffSession,
    refusals: [...away, 'not-signed-in', 'factor-needed', 'factor-wrong'],
  },
} satisfies { [Name in keyof typeof singleSignOnCalls]: AccessEndpoint };
