import type { OwnSession, StaffRole, UserType } from '../accounts/accounts.ts';
import type { Call } from '../calls/calls.ts';

/** A user as admins see them. Moments are ISO 8601. */
export interface StaffPerson {
  id: string;
  email: string;
  isConfirmed: boolean;
  userType: UserType | null;
  customerId: number | null;
  roles: StaffRole[];
  createdAt: string;
}

/** A user of the office, as admins see them. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  createdAt: string;
  /** When they last gave a right password, or came from the provider; null: never, or longer ago than the audit log is kept. */
  lastSignInAt: string | null;
  /** Sessions of the office in force. */
  sessions: number;
  authenticators: number;
  passkeys: number;
  recoveryCodesLeft: number;
  /** They come by the provider, and have no password. */
  isOfProvider: boolean;
}

type None = Record<never, never>;
type Person = { id: string };
const post = <Body, Answer>(path: string): Call<Person, None, Answer, Body> => ({ method: 'POST', path });

/** The calls by which admins look after users. Each that changes something is in the audit log. */
export const staffPeopleCalls = {
  /** Users who have a role, by address. */
  staff: { method: 'GET', path: '/office/staff' } as Call<None, None, StaffMember[]>,
  /** Takes roles, second factors and sessions away; what they did stays. The last admin stays. */
  removeStaff: { method: 'DELETE', path: '/office/staff/:id' } as Call<Person, None, true>,
  /** In place of those before. The last admin stays one. */
  setRoles: { method: 'PUT', path: '/office/people/:id/roles' } as Call<
    Person,
    None,
    StaffPerson,
    { roles: StaffRole[] }
  >,
  /** All of them, and all sessions: the user sets new ones up at the next sign-in. */
  resetFactors: post<undefined, true>('/office/people/:id/factors/reset'),
  sessionsOfPerson: { method: 'GET', path: '/office/people/:id/sessions' } as Call<Person, None, OwnSession[]>,
  /** All sessions of a user. */
  endSessionsOfPerson: post<undefined, true>('/office/people/:id/sessions/end'),
} as const;
