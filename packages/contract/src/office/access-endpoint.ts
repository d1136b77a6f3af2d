import type { z } from 'zod';
import type { StaffRight } from '../accounts/accounts.ts';
import type { Endpoint } from '../calls/endpoint.ts';

/** A call of the office, with its schemas, its rights and its limits. */
export interface AccessEndpoint extends Endpoint {
  /** Absent: it takes none. */
  body?: z.ZodType;
  rights: AccessRights;
  /** `fresh-factor`: it is refused with `factor-needed` when the second factor was shown more than 15 minutes ago. */
  needs?: 'fresh-factor';
  /** How often one address may call; 120 where it says nothing. */
  perMinute?: number;
  /** 16 KB where it says nothing. */
  bodyMaxBytes?: number;
}

/** Callers with the right to a call of the office. */
export type AccessRights =
  /** Also without a session. */
  | 'everybody'
  /** A session for which the password was right, whether or not a second factor was shown. */
  | 'begun'
  /** A complete session, or one of a user who has no second factor yet. */
  | 'setting-up'
  /** A complete session, of any role. */
  | 'staff'
  /** A complete session with the rights of this role. */
  | StaffRight;
