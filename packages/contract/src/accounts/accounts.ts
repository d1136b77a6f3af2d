/** Facts of accounts that server and pages share (specification 2.15, 5, 6, 9; decisions 5). */
export const userTypes = ['OEM', 'Distributor', 'Rep'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * Staff: `editor` for content, `publisher` for content and publishing it, `hr` for jobs and applications, `admin` for all. A user may
 * have several roles.
 */
export const staffRoles = ['editor', 'publisher', 'hr', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A right that a call states: that of a role, or to write some kind of content in drafts, whichever (`writesKind`). */
export type StaffRight = StaffRole | 'writer';

/** The roles that have each right. */
const rolesWithRights: Readonly<Record<StaffRight, readonly StaffRole[]>> = {
  writer: ['editor', 'publisher', 'hr', 'admin'],
  editor: ['editor', 'publisher', 'admin'],
  publisher: ['publisher', 'admin'],
  hr: ['hr', 'admin'],
  admin: ['admin'],
};

/** Whether somebody with these roles has a right. */
export const hasRightsOf = (roles: readonly StaffRole[], wanted: StaffRight): boolean =>
  rolesWithRights[wanted].some((role) => roles.includes(role));

/** Whether somebody with these roles is shown secret settings (`isSecretSetting`, decision 215). */
export const readsPrivateSettings = (roles: readonly StaffRole[]): boolean => hasRightsOf(roles, 'publisher');

/** The one role that `User.role` names, the first of these whose rights somebody has (decision 197). */
export const namedRoles = ['admin', 'editor', 'hr'] as const;
export type NamedRole = (typeof namedRoles)[number];
export const namedRole = (roles: readonly StaffRole[]): NamedRole | null =>
  namedRoles.find((role) => hasRightsOf(roles, role)) ?? null;

/** A user, as the API describes them to themselves alone. */
export interface User {
  email: string;
  /** The address up to its @. */
  username: string;
  /** null for staff who were made by a command. */
  userType: UserType | null;
  /** Name of the customer viewed as; null while none is attached. */
  customer: string | null;
  customerId: number | null;
  /** Address of a picture. */
  userPic?: string | undefined;
  /** null: no staff. A publisher is named as the editor that they are too. */
  role: NamedRole | null;
}
/** The answer of a sign-in. */
export interface SignedInUser extends User {
  /** Names the session; sent as bearer with every call from now on. */
  token: string;
}

/** A session as its user sees it: never its token. Moments are ISO 8601. */
export interface OwnSession {
  id: string;
  startedAt: string;
  /** To the hour. */
  usedAt: string;
  /** When it ends unless it is used. */
  expiresAt: string;
  /** The network address it began at; null: not known. */
  address: string | null;
  /** The name that the browser gave itself; null: none. */
  browser: string | null;
  /** The public site's, or the office's. */
  kind: 'site' | 'office';
  /** The session that asks. */
  isCurrent: boolean;
}

/** The browser's key for the session's token. */
export const TOKEN_KEY = 'us-token';

/** Shortest password that signing in takes. */
export const PASSWORD_MIN = 6;
/** Shortest that may be chosen. */
export const NEW_PASSWORD_MIN = 8;
/** Longer ones are refused: hashing them would cost without making them safer. */
export const PASSWORD_MAX = 128;

interface PasswordRule {
  /** The words for the visitor while it is missing. */
  words: string;
  holds(password: string): boolean;
}

/** The requirements of a new password, in the order of the list (specification 5). */
export const passwordRules: readonly PasswordRule[] = [
  { words: `${NEW_PASSWORD_MIN} characters minimum`, holds: (password) => password.length >= NEW_PASSWORD_MIN },
  { words: 'one lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { words: 'one uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { words: 'one number', holds: (password) => /\d/.test(password) },
  { words: 'one special character', holds: (password) => /[@$!%*?&]/.test(password) },
];

/** The words of the rules a password does not keep; none: it may be chosen. */
export const missingInPassword = (password: string): string[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ words }) => words);

/** How long the links in mails are valid (decisions 5). */
export const CONFIRM_LINK_HOURS = 24;
export const RESET_LINK_HOURS = 1;
