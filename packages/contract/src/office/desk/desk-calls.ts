import type { z } from 'zod';
import type { Call } from '../../calls/calls.ts';
import type { FileAnswer, StreamedFile } from '../../calls/file-answer.ts';
import type * as applications from './applications.ts';
import type * as checks from './checks.ts';
import type * as interest from './interest.ts';
import type * as log from './log.ts';
import type * as mails from './mails.ts';
import type * as persons from './persons.ts';
import type * as rail from './rail-counts.ts';
import type * as registrations from './registrations.ts';
import type * as retention from './retention.ts';
import type * as trade from './trade.ts';
import type * as users from './users.ts';

type None = Record<never, never>;
type ById = { id: string };
type OfEvent = { event: string };
type Given<Schema extends z.ZodType> = z.input<Schema>;
const get = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'GET', path });
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });
const put = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'PUT', path });

/** The calls of the office about what comes in from visitors, and what goes out to them. Staff alone may make them. */
export const deskCalls = {
  /** Each reading of applications is in the audit log before the answer. */
  officeApplications: get<None, Given<typeof applications.staffApplicationsQuery>, applications.StaffApplicationPage>(
    '/office/applications',
  ),
  /** Counts alone: no entry in the audit log. */
  officeNewApplications: get<None, None, applications.NewApplications>('/office/applications/to-answer'),
  /** A new one becomes one that is read. */
  officeApplication: get<ById, None, applications.StaffApplication>('/office/applications/:id'),
  officeApplicationResume: get<ById, None, FileAnswer>('/office/applications/:id/resume'),
  officeChangeApplication: put<ById, Given<typeof applications.applicationStatusBody>, applications.StaffApplication>(
    '/office/applications/:id/status',
  ),
  officeNoteApplication: post<ById, Given<typeof applications.applicationNoteBody>, applications.StaffApplication>(
    '/office/applications/:id/notes',
  ),
  /** Puts a mail to the applicant into the outbox, and its text among the notes. */
  officeMailApplicant: post<ById, Given<typeof applications.applicationMailBody>, applications.StaffApplication>(
    '/office/applications/:id/mails',
  ),
  /** Deletes one application, with its file and its mails. */
  officeForgetApplication: { method: 'DELETE', path: '/office/applications/:id' } as Call<ById, None, true>,

  /** Events with registrations, and those to come. */
  officeRegistrationEvents: get<None, None, registrations.RegistrationEvent[]>('/office/registrations'),
  officeRegistrations: get<OfEvent, None, registrations.StaffRegistration[]>('/office/registrations/:event'),
  officeRegistrationSheet: get<OfEvent, None, FileAnswer>('/office/registrations/:event/sheet'),
  officeCancelRegistration: post<
    OfEvent & ById,
    Given<typeof registrations.cancelRegistrationBody>,
    registrations.StaffRegistration
  >('/office/registrations/:event/:id/cancel'),

  officeMails: get<None, Given<typeof mails.mailsQuery>, mails.MailPage>('/office/mails'),
  /** A count alone: no entry in the audit log. */
  officeDeadMails: get<None, None, mails.DeadMails>('/office/mails/to-answer'),
  officeMail: get<ById, None, mails.StaffMail>('/office/mails/:id'),
  officeRetryMail: post<ById, undefined, mails.StaffMail>('/office/mails/:id/retry'),
  /** Returns how many. */
  officeRetryDeadMails: post<None, undefined, { retried: number }>('/office/mails/retry-dead'),

  /** No entry in the audit log. */
  officeRailCounts: get<None, None, rail.RailCounts>('/office/rail-counts'),

  /** All that visitors looked for and read, counted without persons. */
  officeInterest: get<None, None, interest.Interest>('/office/interest'),
  /** The first steps of a maker, and which of them are done. */
  officeBeginnings: get<None, None, interest.Beginning[]>('/office/beginnings'),
  officeChecks: get<None, None, checks.ContentChecks>('/office/checks'),

  /** Tells what a file for distributors would hold and lack, of the content in force. */
  officeJudgeTrade: get<None, Given<typeof trade.tradeQuery>, trade.TradeVerdict>('/office/trade'),
  officeTradeFile: get<None, Given<typeof trade.tradeQuery>, StreamedFile>('/office/trade/file'),

  /** Redirects in force, the most used first. */
  officeRedirectHits: get<None, None, retention.RedirectHits[]>('/office/redirect-hits'),

  /** Everybody who can sign in, page by page. Each reading of users is in the audit log. */
  officeUsers: get<None, Given<typeof users.siteUsersQuery>, users.SiteUserPage>('/office/users'),
  officeUser: get<ById, None, users.SiteUserDetail>('/office/users/:id'),
  /** Lets a user view the site as another customer, or as none. */
  officeChangeUserCustomer: put<ById, Given<typeof users.userCustomerBody>, users.SiteUserDetail>(
    '/office/users/:id/customer',
  ),
  officeEndUserSessions: post<ById, undefined, users.SiteUserDetail>('/office/users/:id/sessions/end'),
  /** The account alone: applications, registrations and mails stay. */
  officeDeleteUser: { method: 'DELETE', path: '/office/users/:id' } as Call<ById, None, true>,

  officeRetention: get<None, None, retention.Retention>('/office/retention'),
  /** Lets the deletions that wait go on. */
  officeConfirmDeletions: post<None, Given<typeof retention.confirmDeletionsBody>, retention.Retention>(
    '/office/retention/confirm',
  ),
  /** Puts everything in the quarantine back. */
  officeRestoreQuarantine: post<None, undefined, retention.Retention>('/office/retention/restore'),

  /** By the address in the body, so that no log of requests holds it. */
  officeFindPerson: post<None, Given<typeof persons.personBody>, persons.HeldOfPerson>('/office/persons/find'),
  /** All that is held of a person, files as base64. */
  officeExportPerson: post<None, Given<typeof persons.personBody>, persons.ExportedPerson>('/office/persons/export'),
  /** Deletes all of it for good. */
  officeForgetPerson: post<None, Given<typeof persons.personBody>, persons.HeldOfPerson>('/office/persons/forget'),

  officeLog: get<None, Given<typeof log.logQuery>, log.LogPage>('/office/log'),
} as const;
export type DeskCalls = typeof deskCalls;
