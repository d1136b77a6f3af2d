import { timingSafeEqual } from 'node:crypto';
import { hasRightsOf } from '@millrace/contract';
import type { AccessEndpoint } from '@millrace/contract/office';
import { refused } from '../../problems/problem-error.ts';
import type { StaffCaller } from './staff-caller.ts';

/**
 * Refuses a caller of the office without the right that a call states: 401 without a session, 403 with one that may not. `factor-needed`:
 * the second factor has to be shown, for the first time or again.
 */
export function requireStaff(
  { rights, needs }: Pick<AccessEndpoint, 'rights' | 'needs'>,
  caller: StaffCaller | null,
): void {
  if (rights === 'everybody') return;
  if (caller === null) throw refused('not-signed-in', 'Please sign in first.');
  if (rights === 'begun') return;
  if (caller.step === 'set-up-factor') {
    if (rights === 'setting-up') return;
    throw refused('factor-needed', 'Please set up a second factor first.');
  }
  if (caller.step === 'show-factor') throw refused('factor-needed', 'Please show your second factor first.');
  const isAnyStaff = rights === 'staff' || rights === 'setting-up';
  if (!isAnyStaff && !hasRightsOf(caller.roles, rights)) throw refused('not-allowed', 'Your account may not do this.');
  if (needs === 'fresh-factor' && !caller.isFresh)
    throw refused('factor-needed', 'Please show your second factor again: it was asked for more than 15 minutes ago.');
}

/** Refuses a change without the token that goes with the session: no page of another site can read it. */
export function requireFormToken(given: unknown, { formToken }: Pick<StaffCaller, 'formToken'>): void {
  const [sent, expected] = [Buffer.from(String(given ?? '')), Buffer.from(formToken)];
  if (sent.length === expected.length && timingSafeEqual(sent, expected)) return;
  throw refused('not-allowed', 'This page is out of date. Please reload it.');
}
