import type { StaffRole } from '@millrace/contract';
import { expect, test } from 'vitest';
import { mayName } from './may-name.ts';

const colleagues = [
  { id: 'user-1', name: 'Hanna', email: 'hr@example.com', roles: ['hr' as const] },
  { id: 'user-2', name: 'Pat', email: 'pat@example.com', roles: ['editor' as const] },
];
const may = (email: string, roles: StaffRole[], begunBy: string | null) =>
  mayName({ begunBy }, { email, roles }, colleagues);

test('who hires names the drafts that they began, an editor all of them', () => {
  expect(may('hr@example.com', ['hr'], 'user-1')).toBe(true);
  expect(may('hr@example.com', ['hr'], 'user-2')).toBe(false);
  expect(may('hr@example.com', ['hr'], null)).toBe(false);
  expect(may('pat@example.com', ['editor'], 'user-1')).toBe(true);
});
