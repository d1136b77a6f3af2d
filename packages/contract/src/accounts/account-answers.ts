import { z } from 'zod';
import { namedRoles, type OwnSession, type SignedInUser, type User, userTypes } from './accounts.ts';

export const user = z.object({
  email: z.string(),
  username: z.string(),
  userType: z.enum(userTypes).nullable(),
  customer: z.string().nullable(),
  customerId: z.int().nullable(),
  userPic: z.string().optional(),
  role: z.enum(namedRoles).nullable(),
}) satisfies z.ZodType<User>;

export const signedInUser = user.extend({ token: z.string() }) satisfies z.ZodType<SignedInUser>;

export const ownSessions = z.array(
  z.object({
    id: z.string(),
    startedAt: z.string(),
    usedAt: z.string(),
    expiresAt: z.string(),
    address: z.string().nullable(),
    browser: z.string().nullable(),
    kind: z.enum(['site', 'office']),
    isCurrent: z.boolean(),
  }) satisfies z.ZodType<OwnSession>,
);
