import { anonymous, type Viewer } from '@millrace/catalogue';
import type { StaffRole } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { requireRights } from './require-rights.ts';

const caller = (viewer: Viewer): Caller => ({
  address: '192.0.2.1',
  userAgent: '',
  token: null,
  userId: viewer.kind === 'anonymous' ? null : 'user-1',
  viewer,
  submissionKey: null,
});
const staff = (...roles: StaffRole[]) => caller({ kind: 'staff', roles, customerId: null });
const customer = caller({ kind: 'customer', customerId: null });
const stranger = caller(anonymous);
const refusal = (run: () => void): number | undefined => {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'problem' in error ? Object(error.problem).status : undefined;
  }
  return undefined;
};

test.each([
  ['everybody', undefined, 'a stranger', stranger, undefined],
  ['who is signed in', 'signed-in', 'a stranger', stranger, 401],
  ['who is signed in', 'signed-in', 'a customer', customer, undefined],
  ['editors', 'editor', 'a stranger', stranger, 401],
  ['editors', 'editor', 'a customer', customer, 403],
  ['editors', 'editor', 'hr', staff('hr'), 403],
  ['editors', 'editor', 'an editor', staff('editor'), undefined],
  ['editors', 'editor', 'an admin', staff('admin'), undefined],
  ['editors', 'editor', 'a publisher', staff('publisher'), undefined],
  ['publishers', 'publisher', 'an editor', staff('editor'), 403],
  ['publishers', 'publisher', 'a publisher', staff('publisher'), undefined],
  ['publishers', 'publisher', 'an admin', staff('admin'), undefined],
  ['publishers', 'publisher', 'hr', staff('hr'), 403],
  ['hr', 'hr', 'an editor', staff('editor'), 403],
  ['hr', 'hr', 'a publisher', staff('publisher'), 403],
  ['hr', 'hr', 'an editor who hires too', staff('editor', 'hr'), undefined],
  ['admins', 'admin', 'everything else at once', staff('editor', 'publisher', 'hr'), 403],
  ['admins', 'admin', 'an admin', staff('admin'), undefined],
  ['editors', 'editor', 'staff without a role', staff(), 403],
  ['hr', 'hr', 'an admin', staff('admin'), undefined],
] as const)('what is for %s (%s) answers %s so', (_for, rights, _who, who, status) => {
  expect(refusal(() => requireRights(rights === undefined ? {} : { rights }, who))).toBe(status);
});

test('what asks for a fresh second factor is never done with a bearer token', () => {
  const publish = { rights: 'publisher', needs: 'fresh-factor' } as const;
  expect(refusal(() => requireRights(publish, staff('publisher')))).toBe(403);
});
