import type { StaffRole, UserType } from '@millrace/contract';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditFacts } from '../audit-action.ts';
import { storedJson } from './stored-json.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People who can sign in. Names of the columns of `user`, `session` and `credential` are the account library's. */
export const user = pgTable('user', {
  id: uuid('id').primaryKey(),
  /** The address up to its @. */
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  userType: text('user_type').$type<UserType>(),
  /** The customer viewed as. Content is replaced as a whole, so nothing refers to it; an id it lacks counts as none. */
  customerId: integer('customer_id'),
  /** In the order of `staffRoles`; none: no staff. */
  roles: text('roles').array().$type<StaffRole[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Users who sign in through a provider (OpenID Connect): by issuer and subject, never by e-mail address. */
export const identity = pgTable(
  'identity',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser().unique(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [unique('identity_once').on(table.issuer, table.subject)],
);

export type SessionKind = 'site' | 'office';

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    /** Worth nothing without the signature that the site's secret makes. */
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    /** When it was last used, to the hour. */
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The public site's is a bearer token; the office's is a cookie, of which `token` is a hash. One is never good as the other. */
    kind: text('kind').$type<SessionKind>().notNull().default('site'),
    /** When its user last showed a second factor; null: never, and then it has no rights of staff. */
    factorAt: moment('factor_at'),
    /** The provider by which it began; null: a password. It ends with the link. */
    identityId: uuid('identity_id').references(() => identity.id, { onDelete: 'cascade' }),
    /** The question that a passkey is to sign next, once. */
    challenge: text('challenge'),
    challengeEndsAt: moment('challenge_ends_at'),
  },
  (table) => [index('session_user').on(table.userId), index('session_identity').on(table.identityId)],
);

/** A user's proof of identity: a password. */
export const credential = pgTable(
  'credential',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** Its hash, with how it was made. */
    password: text('password').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('credential_once').on(table.userId, table.providerId)],
);

/**
 * 'known-address': nothing is mailed for it and no token made. It keeps the password of a sign-up with an already
 * confirmed address, so that a sign-in with it gets the same response as after any other sign-up.
 */
export type LinkPurpose = 'confirm-email' | 'reset-password' | 'known-address';

/** The purpose of a mailed link, valid once: the row goes with its use. */
export const accountLink = pgTable(
  'account_link',
  {
    /** A hash of the token; the token itself is in the mail alone. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    userId: ofUser(),
    /** The request that the link was mailed for: confirming it sets this password and no other. */
    password: text('password'),
    userType: text('user_type').$type<UserType>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('account_link_user').on(table.userId), index('account_link_end').on(table.expiresAt)],
);

/** A second factor of staff: a program that shows codes (TOTP, RFC 6238). */
export const authenticator = pgTable(
  'authenticator',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    /** Encrypted with a key from the site's secret. */
    secret: text('secret').notNull(),
    /** The time step of the last code taken: no code of this step or of one before is taken again. */
    lastStep: integer('last_step').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its first code was typed; null: it is being set up and counts for nothing. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('authenticator_user').on(table.userId)],
);

/** A second factor of staff: a key pair in a device (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** base64url, as the device chose it. */
    credentialId: text('credential_id').notNull().unique(),
    /** base64url of its COSE form. */
    publicKey: text('public_key').notNull(),
    /** Grows with each use, in devices that count; a smaller one is of a copy. */
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

/** Codes for somebody who has lost their second factor, each good once: the row goes with its use. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Counts of tries within a window of time, by all nodes together. */
export const attempt = pgTable(
  'attempt',
  {
    /** A hash of the thing tried and of the person. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempt_end').on(table.endsAt)],
);

/** Acts of staff and accounts: who, what, when and from where; never a password, a token or a link. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Id of the user who acted; null: nobody who was signed in. Refers to nothing, so that it outlives them. */
    actor: text('actor'),
    /** The object of the act, such as the id of a user or a banner. */
    subject: text('subject'),
    /** The network address; null: at the command line. */
    address: text('address'),
    facts: storedJson<AuditFacts>('facts').notNull(),
  },
  (table) => [index('audit_entry_at').on(table.at), index('audit_entry_subject').on(table.subject)],
);
