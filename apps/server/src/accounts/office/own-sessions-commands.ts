import type { OwnSession } from '@millrace/contract';
import { endOtherSessions, endSession, recordAudit } from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { presentOwnSessions } from '../sessions/own-sessions-commands.ts';
import type { OfficeServices } from './office-services.ts';
import { type OfficeCaller, officeTokenHash } from './office-sessions.ts';

/** The calls by which staff see and end their own sessions, of the office and of the public site. */
export const ownOfficeSessionsCommands = ({ database, clock }: OfficeServices) => ({
  staffSessions: (_input: unknown, { userId, cookie }: OfficeCaller): Promise<OwnSession[]> =>
    presentOwnSessions(database, { userId, token: officeTokenHash(cookie) }, clock()),

  endStaffSessions: async (
    { body: { id } }: { body: { id?: string | undefined } },
    { userId, cookie, address }: OfficeCaller,
  ): Promise<true> => {
    await database.queries.transaction(async (tx) => {
      const ended =
        id === undefined
          ? await endOtherSessions(tx, { userId, token: officeTokenHash(cookie) })
          : Number(await endSession(tx, { userId, id }));
      if (id !== undefined && ended === 0) throw refused('not-found', 'This session has ended already.');
      const act = { action: 'sessions-ended', actor: userId, subject: userId, address } as const;
      await recordAudit(tx, { ...act, facts: { sessionsEnded: ended } });
    });
    return true;
  },
});
