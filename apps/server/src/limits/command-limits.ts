import type { CommandCalls } from '@millrace/contract';
import type { DeskCalls, OfficeCalls } from '@millrace/contract/office';

export interface CommandLimits {
  /** How often one address may call. */
  perMinute: number;
  bodyMaxBytes: number;
  /** Protects the work of a process, not its results: each node counts for itself, in memory (decision 055). */
  isOfProcess?: true;
}

const KB = 1 << 10;
/** Two fields, a long token of the bot check, and room for escapes. */
const FORM_MAX_BYTES = 16 * KB;
/** Asked with every page of everybody in an office. */
const SESSION_CALLS = { perMinute: 600, bodyMaxBytes: FORM_MAX_BYTES, isOfProcess: true } as const;
/** Filled in by hand, by an office that shares an address; accounts/account-limits.ts counts more closely, and on all nodes. */
const ACCOUNT_FORMS = { perMinute: 30, bodyMaxBytes: FORM_MAX_BYTES };
/** By hand, in the settings. */
const OWN_SESSIONS = { perMinute: 60, bodyMaxBytes: KB };
/** A list is read as one scrolls, a field is saved as one types; an office shares an address. */
const OFFICE_READS = { perMinute: 1200, bodyMaxBytes: KB, isOfProcess: true } as const;
const OFFICE_WRITES = { perMinute: 1200, bodyMaxBytes: 2048 * KB, isOfProcess: true } as const;
const OFFICE_STEPS = { perMinute: 120, bodyMaxBytes: 16 * KB };
const OFFICE_TEXTS = { perMinute: 60, bodyMaxBytes: 32 * KB };
/** A folder of pictures is dropped at once; a file has a limit of its own. */
const OFFICE_UPLOADS = { perMinute: 300, bodyMaxBytes: 16 * KB, isOfProcess: true } as const;
/** By hand. Each is a second of work. */
const OFFICE_EXPORTS = { perMinute: 20, bodyMaxBytes: KB, isOfProcess: true } as const;
const STAFF_READS = { perMinute: 120, bodyMaxBytes: KB };
type Name = keyof CommandCalls | keyof OfficeCalls | keyof DeskCalls;
export const commandLimits: Readonly<Record<Name, CommandLimits>> = {
  // A page sends a batch every few seconds, an office shares an address; 64 KB is what browsers let a beacon hold.
  measurements: { perMinute: 300, bodyMaxBytes: 64 * KB, isOfProcess: true },
  changeCustomer: { perMinute: 60, bodyMaxBytes: KB },
  // Staff at work, by hand.
  putCarousel: { perMinute: 120, bodyMaxBytes: 16 * KB },
  deleteCarousel: { perMinute: 120, bodyMaxBytes: KB },
  // By hand; an office or a library shares an address. A file has a limit of its own.
  apply: { perMinute: 20, bodyMaxBytes: 256 * KB },
  applyWithFile: { perMinute: 20, bodyMaxBytes: 256 * KB },
  // Staff at work, by hand.
  applications: STAFF_READS,
  applicationById: STAFF_READS,
  applicationResume: STAFF_READS,
  // By hand; an office shares an address.
  registerForEvent: { perMinute: 20, bodyMaxBytes: 32 * KB },
  // One for each submit of each form, and an office shares an address.
  botCheck: { perMinute: 120, bodyMaxBytes: KB },
  createUser: ACCOUNT_FORMS,
  login: ACCOUNT_FORMS,
  logout: SESSION_CALLS,
  verifyToken: SESSION_CALLS,
  getUser: SESSION_CALLS,
  forgotPassword: ACCOUNT_FORMS,
  resetPassword: ACCOUNT_FORMS,
  changePassword: ACCOUNT_FORMS,
  ownSessions: OWN_SESSIONS,
  endSessions: ACCOUNT_FORMS,
  confirmEmail: ACCOUNT_FORMS,
  resendConfirmation: ACCOUNT_FORMS,
  officeExport: OFFICE_EXPORTS,
  officeExportRows: OFFICE_EXPORTS,
  officeExportSite: OFFICE_EXPORTS,
  officeRows: OFFICE_READS,
  officeCounts: OFFICE_READS,
  officeSearch: OFFICE_READS,
  officeReadNumbers: { ...OFFICE_READS, bodyMaxBytes: 128 * KB },
  officeTryAddresses: { ...OFFICE_READS, bodyMaxBytes: 512 * KB },
  officeRename: { ...OFFICE_READS, bodyMaxBytes: 128 * KB },
  officeRow: OFFICE_READS,
  officeWhereUsed: OFFICE_READS,
  officeRowElsewhere: OFFICE_READS,
  officeAtRow: OFFICE_READS,
  officeRowHistory: OFFICE_READS,
  officeDrafts: OFFICE_READS,
  officeBeginDraft: OFFICE_STEPS,
  officeDraft: OFFICE_READS,
  officeRenameDraft: OFFICE_STEPS,
  officeDiscardDraft: OFFICE_STEPS,
  officeAddRow: OFFICE_WRITES,
  officeChangeRow: OFFICE_WRITES,
  officeRemoveRow: OFFICE_WRITES,
  officeChangeRows: OFFICE_WRITES,
  officeDecide: OFFICE_WRITES,
  officeChanges: OFFICE_READS,
  officeTakeBack: OFFICE_WRITES,
  officeUndo: OFFICE_WRITES,
  officeRedo: OFFICE_WRITES,
  officeDraftStream: OFFICE_READS,
  officeFindings: OFFICE_READS,
  officePublish: OFFICE_STEPS,
  officeSchedule: OFFICE_STEPS,
  officeUnschedule: OFFICE_STEPS,
  officeRevisions: OFFICE_READS,
  officeRevision: OFFICE_READS,
  officeCompare: OFFICE_READS,
  officeColleagues: OFFICE_READS,
  officeRollBack: OFFICE_STEPS,
  officeApplications: STAFF_READS,
  officeNewApplications: STAFF_READS,
  officeApplication: STAFF_READS,
  officeApplicationResume: STAFF_READS,
  officeChangeApplication: OFFICE_STEPS,
  officeNoteApplication: OFFICE_TEXTS,
  officeMailApplicant: OFFICE_TEXTS,
  officeForgetApplication: OFFICE_STEPS,
  officeRegistrationEvents: STAFF_READS,
  officeRegistrations: STAFF_READS,
  officeRegistrationSheet: STAFF_READS,
  officeCancelRegistration: OFFICE_STEPS,
  officeMails: STAFF_READS,
  officeDeadMails: STAFF_READS,
  officeMail: STAFF_READS,
  officeRetryMail: OFFICE_STEPS,
  officeRetryDeadMails: OFFICE_STEPS,
  officeRailCounts: STAFF_READS,
  officeInterest: STAFF_READS,
  officeBeginnings: STAFF_READS,
  officeChecks: STAFF_READS,
  officeJudgeTrade: OFFICE_EXPORTS,
  officeTradeFile: OFFICE_EXPORTS,
  officeRedirectHits: STAFF_READS,
  officeUsers: STAFF_READS,
  officeUser: STAFF_READS,
  officeChangeUserCustomer: OFFICE_STEPS,
  officeEndUserSessions: OFFICE_STEPS,
  officeDeleteUser: { perMinute: 20, bodyMaxBytes: KB },
  officeRetention: STAFF_READS,
  officeConfirmDeletions: { perMinute: 20, bodyMaxBytes: 8 * KB },
  officeRestoreQuarantine: { perMinute: 20, bodyMaxBytes: KB },
  officeFindPerson: OFFICE_STEPS,
  officeExportPerson: { perMinute: 20, bodyMaxBytes: KB },
  officeForgetPerson: { perMinute: 20, bodyMaxBytes: KB },
  officeLog: STAFF_READS,
  officeImports: OFFICE_READS,
  officeBeginImport: OFFICE_UPLOADS,
  officeAddImportFile: OFFICE_UPLOADS,
  officeImport: OFFICE_READS,
  officeCancelImport: OFFICE_STEPS,
  // Twenty sheets of five hundred columns each.
  officeMapImport: { perMinute: 300, bodyMaxBytes: 4096 * KB, isOfProcess: true },
  officeGuessImport: { perMinute: 300, bodyMaxBytes: 4096 * KB, isOfProcess: true },
  officeVerdict: OFFICE_READS,
  officeImportStream: OFFICE_READS,
  officeLandImport: OFFICE_STEPS,
  officeMappings: OFFICE_READS,
  officeKeepMapping: { ...OFFICE_STEPS, bodyMaxBytes: 4096 * KB },
  officeRemoveMapping: OFFICE_STEPS,
  officeMedia: OFFICE_READS,
  officeMediaFile: OFFICE_READS,
  officeUpload: OFFICE_UPLOADS,
  // A grid shows a page of them at once.
  officeUploadBytes: OFFICE_READS,
  officePlaceMedia: OFFICE_WRITES,
  officeDescribeMedia: OFFICE_WRITES,
  officeMoveMedia: OFFICE_STEPS,
  officeRemoveMedia: OFFICE_STEPS,
  officePages: OFFICE_READS,
  officePageDifferences: OFFICE_READS,
  officePreviewLinks: OFFICE_READS,
  officeMakePreviewLink: OFFICE_STEPS,
  officeEndPreviewLink: OFFICE_STEPS,
  officeViews: OFFICE_READS,
  officeKeepView: OFFICE_STEPS,
  officeRemoveView: OFFICE_STEPS,
};
