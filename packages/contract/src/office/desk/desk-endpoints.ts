import { z } from 'zod';
import type { CommandEndpoint } from '../../calls/command-endpoints.ts';
import type { FileAnswer, StreamedFile } from '../../calls/file-answer.ts';
import { slug } from '../../content/fields.ts';
import * as applications from './applications.ts';
import * as checks from './checks.ts';
import type { DeskCalls } from './desk-calls.ts';
import * as interest from './interest.ts';
import * as log from './log.ts';
import * as mails from './mails.ts';
import * as persons from './persons.ts';
import * as rail from './rail-counts.ts';
import * as registrations from './registrations.ts';
import * as retention from './retention.ts';
import * as trade from './trade.ts';
import * as users from './users.ts';

const staff = ['not-signed-in', 'not-allowed', 'factor-needed', 'too-many'] as const;
const found = [...staff, 'not-found'] as const;
const changing = [...found, 'too-large'] as const;
const id = z.uuid();
const byId = z.strictObject({ id });
const file = z.custom<FileAnswer>();

const hr = { tag: 'Office: applications', rights: 'hr' } as const;
const host = { tag: 'Office: registrations', rights: 'editor' } as const;
const ofToday = { tag: 'Office: today', rights: 'editor' } as const;
const ofTrade = { tag: 'Office: export', rights: 'editor' } as const;
const ofPersons = { tag: 'Office: persons', rights: 'admin' } as const;
const ofUsers = { tag: 'Office: users', rights: 'admin' } as const;
const ofRetention = { tag: 'Office: retention', rights: 'admin' } as const;
const ofMails = { tag: 'Office: mails', rights: 'admin' } as const;

