import { hasRightsOf } from '@millrace/contract';
import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { refused } from '../problems/problem-error.ts';
import type { Caller } from './caller.ts';

/** Refuses a caller without the right: 401 when signing in is missing, 403 when it would not help. */
export function requireRights(rights: CommandEndpoint['rights'], { userId, viewer }: Caller): void {
  if (rights === undefined) return;
  if (userId === null) throw refused('not-signed-in', 'Please sign in first.');
  if (rights === 'signed-in') return;
  const may = viewer.kind === 'staff' && hasRightsOf(viewer.roles, rights);
  if (!may) throw refused('not-allowed', 'Your account may not do this.');
}
