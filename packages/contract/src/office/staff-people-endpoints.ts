import { z } from 'zod';
import { ownSessions } from '../accounts/account-answers.ts';
import { staffRoles, userTypes } from '../accounts/accounts.ts';
import type { AccessEndpoint } from './access-endpoint.ts';
import type { staffPeopleCalls } from './staff-people.ts';

const person = z.object({
  id: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  userType: z.enum(userTypes).nullable(),
  customerId: z.int().nullable(),
  roles: z.array(z.enum(staffRoles)),
  createdAt: z.string(),
});
const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  sessions: z.int(),
  authenticators: z.int(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  isOfProvider: z.boolean(),
});
const ofAdmin = { tag: 'Office: people', rights: 'admin' } as const;
const onPerson = { ...ofAdmin, params: z.strictObject({ id: z.uuid() }) } as const;
const reading = ['not-signed-in', 'not-allowed', 'factor-needed', 'too-many'] as const;
const changing = [...reading, 'not-found'] as const;

/** Every call of `staffPeopleCalls`, with its schemas and rights. */
export const staffPeopleEndpoints = {
  staff: { ...ofAdmin, summary: 'Users who have a role, by address', answer: z.array(member), refusals: reading },
  removeStaff: {
    ...onPerson,
    summary: 'Takes roles, second factors and sessions away from a user',
    needs: 'fresh-factor',
    answer: z.literal(true),
    refusals: [...changing, 'last-of-its-kind'],
  },
  setRoles: {
    ...onPerson,
    summary: 'Gives a user roles, in place of those before',
    needs: 'fresh-factor',
    body: z.strictObject({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length) }),
    answer: person,
    refusals: [...changing, 'last-of-its-kind', 'not-confirmed', 'too-large', 'wrong-type'],
  },
  resetFactors: {
    ...onPerson,
    summary: 'Removes all second factors of a user, and ends their sessions',
    needs: 'fresh-factor',
    answer: z.literal(true),
    refusals: changing,
  },
  sessionsOfPerson: {
    ...onPerson,
    summary: 'The sessions of a user, the last used first',
    answer: ownSessions,
    refusals: changing,
  },
  endSessionsOfPerson: {
    ...onPerson,
    summary: 'Ends all sessions of a user',
    needs: 'fresh-factor',
    answer: z.literal(true),
    refusals: changing,
  },
} satisfies { [Name in keyof typeof staffPeopleCalls]: AccessEndpoint };
