import type { OwnSession } from '@millrace/contract';
import { endOtherSessions, endSession, recordAudit, sessionsSeenWith } from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { sessionTokenOf } from './session-token.ts';

type Services = Pick<AccountServices, 'database' | 'clock'>;

/** The caller's own sessions. */
export const ownSessionsCommand =
  ({ database, clock }: Services) =>
  async (_input: unknown, caller: AccountCaller): Promise<OwnSession[]> =>
    (await sessionsSeenWith(database.queries, signedInAs(caller), clock())).map((row) => ({
      id: row.id,
      startedAt: row.createdAt.toISOString(),
      usedAt: row.updatedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      address: row.ipAddress || null,
      browser: row.userAgent || null,
      isCurrent: row.isCurrent,
    }));

/** Ends one of the caller's own sessions; another's is not found. */
export const endOwnSessionCommand =
  ({ database }: Services) =>
  async ({ params }: { params: { id: string } }, caller: AccountCaller): Promise<true> => {
    const { userId } = signedInAs(caller);
    await database.queries.transaction(async (tx) => {
      if (!(await endSession(tx, { userId, id: params.id })))
        throw refused('not-found', 'This session has ended already.');
      await recordAudit(tx, { ...actOf(caller, userId), facts: { sessionsEnded: 1 } });
    });
    return true;
  };

/** Ends all of the caller's sessions but the one that asks. */
export const endOtherSessionsCommand =
  ({ database }: Services) =>
  async (_input: unknown, caller: AccountCaller): Promise<true> => {
    const own = signedInAs(caller);
    await database.queries.transaction(async (tx) => {
      const ended = await endOtherSessions(tx, own);
      await recordAudit(tx, { ...actOf(caller, own.userId), facts: { sessionsEnded: ended } });
    });
    return true;
  };

const actOf = ({ address }: AccountCaller, userId: string) =>
  ({ action: 'sessions-ended', actor: userId, subject: userId, address }) as const;

function signedInAs({ userId, token }: AccountCaller): { userId: string; token: string } {
  if (userId === null || token === null) throw refused('not-signed-in', 'Please sign in first.');
  return { userId, token: sessionTokenOf(token) };
}
