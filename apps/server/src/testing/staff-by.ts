import type { StaffRole } from '@millrace/contract';
import { OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import type { StaffOf } from '../api/office/staff-caller.ts';

const LENGTH = 43;
const FORM_TOKEN = 'token';

/** Complete and fresh sessions of the office by the names of their users, who are named so as users too. */
export const staffBy =
  (rolesByName: Readonly<Record<string, readonly StaffRole[]>>): StaffOf =>
  async (cookie, visitor) => {
    const name = cookie.replace(/-+$/, '');
    const roles = rolesByName[name];
    if (roles === undefined) return null;
    const now = new Date();
    const session = {
      sessionId: name,
      cookie,
      formToken: FORM_TOKEN,
      factorAt: now,
      expiresAt: now,
      identityId: null,
    } as const;
    return {
      ...visitor,
      ...session,
      userId: name,
      email: `${name}@example.com`,
      roles,
      step: 'complete',
      isFresh: true,
    };
  };

/** The headers that a page of the office sends for a user of `staffBy`. */
export const cookieOf = (name: string): Record<string, string> => ({
  cookie: `__Host-office=${name.padEnd(LENGTH, '-')}`,
  [OFFICE_TOKEN_HEADER]: FORM_TOKEN,
});
