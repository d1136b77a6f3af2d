import { z } from 'zod';
import { ownSessions } from '../accounts/account-answers.ts';
import { credentialsBody } from '../accounts/account-bodies.ts';
import { staffRoles } from '../accounts/accounts.ts';
import type { AccessEndpoint } from './access-endpoint.ts';
import type { staffSessionCalls } from './staff-session.ts';

const CODE_MAX = 40;
const NAME_MAX = 60;
const staff = { tag: 'Office: sign-in' } as const;
const done = z.literal(true);

export const staffSession = z.object({
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  step: z.enum(['set-up-factor', 'show-factor', 'complete']),
  freshUntil: z.string().nullable(),
  expiresAt: z.string(),
  token: z.string(),
  factors: z.object({
    authenticator: z.boolean(),
    passkey: z.boolean(),
    recoveryCodes: z.int(),
    provider: z.boolean(),
  }),
  takesPasskeys: z.boolean(),
});
const factorAdded = z.object({ session: staffSession, codes: z.array(z.string()).nullable() });
const code = z.string().trim().min(1).max(CODE_MAX);
/** The JSON form of WebAuthn; the library that checks it reads its fields. */
const ofDevice = z.record(z.string(), z.unknown());
const shownFactor = z.union([
  z.strictObject({ code }),
  z.strictObject({ recoveryCode: code }),
  z.strictObject({ passkey: ofDevice }),
]);

/** Refusals of every call with a session; those that change something need the token against forgery too. */
const signedIn = ['not-signed-in', 'not-allowed', 'too-many'] as const;
const body = ['too-large', 'wrong-type'] as const;

/** Every call of `staffSessionCalls`, with its schemas and rights. */
export const staffSessionEndpoints = {
  staffSession: {
    ...staff,
    summary: 'The session of the office that the cookie names',
    rights: 'begun',
    answer: staffSession,
    refusals: ['not-signed-in', 'too-many'],
  },
  staffSignIn: {
    ...staff,
    summary: 'Signs in to the office; the session is a cookie, and asks for a second factor next',
    rights: 'everybody',
    body: credentialsBody,
    answer: staffSession,
    refusals: ['login-failed', 'not-allowed', 'bot-check-failed', 'too-many', ...body],
  },
  staffSignOut: {
    ...staff,
    summary: 'Ends the session of the office',
    rights: 'begun',
    answer: done,
    refusals: signedIn,
  },
  showFactor: {
    ...staff,
    summary: 'Shows the second factor, at the sign-in or again before what is dangerous',
    rights: 'begun',
    body: shownFactor,
    answer: staffSession,
    refusals: [...signedIn, ...body, 'factor-wrong'],
  },
  askPasskey: {
    ...staff,
    summary: 'The question that a passkey answers to be shown',
    rights: 'begun',
    answer: z.record(z.string(), z.unknown()),
    refusals: [...signedIn, 'not-found'],
  },
  staffFactors: {
    ...staff,
    summary: 'The second factors of the caller, the oldest first',
    rights: 'staff',
    answer: z.object({
      factors: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['authenticator', 'passkey']),
          name: z.string(),
          createdAt: z.string(),
          usedAt: z.string().nullable(),
        }),
      ),
      recoveryCodesLeft: z.int(),
    }),
    refusals: ['not-signed-in', 'not-allowed', 'too-many'],
  },
  beginAuthenticator: {
    ...staff,
    summary: 'Begins to set up an authenticator',
    rights: 'setting-up',
    needs: 'fresh-factor',
    answer: z.object({ address: z.string(), secret: z.string() }),
    refusals: [...signedIn, 'factor-needed'],
  },
  confirmAuthenticator: {
    ...staff,
    summary: 'Ends setting up an authenticator, with the code it shows',
    rights: 'setting-up',
    needs: 'fresh-factor',
    body: z.strictObject({ code }),
    answer: factorAdded,
    refusals: [...signedIn, ...body, 'factor-needed', 'factor-wrong', 'not-found'],
  },
  beginPasskey: {
    ...staff,
    summary: 'Begins to set up a passkey',
    rights: 'setting-up',
    needs: 'fresh-factor',
    answer: z.record(z.string(), z.unknown()),
    refusals: [...signedIn, 'factor-needed'],
  },
  confirmPasskey: {
    ...staff,
    summary: 'Ends setting up a passkey, with what the device made',
    rights: 'setting-up',
    needs: 'fresh-factor',
    body: z.strictObject({ name: z.string().trim().min(1).max(NAME_MAX), passkey: ofDevice }),
    answer: factorAdded,
    refusals: [...signedIn, ...body, 'factor-needed', 'factor-wrong'],
  },
  makeRecoveryCodes: {
    ...staff,
    summary: 'Makes ten new recovery codes, in place of the old ones',
    rights: 'staff',
    needs: 'fresh-factor',
    answer: z.object({ codes: z.array(z.string()) }),
    refusals: [...signedIn, 'factor-needed'],
  },
  removeFactor: {
    ...staff,
    summary: 'Removes a second factor of the caller; the last one stays',
    rights: 'staff',
    needs: 'fresh-factor',
    params: z.strictObject({ id: z.uuid() }),
    answer: done,
    refusals: [...signedIn, 'factor-needed', 'not-found', 'last-of-its-kind'],
  },
  staffSessions: {
    ...staff,
    summary: 'The sessions of the caller, of the office and of the public site, the last used first',
    rights: 'staff',
    answer: ownSessions,
    refusals: ['not-signed-in', 'not-allowed', 'too-many'],
  },
  endStaffSessions: {
    ...staff,
    summary: 'Ends one session of the caller, or without an id all but the one that asks',
    rights: 'staff',
    needs: 'fresh-factor',
    body: z.strictObject({ id: z.uuid().optional() }),
    answer: done,
    refusals: [...signedIn, ...body, 'factor-needed', 'not-found'],
  },
} satisfies { [Name in keyof typeof staffSessionCalls]: AccessEndpoint };