/** Every call of `deskCalls`, with its schemas and who may make it. */
export const deskEndpoints = {
  officeApplications: {
    ...hr,
    summary: 'Applications, the newest first, by status and words',
    query: applications.staffApplicationsQuery,
    answer: applications.staffApplicationPage,
    refusals: staff,
  },
  officeNewApplications: {
    ...hr,
    summary: 'How many applications are new, without their persons',
    answer: applications.newApplications,
    refusals: staff,
  },
  officeApplication: {
    ...hr,
    summary: 'One application with its status and notes; a new one becomes one that is read',
    params: byId,
    answer: applications.staffApplication,
    refusals: found,
  },
  officeApplicationResume: {
    ...hr,
    summary: 'The résumé of an application, as a download',
    params: byId,
    answer: file,
    answersFile: true,
    refusals: found,
  },
  officeChangeApplication: {
    ...hr,
    summary: 'Gives an application another status',
    params: byId,
    body: applications.applicationStatusBody,
    answer: applications.staffApplication,
    refusals: [...changing, 'changed-meanwhile'],
  },
  officeNoteApplication: {
    ...hr,
    summary: 'Adds a note to an application',
    params: byId,
    body: applications.applicationNoteBody,
    answer: applications.staffApplication,
    refusals: changing,
  },
  officeMailApplicant: {
    ...hr,
    summary: 'Mails an applicant, and keeps the text with the application',
    params: byId,
    body: applications.applicationMailBody,
    answer: applications.staffApplication,
    refusals: changing,
  },
  officeForgetApplication: {
    forgetsPersons: true,
    ...hr,
    needs: 'fresh-factor',
    summary: 'Deletes one application, with its file and its mails',
    params: byId,
    answer: z.literal(true),
    refusals: found,
  },
  officeRegistrationEvents: {
    ...host,
    summary: 'Events, with how many registered for each',
    answer: z.array(registrations.registrationEvent),
    refusals: staff,
  },
  officeRegistrations: {
    ...host,
    summary: 'The registrations for an event, by name',
    params: z.strictObject({ event: slug }),
    answer: z.array(registrations.staffRegistration),
    refusals: found,
  },
  officeRegistrationSheet: {
    ...host,
    summary: 'The registrations for an event as a spreadsheet',
    params: z.strictObject({ event: slug }),
    answer: file,
    answersFile: true,
    refusals: found,
  },
  officeCancelRegistration: {
    ...host,
    summary: 'Cancels a registration, and tells the person if wanted',
    params: z.strictObject({ event: slug, id }),
    body: registrations.cancelRegistrationBody,
    answer: registrations.staffRegistration,
    refusals: changing,
  },
  officeRailCounts: {
    tag: 'Office: today',
    rights: 'writer',
    summary:
      'How much there is on each page that the caller may open: drafts, applications, registrations, users, dead letters',
    answer: rail.railCounts,
    refusals: staff,
  },
  officeMails: {
    ...ofMails,
    summary: 'The mails of the outbox, the newest first',
    query: mails.mailsQuery,
    answer: mails.mailPage,
    refusals: staff,
  },
  officeDeadMails: {
    ...ofMails,
    summary: 'How many mails were given up',
    answer: mails.deadMails,
    refusals: staff,
  },
  officeMail: {
    ...ofMails,
    summary: 'One mail with its words, without links that open doors',
    params: byId,
    answer: mails.staffMail,
    refusals: found,
  },
  officeRetryMail: {
    ...ofMails,
    summary: 'Tries a mail again that waits, was kept or was given up',
    params: byId,
    answer: mails.staffMail,
    refusals: [...found, 'changed-meanwhile'],
  },
  officeRetryDeadMails: {
    ...ofMails,
    summary: 'Tries all dead letters again',
    answer: z.object({ retried: z.int() }),
    refusals: staff,
  },
  officeInterest: {
    ...ofToday,
    summary: 'What visitors searched in vain and typed wrong, and what they read most',
    answer: interest.interest,
    refusals: staff,
  },
  officeBeginnings: {
    ...ofToday,
    summary: 'The first steps of a maker, and which of them are done',
    answer: interest.beginnings,
    refusals: staff,
  },
  officeChecks: {
    ...ofToday,
    summary: 'What could be better in the content in force',
    answer: checks.contentChecks,
    refusals: staff,
  },
  officeJudgeTrade: {
    ...ofTrade,
    summary: 'What a file of the catalogue for distributors would hold, and what it would lack',
    query: trade.tradeQuery,
    answer: trade.tradeVerdict,
    refusals: [...staff, 'bad-request'],
  },
  officeTradeFile: {
    ...ofTrade,
    summary: 'The catalogue in force as BMEcat or ETIM xChange',
    query: trade.tradeQuery,
    answer: z.custom<StreamedFile>(),
    answersFile: true,
    refusals: [...staff, 'bad-request'],
  },
  officeRedirectHits: {
    ...ofToday,
    summary: 'Redirects in force, with how often each was asked for',
    answer: z.array(retention.redirectHits),
    refusals: staff,
  },
  officeUsers: {
    ...ofUsers,
    summary: 'Everybody who can sign in, by words, state and customer',
    query: users.siteUsersQuery,
    answer: users.siteUserPage,
    refusals: staff,
  },
  officeUser: {
    ...ofUsers,
    summary: 'One user, with sessions and the customers there are',
    params: byId,
    answer: users.siteUserDetail,
    refusals: found,
  },
  officeChangeUserCustomer: {
    ...ofUsers,
    needs: 'fresh-factor',
    summary: 'Lets a user view the site as another customer, or as none',
    params: byId,
    body: users.userCustomerBody,
    answer: users.siteUserDetail,
    refusals: [...changing, 'changed-meanwhile', 'not-confirmed'],
  },
  officeEndUserSessions: {
    ...ofUsers,
    needs: 'fresh-factor',
    summary: 'Ends all sessions of a user, at the public site and in the office',
    params: byId,
    answer: users.siteUserDetail,
    refusals: found,
  },
  officeDeleteUser: {
    forgetsPersons: true,
    ...ofUsers,
    needs: 'fresh-factor',
    summary: 'Deletes an account alone, with its sessions',
    params: byId,
    answer: z.literal(true),
    refusals: [...found, 'last-of-its-kind'],
  },
  officeRetention: {
    ...ofRetention,
    summary: 'Deletions that wait for a person, and the quarantine',
    answer: retention.retention,
    refusals: staff,
  },
  officeConfirmDeletions: {
    forgetsPersons: true,
    ...ofRetention,
    needs: 'fresh-factor',
    summary: 'Lets the deletions that wait go on, into the quarantine',
    body: retention.confirmDeletionsBody,
    answer: retention.retention,
    refusals: [...staff, 'too-large', 'changed-meanwhile'],
  },
  officeRestoreQuarantine: {
    ...ofRetention,
    needs: 'fresh-factor',
    summary: 'Puts everything in the quarantine back',
    answer: retention.retention,
    refusals: staff,
  },
  officeFindPerson: {
    ...ofPersons,
    summary: 'How much is held of a person',
    body: persons.personBody,
    answer: persons.heldOfPerson,
    refusals: changing,
  },
  officeExportPerson: {
    ...ofPersons,
    needs: 'fresh-factor',
    summary: 'All that is held of a person, with files',
    body: persons.personBody,
    answer: persons.exportedPerson,
    refusals: changing,
  },
  officeForgetPerson: {
    forgetsPersons: true,
    ...ofPersons,
    needs: 'fresh-factor',
    summary: 'Deletes all that is held of a person, for good',
    body: persons.personBody,
    answer: persons.heldOfPerson,
    refusals: [...changing, 'last-of-its-kind'],
  },
  officeLog: {
    tag: 'Office: log',
    rights: 'admin',
    summary: 'The audit log, the newest first, by who, what and when',
    query: log.logQuery,
    answer: log.logPage,
    refusals: [...staff, 'bad-query'],
  },
} satisfies { [Name in keyof DeskCalls]: CommandEndpoint };
