import type { OwnSession } from '@millrace/contract';
import type { endSessionsBody } from '@millrace/contract/endpoints';
import { endOtherSessions, endSession, recordAudit, sessionsSeenWith } from '@millrace/database';
import type { z } from 'zod';
import { refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { confirmPassword, signedInUser } from '../passwords/confirm-password.ts';
import { sessionTokenOf } from './session-token.ts';

/** The caller's own sessions. */
export const ownSessionsCommand =
  ({ database, clock }: Pick<AccountServices, 'database' | 'clock'>) =>
  async (_input: unknown, caller: AccountCaller): Promise<OwnSession[]> =>
    presentOwnSessions(database, signedInAs(caller), clock());

/** The sessions in force of a user, as they see them. */
export async function presentOwnSessions(
  { queries }: Pick<AccountServices['database'], 'queries'>,
  own: { userId: string; token: string },
  now: Date,
): Promise<OwnSession[]> {
  return (await sessionsSeenWith(queries, own, now)).map((row) => ({
    id: row.id,
    startedAt: row.createdAt.toISOString(),
    usedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    address: row.ipAddress || null,
    browser: row.userAgent || null,
    kind: row.kind,
    isCurrent: row.isCurrent,
  }));
}

/** Ends one of the caller's own sessions, or all but the one that asks, after the password. Another's is not found. */
export const endSessionsCommand =
  (services: AccountServices) =>
  async ({ body }: { body: z.output<typeof endSessionsBody> }, caller: AccountCaller): Promise<true> => {
    const { user, token } = await signedInUser(services, caller);
    await confirmPassword(services, { user, body, action: 'login', failed: 'ending-sessions-failed' }, caller);
    const own = { userId: user.id, token: sessionTokenOf(token) };
    const { id } = body;
    await services.database.queries.transaction(async (tx) => {
      const ended =
        id === undefined ? await endOtherSessions(tx, own) : Number(await endSession(tx, { userId: user.id, id }));
      if (id !== undefined && ended === 0) throw refused('not-found', 'This session has ended already.');
      const act = { action: 'sessions-ended', actor: user.id, subject: user.id, address: caller.address } as const;
      await recordAudit(tx, { ...act, facts: { sessionsEnded: ended } });
    });
    return true;
  };

function signedInAs({ userId, token }: AccountCaller): { userId: string; token: string } {
  if (userId === null || token === null) throw refused('not-signed-in', 'Please sign in first.');
  return { userId, token: sessionTokenOf(token) };
}
