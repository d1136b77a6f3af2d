export { addIdentity, findIdentity, type IdentityRow, identityOf, removeIdentity } from './identities.ts';
export {
  countImportMappings,
  dropImportMapping,
  type ImportMappingRow,
  listImportMappings,
  putImportMapping,
} from './import-mappings.ts';
export {
  addInvitation,
  countGoodInvitations,
  findInvitation,
  type InvitationBy,
  openInvitations,
  renewInvitation,
  takeBackInvitation,
  takeInvitation,
} from './invitations.ts';
export { listStaffUsers, type StaffRow } from './list-staff-users.ts';
export {
  dropSavedView,
  listSavedViews,
  lockSavedViews,
  putSavedView,
  type SavedViewRow,
} from './saved-views.ts';
export {
  addScriptToken,
  countScriptTokens,
  endScriptToken,
  findScriptToken,
  listScriptTokens,
  noteScriptUse,
  type ScriptTokenBy,
} from './script-tokens.ts';
