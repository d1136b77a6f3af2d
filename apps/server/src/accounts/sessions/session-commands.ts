import type { User } from '@millrace/contract';
import type { verifyTokenBody } from '@millrace/contract/endpoints';
import { findUser, recordAudit } from '@millrace/database';
import type { z } from 'zod';
import { refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { presentUser } from './present-user.ts';

/** Ends the session of the token that is sent. Without one there is nothing to end, which is as good. */
export const logoutCommand =
  ({ database, sessions }: AccountServices) =>
  async (_input: unknown, { token, userId, address }: AccountCaller): Promise<true> => {
    if (token === null || userId === null) return true;
    await sessions.signOut(token);
    await recordAudit(database.queries, { action: 'logout', actor: userId, subject: userId, address });
    return true;
  };

/** Whether a token names a valid session. */
export const verifyTokenCommand =
  ({ sessions }: AccountServices) =>
  async ({ body }: { body: z.output<typeof verifyTokenBody> }): Promise<boolean> =>
    (await sessions.sessionOf(typeof body === 'string' ? body : body.token)) !== null;

export const getUserCommand =
  (services: AccountServices) =>
  async (_input: unknown, { userId }: AccountCaller): Promise<User> => {
    const user = userId === null ? null : await findUser(services.database.queries, userId);
    if (user === null) throw refused('not-signed-in', 'Please sign in first.');
    return presentUser(user, services);
  };
