import { z } from 'zod';
import { ownSessions, signedInUser, user } from '../accounts/account-answers.ts';
import * as bodies from '../accounts/account-bodies.ts';
import type { StaffRight } from '../accounts/accounts.ts';
import { measurementBatch } from '../analytics/measurements.ts';
import { applicationBody } from '../careers/application.ts';
import { applicationPage, applicationRecord, applicationsQuery } from '../careers/application-answers.ts';
import { numberInAddress } from '../content/fields.ts';
import { carousel } from '../content/index.ts';
import { botCheckActions } from '../forms/bot-check.ts';
import { proofOfWork } from '../forms/proof-of-work.ts';
import { registrationBody } from '../forms/registration.ts';
import type { CommandCalls } from './commands.ts';
import type { Endpoint } from './endpoint.ts';
import type { FileAnswer } from './file-answer.ts';

/** A call done by a command, with its schemas. */
export interface CommandEndpoint extends Endpoint {
  /** Absent: it takes none. */
  body?: z.ZodType;
  /** The callers with the right; absent: everybody. A role with more rights has these too. */
  rights?: 'signed-in' | StaffRight;
  /** `fresh-factor`: a call of the office that is refused with `factor-needed` when the second factor was shown over 15 minutes ago. */
  needs?: 'fresh-factor';
  /** It deletes what is held of people, or lets it be deleted: no token of a script may name it, a person decides by hand. */
  forgetsPersons?: true;
  /** A multipart body is read too: the body as JSON in `data`, and one `file`. */
  takesFile?: boolean;
  /** Of that file; `UPLOAD_MAX_BYTES` where it says nothing. */
  fileMaxBytes?: number;
  /** JSON is also read from `text/plain`, as `sendBeacon` sends it. */
  isBeacon?: boolean;
  /** Only pages of this site may have a browser send it. */
  isOfThisSite?: boolean;
  /** The answer is a file: its bytes, as a download. */
  answersFile?: boolean;
  /** The answer goes on: server-sent events of this shape. */
  answersEvents?: z.ZodType;
}

const botCheckTask = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('off') }),
  z.object({ provider: z.literal('recaptcha-v3'), siteKey: z.string() }),
  z.object({ provider: z.literal('altcha'), challenge: proofOfWork }),
]);

const byId = z.object({ id: numberInAddress });
/** The refusals of every call that changes content. */
const contentRefusals = ['not-signed-in', 'not-allowed', 'not-found', 'revision-moved', 'content-refused'] as const;
const users = { tag: 'Users' } as const;
const done = z.literal(true);
const limited = ['too-large', 'wrong-type', 'too-many'] as const;
const guarded = [...limited, 'bot-check-failed'] as const;

const apply = {
  tag: 'Employment',
  body: applicationBody,
  answer: z.literal(true),
  takesFile: true,
  refusals: ['bot-check-failed', 'submission-differs', 'too-large', 'wrong-type', 'too-many'],
} as const;

const ofHr = { tag: 'Employment', rights: 'hr' } as const;
const oneApplication = {
  ...ofHr,
  params: z.strictObject({ id: z.uuid() }),
  refusals: ['not-signed-in', 'not-allowed', 'not-found', 'too-many'],
} as const;

