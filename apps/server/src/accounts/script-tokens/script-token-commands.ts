import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hasRightsOf } from '@millrace/contract';
import {
  SCRIPT_TOKEN_DAYS_MAX,
  SCRIPT_TOKEN_PREFIX,
  SCRIPT_TOKENS_MAX,
  type ScriptCall,
  type ScriptToken,
} from '@millrace/contract/office';
import {
  addScriptToken,
  countScriptTokens,
  endScriptToken,
  findScriptToken,
  listScriptTokens,
  noteScriptUse,
  recordAudit,
  type ScriptTokenBy,
} from '@millrace/database';
import { ProblemError, problem, refused } from '../../problems/problem-error.ts';
import type { OfficeServices } from '../office/office-services.ts';
import type { OfficeCaller } from '../office/office-sessions.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60_000;
const NOTED_EVERY_MS = 5 * 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The calls by which admins make tokens for scripts. `calls`: those that a token may name. */
export const scriptTokenCommands = ({ database, clock }: OfficeServices, calls: readonly ScriptCall[]) => {
  const { queries } = database;
  const known = new Set(calls.map(({ name }) => name));
  return {
    scriptTokens: async (): Promise<ScriptToken[]> => (await listScriptTokens(queries, clock())).map(presentToken),
    scriptCalls: async (): Promise<ScriptCall[]> => [...calls],

    makeScriptToken: async (
      { body }: { body: { name: string; calls: string[]; endsAt: string } },
      { userId, email, roles, address }: OfficeCaller,
    ): Promise<{ token: ScriptToken; secret: string }> => {
      const unknown = body.calls.filter((name) => !known.has(name));
      if (unknown.length > 0) throw bad('calls', `No token may name ${unknown.join(', ')}.`);
      const [now, endsAt] = [clock(), new Date(body.endsAt)];
      if (endsAt <= now) throw bad('endsAt', 'The end must be in the future.');
      if (endsAt.getTime() > now.getTime() + SCRIPT_TOKEN_DAYS_MAX * DAY_MS)
        throw bad('endsAt', `A token ends after ${SCRIPT_TOKEN_DAYS_MAX} days at the latest.`);
      const secret = `${SCRIPT_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      const named = { id: randomUUID(), name: body.name, calls: [...new Set(body.calls)].toSorted() };
      const row = { ...named, tokenHash: hashOf(secret), madeBy: userId, madeAt: now, endsAt, usedAt: null };
      await queries.transaction(async (tx) => {
        await addScriptToken(tx, row);
        if ((await countScriptTokens(tx, now)) > SCRIPT_TOKENS_MAX)
          throw refused('too-many-open', `${SCRIPT_TOKENS_MAX} tokens are in force. Please end some first.`);
        const facts = { name: row.name, calls: row.calls.join(','), endsAt: body.endsAt };
        await recordAudit(tx, { action: 'script-token-made', actor: userId, subject: row.id, address, facts });
      });
      return { token: presentToken({ ...row, maker: { email, roles: [...roles] } }), secret };
    },

    endScriptToken: async (
      { params: { id } }: { params: { id: string } },
      { userId, address }: OfficeCaller,
    ): Promise<true> => {
      await queries.transaction(async (tx) => {
        if (!(await endScriptToken(tx, id))) throw refused('not-found', 'This token has ended already.');
        await recordAudit(tx, { action: 'script-token-ended', actor: userId, subject: id, address });
      });
      return true;
    },
  };
};

/** Returns who a script acts for, by its token and the call it makes; throws a refusal where it may not. */
export const scriptCaller =
  ({ database, clock }: Pick<OfficeServices, 'database' | 'clock'>) =>
  async (secret: string, call: string) => {
    const found = await findScriptToken(database.queries, hashOf(secret), clock());
    // As an invitation, it is worth what its maker is: nobody leaves keys behind.
    if (found === null || !hasRightsOf(found.maker.roles, 'admin'))
      throw refused('not-signed-in', 'This token is not good: it has ended, was taken back, or never was.');
    if (!found.calls.includes(call)) throw refused('not-allowed', `This token does not name the call ${call}.`);
    const now = clock();
    if (now.getTime() - (found.usedAt?.getTime() ?? 0) >= NOTED_EVERY_MS)
      await noteScriptUse(database.queries, found.id, now);
    return { userId: found.madeBy, roles: found.maker.roles, script: { id: found.id, name: found.name } };
  };

const bad = (field: string, message: string): ProblemError =>
  new ProblemError(problem('bad-request', message, [{ field, message }]));

const presentToken = ({ id, name, calls, maker, madeAt, endsAt, usedAt }: ScriptTokenBy): ScriptToken => ({
  id,
  name,
  calls,
  madeBy: maker.email,
  madeAt: madeAt.toISOString(),
  endsAt: endsAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
