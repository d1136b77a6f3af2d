import { z } from 'zod';
import { staffRoles, userTypes } from '../../accounts/accounts.ts';
import { numberInAddress } from '../../content/fields.ts';

/** `office`: they have roles there, too; `unconfirmed`: nobody has followed the link mailed to the address. */
export const userStates = ['confirmed', 'unconfirmed', 'office'] as const;
/** By what users are ordered; the last ones to sign in first, everything else by the alphabet. */
export const userSorts = ['email', 'name', 'customer', 'group', 'lastSignIn', 'created'] as const;

/** A user of the public site, as admins see them. Moments are ISO 8601. */
const siteUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  userType: z.enum(userTypes).nullable(),
  /** Viewed as; null: as none. A customer that is gone from the content counts as none. */
  customer: z.object({ id: z.int(), name: z.string(), group: z.string().nullable() }).nullable(),
  roles: z.array(z.enum(staffRoles)),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
  /** null: never, or longer ago than the audit log is kept. */
  lastSignInAt: z.string().nullable(),
});

export const siteUserPage = z.object({
  items: z.array(siteUser),
  page: z.int(),
  pageSize: z.int(),
  /** Those that the filters leave. */
  total: z.int(),
});

const PAGE_MAX = 1_000_000;
export const siteUsersQuery = z.object({
  /** In the address, the name or the customer's name. */
  search: z.string().trim().max(100).optional(),
  state: z.enum(userStates).optional(),
  /** Those who view the site as this customer. */
  customer: numberInAddress.optional(),
  sort: z.enum(userSorts).default('email'),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});

/** One user, with what is needed to change them. */
export const siteUserDetail = siteUser.extend({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['site', 'office']),
      browser: z.string().nullable(),
      address: z.string().nullable(),
      usedAt: z.string(),
    }),
  ),
  /** Every customer of the content in force, by name. */
  customers: z.array(z.object({ id: z.int(), name: z.string(), group: z.string().nullable() })),
});

/** `from`: what was seen; another one is refused. */
export const userCustomerBody = z.strictObject({ from: z.int32().nullable(), to: z.int32().nullable() });

export type SiteUser = z.output<typeof siteUser>;
export type SiteUserPage = z.output<typeof siteUserPage>;
export type SiteUserDetail = z.output<typeof siteUserDetail>;
export type SiteUsersQuery = z.output<typeof siteUsersQuery>;
