import { invitationCalls } from './access/invitations.ts';
import { scriptTokenCalls } from './access/script-tokens.ts';
import { singleSignOnCalls } from './access/single-sign-on.ts';
import { staffPeopleCalls } from './staff-people.ts';
import { staffSessionCalls } from './staff-session.ts';

/** The calls of the office about who may enter: signing in, second factors, sessions, roles. Their session is a cookie (decision 198). */
export const accessCalls = {
  ...staffSessionCalls,
  ...staffPeopleCalls,
  ...invitationCalls,
  ...singleSignOnCalls,
  ...scriptTokenCalls,
} as const;
export type AccessCalls = typeof accessCalls;
