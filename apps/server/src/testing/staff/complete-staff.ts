import type { StaffCaller } from '../../api/office/staff-caller.ts';

/** A caller of the office with a complete, fresh session and no role, but for what a test changes. */
export const completeStaff = (change: Partial<StaffCaller>): StaffCaller => ({
  address: '192.0.2.1',
  userAgent: '',
  userId: 'user-1',
  email: 'pat@example.com',
  roles: [],
  sessionId: 'session-1',
  cookie: '',
  formToken: 'token',
  step: 'complete',
  factorAt: null,
  isFresh: true,
  expiresAt: new Date(0),
  identityId: null,
  ...change,
});
