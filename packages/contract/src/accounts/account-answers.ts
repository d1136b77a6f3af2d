import { z } from 'zod';
import { type SignedInUser, staffRoles, type User, userTypes } from './accounts.ts';

export const user = z.object({
  email: z.string(),
  username: z.string(),
  userType: z.enum(userTypes).nullable(),
  customer: z.string().nullable(),
  customerId: z.int().nullable(),
  userPic: z.string().optional(),
  role: z.enum(staffRoles).nullable(),
}) satisfies z.ZodType<User>;

export const signedInUser = user.extend({ token: z.string() }) satisfies z.ZodType<SignedInUser>;
