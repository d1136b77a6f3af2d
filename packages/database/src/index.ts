export * from './accounts/index.ts';
export { countOldMeasurements, forgetMeasurements } from './analytics/forget-measurements.ts';
export { recordMeasurements } from './analytics/record-measurements.ts';
export { sumMeasurements } from './analytics/sum-measurements.ts';
export { sumMeasurementsByDay } from './analytics/sum-measurements-by-day.ts';
export { dumpDatabase } from './backup/dump-database.ts';
export { BackupRefused, restoreDatabase } from './backup/restore-database.ts';
export { changeContent } from './content/change-content.ts';
export { ContentRefused } from './content/content-refused.ts';
export type { RowChange } from './content/content-tables.ts';
export { findChangedRows } from './content/find-changed-rows.ts';
export { publishContent } from './content/publish-content.ts';
export { type Publication, type Published, RevisionMoved } from './content/publishing.ts';
export { type ReadContent, readContent } from './content/read-content.ts';
export {
  type HistoryChange,
  historyOverUpTo,
  listRevisions,
  newestChangeBetween,
  type RevisionRecord,
  type RevisionSearch,
  type RowBetween,
  readChangesAfter,
  readChangesBetween,
  readRevision,
  readRevisionChanges,
  readRevisions,
  readRowHistory,
  readTakenBack,
} from './content/read-history.ts';
export { readSettings } from './content/read-settings.ts';
export { type ReadSince, readSince } from './content/read-since.ts';
export { announcePublishing, contentSource, currentRevision, wasPublishedBy } from './content/revision.ts';
export { newRowId, takeRowIds } from './content/row-ids.ts';
export type { Database, Queries } from './database.ts';
export { type DatabaseFacts, databaseFacts } from './database-facts.ts';
export {
  type DraftChange,
  dropDraftChanges,
  putDraftChanges,
  readChangesElsewhere,
  readDraftChange,
  readDraftChanges,
  readDraftChangesAfter,
  readDraftChangesAt,
  readDraftMark,
  weighDraft,
} from './drafts/draft-changes.ts';
export {
  countDraftSteps,
  type DraftStep,
  foldDraftSteps,
  joinSteps,
  lastOwnSteps,
  lastOwnUndo,
  latestVersions,
  markStepsDone,
  readRowStepsSince,
  readStepsSince,
  readVersion,
  recordDraftSteps,
  transactionMoment,
} from './drafts/draft-steps.ts';
export {
  announceDraft,
  beginDraft,
  changeDraft,
  claimDueDraft,
  countDraftChanges,
  countOpenDrafts,
  type Draft,
  endDraft,
  listDrafts,
  lockDraft,
  readDraft,
  readDraftNames,
  surveyDrafts,
  unscheduled,
} from './drafts/draft-store.ts';
export { type DraftWrite, readDraftWrite, recordDraftWrite } from './drafts/draft-writes.ts';
export { announceForm } from './drafts/open-forms.ts';
export {
  addPreviewLink,
  dropPreviewLink,
  dropPreviewLinksEnded,
  findPreviewLink,
  listPreviewLinks,
  type PreviewLinkRecord,
} from './drafts/preview-links.ts';
export { DatabaseUnreadable } from './embedded/database-unreadable.ts';
export { DatabaseInUse } from './embedded/directory-lock.ts';
export { type CountedMiss, listMisses, recordMisses } from './interest/misses.ts';
export { isDatabaseAway } from './is-database-away.ts';
export {
  claimOutsideLink,
  keepOutsideLinks,
  type OutsideLink,
  recordOutsideLink,
  silentOutsideLinks,
} from './links/outside-links.ts';
export type { Log } from './log.ts';
export { MigrationFailed } from './migrations.ts';
export { type DatabaseOptions, openDatabase } from './open-database.ts';
export { type Claim, type ClaimedMail, claimMail, renewLease } from './outbox/claim-mail.ts';
export { isMailAddress } from './outbox/is-mail-address.ts';
export {
  countMails,
  findMails,
  type ListedMail,
  listMails,
  type MailQuery,
  type MailState,
  nextMailIn,
  retryMail,
} from './outbox/list-mails.ts';
export { MailRefused, type QueuedMail, queueMail } from './outbox/queue-mail.ts';
export { endMail, postponeMail } from './outbox/settle-mail.ts';
export { type ForgottenPerson, forgetPerson } from './people/forget-person.ts';
export { type Person, readPerson } from './people/read-person.ts';
export {
  countOldRedirectUses,
  forgetRedirectUses,
  listRedirectUses,
  type RedirectUse,
  recordRedirectUses,
} from './redirects/redirect-uses.ts';
export {
  AUDIT_KEPT_DAYS,
  type ExpiringName,
  expiring,
  expiringNames,
  type RetentionPolicy,
  UNCONFIRMED_KEPT_DAYS,
} from './retention/expiring.ts';
export {
  deleteQuarantined,
  endsOfQuarantine,
  filesInQuarantine,
  listQuarantine,
  type QuarantineLine,
  quarantineFiles,
  restoreQuarantine,
} from './retention/quarantine.ts';
export { countExpired, type ExpiredCount, removeExpired } from './retention/remove-expired.ts';
export {
  confirmWaiting,
  databaseClock,
  keepWaiting,
  lastRetentionRun,
  readWaiting,
  recordRetentionRun,
  type WaitingDeletion,
} from './retention/waiting-deletions.ts';
/** The tables of the account library, by its names for them. */
export { credential as accountTable, session as sessionTable, user as userTable } from './schema/accounts.ts';
export type { MissKind } from './schema/analytics.ts';
export type { DraftState, StepDeed, StoredConflict, StoredOutcome, TypedRow } from './schema/drafts.ts';
export type {
  ApplicationMail,
  FactorChange,
  MailData,
  MailKind,
  MailOutcome,
  RegistrationMail,
} from './schema/mail.ts';
export type { DeletionDoubt } from './schema/retention.ts';
export type { StoredNote } from './schema/submissions.ts';
export * from './staff/index.ts';
export { addApplicationNote, deleteApplication, setApplicationStatus } from './submissions/change-application.ts';
export {
  type ApplicationFilter,
  type ApplicationLine,
  countApplications,
  listApplications,
} from './submissions/list-applications.ts';
export {
  cancelRegistration,
  countRegistrations,
  type KeptRegistration,
  listRegistrations,
  type RegistrationCount,
} from './submissions/list-registrations.ts';
export { type KeptApplication, readApplication } from './submissions/read-application.ts';
export { recordApplication, type SubmittedApplication } from './submissions/record-application.ts';
export { recordRegistration, type SubmittedRegistration } from './submissions/record-registration.ts';
export { resumesOnRecord } from './submissions/resumes-on-record.ts';
export {
  type StoredAmount,
  type StoredSort,
  storedAmount,
  storedAmountInTurn,
} from './submissions/stored-amount.ts';
export { type Submission, type SubmittedForm, submissionHash, submittedBefore } from './submissions/submission-key.ts';
export { takesWrites } from './takes-writes.ts';
export {
  countForgottenUploads,
  dropUploads,
  quarantineUploads,
  readUploads,
  recordUpload,
  removeUnnamedUpload,
  renewUpload,
  type Upload,
  uploadKeys,
} from './uploads/uploads.ts';
