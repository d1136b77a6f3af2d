import type { OwnSession, SignedInUser, User, UserType } from '../accounts/accounts.ts';
import type { MeasurementBatch } from '../analytics/measurements.ts';
import type { ApplicationBody } from '../careers/application.ts';
import type { ApplicationPage, ApplicationRecord } from '../careers/application-answers.ts';
import type { Carousel } from '../content/index.ts';
import type { BotCheckAction, BotCheckTask } from '../forms/bot-check.ts';
import type { RegistrationBody } from '../forms/registration.ts';
import type { Call } from './calls.ts';
import type { FileAnswer } from './file-answer.ts';

type None = Record<never, never>;
/** The bot check's token for this submit; '' when there is no check. */
type BotChecked = { captchaToken: string };
type Credentials = { email: string; password: string; token: string };
const get = <Params, Answer>(path: string): Call<Params, None, Answer> => ({ method: 'GET', path });
const list = <Query, Answer>(path: string): Call<None, Query, Answer> => ({ method: 'GET', path });
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });
const put = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'PUT', path });
const remove = <Params, Answer>(path: string): Call<Params, None, Answer> => ({ method: 'DELETE', path });

/**
 * The calls of specification section 7, and those decisions 3 adds, that a command carries out: they change something,
 * or their answer belongs to the caller. `null`: status 204.
 */
export const commands = {
  apply: post<None, ApplicationBody, true>('/Applicant/apply'),
  applyWithFile: post<None, ApplicationBody, true>('/Applicant'),
  /** For staff who hire; each call is in the audit log. */
  applications: list<{ page?: number; pageSize?: number }, ApplicationPage>('/Applicant'),
  applicationById: get<{ id: string }, ApplicationRecord>('/Applicant/:id'),
  /** Returns the file itself, as a download. */
  applicationResume: get<{ id: string }, FileAnswer>('/Applicant/:id/resume'),
  registerForEvent: post<None, RegistrationBody, true>('/Blog/register-alderon-days'),
  measurements: post<None, MeasurementBatch, null>('/Events'),
  changeCustomer: put<None, { customerId: number }, true>('/Users/customer'),
  putCarousel: put<{ id: number }, Carousel, true>('/Carousel/:id'),
  deleteCarousel: remove<{ id: number }, true>('/Carousel/:id'),
  botCheck: get<{ action: BotCheckAction }, BotCheckTask>('/BotCheck/:action'),
  /** Gives the same answer whether or not the address is known, and mails. */
  createUser: post<None, BotChecked & { email: string; password: string; userType: UserType }, true>('/Users'),
  login: post<None, Credentials & { code?: string | undefined }, SignedInUser>('/Users/login'),
  /** Ends the session of the token that is sent; without one there is nothing to end. */
  logout: post<None, Record<string, never> | undefined, true>('/Users/logout'),
  verifyToken: post<None, string | { token: string }, boolean>('/Users/verify-token'),
  getUser: get<None, User>('/Users/get-user'),
  forgotPassword: post<None, BotChecked & { email: string }, true>('/Users/forgot-password'),
  resetPassword: post<None, BotChecked & { token: string; password: string }, true>('/Users/reset-password'),
  /** For the user who is signed in; ends all other sessions. */
  changePassword: post<None, BotChecked & { currentPassword: string; password: string }, true>(
    '/Users/change-password',
  ),
  /** The sessions of the caller, the last used first. */
  ownSessions: get<None, OwnSession[]>('/Users/sessions'),
  /** One session of the caller by its id; without an id all but the one that asks. With the password: a stolen token ends nothing. */
  endSessions: post<None, BotChecked & { currentPassword: string; id?: string | undefined }, true>(
    '/Users/sessions/end',
  ),
  confirmEmail: post<None, { token: string }, true>('/Users/confirm-email'),
  /** Only after a right password. */
  resendConfirmation: post<None, Credentials, true>('/Users/resend-confirmation'),
} as const;
export type CommandCalls = typeof commands;
