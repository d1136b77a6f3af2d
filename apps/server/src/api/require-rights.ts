import { hasRightsOf } from '@millrace/contract';
import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { refused } from '../problems/problem-error.ts';
import type { Caller } from './caller.ts';

/** Refuses a caller without the right: 401 when signing in is missing, 403 when it would not help. */
export function requireRights(
  { rights, needs }: Pick<CommandEndpoint, 'rights' | 'needs'>,
  { userId, viewer, lacksFactor = false }: Caller,
): void {
  if (rights === undefined) return;
  if (userId === null) throw refused('not-signed-in', 'Please sign in first.');
  if (rights === 'signed-in') return;
  const may = viewer.kind === 'staff' && hasRightsOf(viewer.roles, rights);
  if (may && needs === undefined) return;
  if (may) throw refused('factor-needed', 'Please do this in the office: it asks for your second factor again.');
  throw refused(
    'not-allowed',
    lacksFactor ? 'Sign in with your second factor to do this.' : 'Your account may not do this.',
  );
}
