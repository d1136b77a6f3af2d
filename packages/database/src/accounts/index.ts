export type { AuditAction, AuditFacts } from '../audit-action.ts';
export {
  type AccountLink,
  addLink,
  dropLinks,
  isLinkGood,
  keepKnownSignUp,
  knownSignUp,
  type LinkPurpose,
  takeLink,
} from './account-links.ts';
export { type CustomerChange, changeCustomer } from './change-customer.ts';
export { type AttemptCount, type AttemptLimit, attemptsOf, countAttempt, forgetAttempts } from './count-attempt.ts';
export { keepRefusals, type RefusalFold } from './keep-refusals.ts';
export { listCustomers } from './list-customers.ts';
export { countSiteUsers, listSiteUsers, type SiteUserQuery, type SiteUserRow } from './list-site-users.ts';
export {
  addOfficeSession,
  changeSession,
  findOfficeSession,
  isPasswordOf,
  markFactorShown,
  type OfficeSession,
  takeChallenge,
} from './office-sessions.ts';
export {
  type AuditEntry,
  type AuditRow,
  type AuditSearch,
  auditActions,
  type FoundAudit,
  listAudit,
  recordAudit,
  searchAudit,
  withAuditFacts,
} from './record-audit.ts';
export { type Registered, registerUser, type SignUp } from './register-user.ts';
export {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  findBegunAuthenticator,
  notePasskeyUse,
  type PasskeyRow,
  removeFactor,
  resetFactors,
  type SecondFactors,
  secondFactorsOf,
  setRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factors.ts';
export {
  endOtherSessions,
  endSession,
  endSessions,
  type SessionRow,
  sessionsOf,
  sessionsSeenWith,
  signsInWith,
} from './sessions.ts';
export { signInAddresses } from './sign-in-addresses.ts';
export { type SpacedLimit, spaceAttempts } from './space-attempts.ts';
export {
  addUser,
  addUserWithoutPassword,
  changeUser,
  deleteUser,
  emailsOf,
  findUser,
  findUserByEmail,
  isLastAdmin,
  listStaff,
  listUsers,
  type NewUser,
  setPassword,
  type UserChange,
  type UserRow,
  usernameOf,
} from './users.ts';
