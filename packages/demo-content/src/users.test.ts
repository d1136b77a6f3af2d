import { staffRoles, userTypes } from '@millrace/contract';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { demoUsers } from './users.ts';

test('there is a user of every type and staff of every role', () => {
  const users = demoUsers();
  expect(new Set(users.flatMap(({ userType }) => userType ?? []))).toEqual(new Set(userTypes));
  expect(new Set(users.flatMap(({ roles }) => roles))).toEqual(new Set(staffRoles));
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
});
test('users are at customers of both private-label groups, and at one of none', () => {
  const { customers, privateLabelGroups } = demoContent();
  const groups = demoUsers()
    .filter(({ userType }) => userType !== null)
    .map((user) => customers.find(({ id }) => id === user.customerId)?.groupId);
  expect(new Set(groups)).toEqual(new Set([...privateLabelGroups.map(({ id }) => id), null]));
});
