import type { StaffRole } from '@millrace/contract';
import type { SignInStep } from '@millrace/contract/office';

/** Somebody who calls the office without a session. */
export interface OfficeVisitor {
  /** The network address. */
  address: string;
  userAgent: string;
  /** A stream that is open asks whether it may go on, or a page at which nobody is asks for news: no use of the session. */
  isWaiting?: true;
}

/** A caller of the office with a session, as the server found out: nothing of it comes from a body. */
export interface StaffCaller extends OfficeVisitor {
  userId: string;
  email: string;
  /** Read with each request, so that taking one away holds at once. At least one. */
  roles: readonly StaffRole[];
  sessionId: string;
  /** The secret of the cookie. Never in an answer. */
  cookie: string;
  /** The token against forgery that goes with this cookie. */
  formToken: string;
  step: SignInStep;
  /** When the second factor was shown last; null: not in this session. */
  factorAt: Date | null;
  /** Whether that is so recent that what is dangerous does not ask again. */
  isFresh: boolean;
  /** When the session ends unless it is used. */
  expiresAt: Date;
  /** The link to the provider by which the session began; null: a password. */
  identityId: string | null;
}

/** The caller of the session that a cookie names; null: there is none. */
export type StaffOf = (cookie: string, visitor: OfficeVisitor) => Promise<StaffCaller | null>;

/** The person in whose name a script makes a call, by its token. Throws a refusal where the token is not good or does not name the call. */
export type ScriptOf = (
  token: string,
  call: string,
) => Promise<Pick<StaffCaller, 'userId' | 'roles'> & { script: CallingScript }>;

/** The token of a script that calls. */
interface CallingScript {
  id: string;
  name: string;
}

/** The place of a session in the caller's browser. */
export interface OfficeCookie {
  keep(cookie: string, maxAgeSeconds: number): void;
  drop(): void;
  /** A second one, short-lived, for the way to the provider and back. */
  journey: { value: string | null; keep(value: string, maxAgeSeconds: number): void; drop(): void };
}
