import type { SettingAnswer } from '../calls/answers.ts';
import type { Setting } from '../content/index.ts';
import { overDefaults, type Widened } from './settings.ts';

/**
 * Settings that only the server reads, with their defaults; most are secret (`isSecretSetting`). In an entry of their own, so that no
 * browser of a visitor loads them.
 */
export const privateSettingDefaults = {
  /** The sender of mails; '': that of `company.email`, or else one that takes no answers. */
  'mail.from': '',
  /** The address for answers to a mail; '': `company.supportEmail`, or else `company.email`. */
  'mail.replyTo': '',
  /** Days after which mails that were sent, or kept without a mail server, are deleted. */
  'mail.keepDays': 30,
  /** Mails that were given up. */
  'mail.keepDeadDays': 90,
  /** The recipients of applications for jobs, by address. */
  'hr.notify': [] as string[],
  /** Applications and their files are deleted after so many months, from 1 to `KEEP_MONTHS_MAX`. */
  'hr.keepApplicationsMonths': 12,
  /** Applications on record at most, from 1; one more is refused. */
  'hr.applicationsMax': 10_000,
  /** MB of their files at most, from `RESUMES_LEAST_MB`. */
  'hr.resumesMaxMb': 5000,
  /** The recipients of registrations for events, by address. */
  'event.notify': [] as string[],
  /** Registrations on record at most, of all events, from 1. */
  'event.registrationsMax': 10_000,
  /** Sign-ups at most whose address is not confirmed, from 1. */
  'accounts.signUpsMax': 10_000,
  /** The changes of each publication are kept for so many months, from 1 to `KEEP_MONTHS_MAX`. */
  'history.keepMonths': 60,
  /** Files at most that staff have uploaded, from 1, with all that drafts and the history still name. */
  'media.uploadsMax': 20_000,
  /** MB of them at most, from `MEDIA_LEAST_MB`. */
  'media.uploadsMaxMb': 20_000,
  /** Words and phrases that mean the same, one line each, between commas: the search finds the others too. */
  'search.synonyms': [] as string[],
  /** The same for lists of products, which are found by their own words: `duplex, 2 pump`. */
  'search.productSynonyms': [] as string[],
  /** The least score of a form's bot check, from 0 (a program) to 1 (a person). */
  'botCheck.minimumScore': 0.5,
  /** Rounds of the work that a browser does for a token: twice as many take it twice as long, and a program too. */
  'botCheck.workRounds': 4000,
} as const satisfies Record<string, string | number | boolean | string[]>;

/** The largest file that a form takes. */
export const RESUMES_LEAST_MB = 10;
/** The largest file that the media library takes. */
export const MEDIA_LEAST_MB = 50;
/** More records or MB than one database or disk can bear. */
export const STORED_MOST = 10_000_000;
/** Longer than anybody keeps an application. */
export const KEEP_MONTHS_MAX = 600;
/** Whether applications can be kept for this number of months. There is no value for ever, and none for not at all. */
export const isKeepMonths = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= KEEP_MONTHS_MAX;

export type PrivateSettingName = keyof typeof privateSettingDefaults;
export type PrivateSettings = { [Name in PrivateSettingName]: Widened<(typeof privateSettingDefaults)[Name]> };

/** Words of the trade and times after which records go: visitors need not load them, and all of staff may know them. */
const staffSettings: ReadonlySet<string> = new Set([
  'search.synonyms',
  'search.productSynonyms',
  'mail.keepDays',
  'mail.keepDeadDays',
  'hr.keepApplicationsMonths',
  'history.keepMonths',
] satisfies PrivateSettingName[]);

/**
 * Whether a setting is read and changed by publishers alone (decision 215): recipients of mails, limits, the check of forms, and all that
 * a maker added and did not make public. Public settings and a few others are no secret among staff.
 */
export const isSecretSetting = ({ group, key, isPublic }: Pick<Setting, 'group' | 'key' | 'isPublic'>): boolean =>
  !isPublic && !staffSettings.has(`${group}.${key}`);

/** The private settings in force, over the defaults. A value of another type is passed over. */
export const privateSettingsFrom = (rows: readonly SettingAnswer[]): PrivateSettings =>
  overDefaults(privateSettingDefaults, rows);