/** Every call of `commands`, with its schemas. A call without an entry here does not compile. */
export const commandEndpoints = {
  apply: { ...apply, summary: 'Takes an application' },
  applyWithFile: { ...apply, summary: 'Takes an application, as a rule with a résumé' },
  applications: {
    ...ofHr,
    summary: 'The applications on record, the newest first',
    query: applicationsQuery,
    answer: applicationPage,
    refusals: ['not-signed-in', 'not-allowed', 'too-many'],
  },
  applicationById: { ...oneApplication, summary: 'One application, whole', answer: applicationRecord },
  applicationResume: {
    ...oneApplication,
    summary: 'The résumé that came with an application',
    answer: z.custom<FileAnswer>(),
    answersFile: true,
  },
  registerForEvent: {
    tag: 'Blog',
    summary: 'Registers for the event that is open, or for the one named',
    body: registrationBody,
    answer: z.literal(true),
    refusals: ['bot-check-failed', 'not-found', 'registration-closed', 'submission-differs', 'too-many'],
  },
  measurements: {
    tag: 'Analytics',
    summary: 'Takes what a visitor who agreed to it has seen and done',
    body: measurementBatch,
    answer: z.null(),
    isBeacon: true,
    isOfThisSite: true,
    refusals: ['not-allowed', 'too-large', 'wrong-type', 'too-many'],
  },
  changeCustomer: {
    tag: 'Private label',
    summary: 'Has the caller view the site as another customer of the same group',
    rights: 'signed-in',
    body: bodies.changeCustomerBody,
    answer: z.literal(true),
    refusals: ['not-signed-in', 'not-allowed'],
  },
  putCarousel: {
    tag: 'Home',
    summary: 'Changes a banner: takes the whole of it',
    rights: 'publisher',
    params: byId,
    body: z.strictObject(carousel.shape),
    answer: z.literal(true),
    refusals: contentRefusals,
  },
  deleteCarousel: {
    tag: 'Home',
    summary: 'Takes a banner away',
    rights: 'publisher',
    params: byId,
    answer: z.literal(true),
    refusals: contentRefusals,
  },
  botCheck: {
    tag: 'Forms',
    summary: 'What a page has to do to get a token for one submit of a form',
    params: z.strictObject({ action: z.enum(botCheckActions) }),
    answer: botCheckTask,
    refusals: ['too-many'],
  },
  createUser: {
    ...users,
    summary: 'Signs up; answers the same whether or not the address is known, and mails',
    body: bodies.signUpBody,
    answer: done,
    refusals: guarded,
  },
  login: {
    ...users,
    summary: 'Signs in; the token names the session',
    body: bodies.loginBody,
    answer: signedInUser,
    refusals: [...guarded, 'login-failed', 'not-confirmed'],
  },
  logout: {
    ...users,
    summary: 'Ends the session of the token that is sent',
    body: bodies.logoutBody,
    answer: done,
    refusals: limited,
  },
  verifyToken: {
    ...users,
    summary: 'Whether a token names a session that is in force',
    body: bodies.verifyTokenBody,
    answer: z.boolean(),
    refusals: limited,
  },
  getUser: {
    ...users,
    summary: 'The user whose token is sent',
    answer: user,
    rights: 'signed-in',
    refusals: ['not-signed-in', 'too-many'],
  },
  forgotPassword: {
    ...users,
    summary: 'Mails a link to a new password; answers the same whether or not the address is known',
    body: bodies.forgotPasswordBody,
    answer: done,
    refusals: guarded,
  },
  resetPassword: {
    ...users,
    summary: 'Sets a new password with the token of a mailed link, and ends all sessions of that user',
    body: bodies.resetPasswordBody,
    answer: done,
    refusals: [...guarded, 'link-expired'],
  },
  changePassword: {
    ...users,
    summary: 'Changes the password of the user whose token is sent, and ends all other sessions of that user',
    rights: 'signed-in',
    body: bodies.changePasswordBody,
    answer: done,
    refusals: [...guarded, 'not-signed-in'],
  },
  ownSessions: {
    ...users,
    summary: 'The sessions of the user whose token is sent, the last used first',
    rights: 'signed-in',
    answer: ownSessions,
    refusals: ['not-signed-in', 'too-many'],
  },
  endSessions: {
    ...users,
    summary:
      'Ends one session of the user whose token is sent, or without an id all but the one that asks; with the password',
    rights: 'signed-in',
    body: bodies.endSessionsBody,
    answer: done,
    refusals: [...guarded, 'not-signed-in', 'not-found'],
  },
  confirmEmail: {
    ...users,
    summary: 'Confirms an address with the token of a mailed link',
    body: bodies.confirmEmailBody,
    answer: done,
    refusals: [...limited, 'link-expired'],
  },
  resendConfirmation: {
    ...users,
    summary: 'Mails the link that confirms an address again, after a right password',
    body: bodies.resendConfirmationBody,
    answer: done,
    refusals: [...guarded, 'login-failed'],
  },
} satisfies { [Name in keyof CommandCalls]: CommandEndpoint & ShapesOf<Name> };

type TypesOf<Name extends keyof CommandCalls> = NonNullable<CommandCalls[Name]['types']>;
type ShapesOf<Name extends keyof CommandCalls> = {
  body?: z.ZodType<TypesOf<Name>['body']>;
  answer: z.ZodType<TypesOf<Name>['answer']>;
};
