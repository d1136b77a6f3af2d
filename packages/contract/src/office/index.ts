export { writesKind } from '../accounts/writes-kind.ts';
export * from '../careers/application-status.ts';
export * from './access/invitations.ts';
export * from './access/script-tokens.ts';
export * from './access/single-sign-on.ts';
export * from './access-calls.ts';
export type { AccessEndpoint, AccessRights } from './access-endpoint.ts';
export * from './access-endpoints.ts';
export type { ApplicationNote, NewApplications, StaffApplication, StaffApplicationPage } from './desk/applications.ts';
export { type ContentChecks, type LinkFault, linkFault, type SilentLink } from './desk/checks.ts';
export * from './desk/desk-calls.ts';
export * from './desk/desk-endpoints.ts';
export type { Beginning, Interest } from './desk/interest.ts';
export type { LogEntry, LogPage } from './desk/log.ts';
export { type DeadMails, type ListedMailAnswer, type MailPage, mailStates, type StaffMail } from './desk/mails.ts';
export type { ExportedPerson, HeldOfPerson } from './desk/persons.ts';
export type { RailCounts } from './desk/rail-counts.ts';
export type { RegistrationEvent, StaffRegistration } from './desk/registrations.ts';
export type { RedirectHits, Retention } from './desk/retention.ts';
export { type TradeFinding, type TradeFormat, type TradeVerdict, tradeFormats, tradeQuery } from './desk/trade.ts';
export {
  type SiteUser,
  type SiteUserDetail,
  type SiteUserPage,
  type SiteUsersQuery,
  userSorts,
  userStates,
} from './desk/users.ts';
export * from './draft-events.ts';
export * from './exports/export-formats.ts';
export { type FieldPath, readPath, writePath } from './field-path.ts';
export { type Finding, type FindingCode, finding, isError, type Witness } from './finding.ts';
export * from './imports/import-answers.ts';
export * from './imports/import-mapping.ts';
export { issueWords } from './issue-words.ts';
export * from './media/media-answers.ts';
export * from './media/upload-types.ts';
export * from './office-calls.ts';
export * from './office-endpoints.ts';
export * from './previews/preview-answers.ts';
export { type ReadRow, type RowFault, readRow } from './read-row.ts';
export * from './row-answers.ts';
export * from './row-bodies.ts';
export * from './row-filter.ts';
export type * from './staff-people.ts';
export type * from './staff-session.ts';
export * from './staff-session-constants.ts';
export { type ReadConfiguratorFile, readConfiguratorFile } from './studio/read-configurator-file.ts';
export * from './studio/rename-rows.ts';
export { unstorableText } from './unstorable-text.ts';
export * from './views/saved-view.ts';
