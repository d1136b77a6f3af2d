import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { user } from '../schema/accounts.ts';
import { scriptToken } from '../schema/staff-access.ts';
import type { InvitationBy } from './invitations.ts';

type ScriptTokenRow = typeof scriptToken.$inferSelect;
/** With who made it, as they are now. */
export interface ScriptTokenBy extends ScriptTokenRow {
  maker: InvitationBy['inviter'];
}

export async function addScriptToken(tx: Queries, given: typeof scriptToken.$inferInsert): Promise<void> {
  await tx.insert(scriptToken).values(given);
}

/** Those in force, by name. */
export async function listScriptTokens(queries: Queries, now: Date): Promise<ScriptTokenBy[]> {
  const rows = await selected(queries).where(gt(scriptToken.endsAt, now)).orderBy(asc(scriptToken.name));
  return rows.map(({ token, maker }) => ({ ...token, maker }));
}

export async function countScriptTokens(queries: Queries, now: Date): Promise<number> {
  return queries.$count(scriptToken, gt(scriptToken.endsAt, now));
}

/** The token of a hash, in force; null: there is none. */
export async function findScriptToken(queries: Queries, tokenHash: string, now: Date): Promise<ScriptTokenBy | null> {
  const isIt = and(eq(scriptToken.tokenHash, tokenHash), gt(scriptToken.endsAt, now));
  const [found] = await selected(queries).where(isIt);
  return found === undefined ? null : { ...found.token, maker: found.maker };
}

export async function noteScriptUse(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.update(scriptToken).set({ usedAt: at }).where(eq(scriptToken.id, id));
}

/** Returns whether it was there. */
export async function endScriptToken(tx: Queries, id: string): Promise<boolean> {
  return (await tx.delete(scriptToken).where(eq(scriptToken.id, id)).returning({ id: scriptToken.id })).length > 0;
}

const selected = (queries: Queries) =>
  queries
    .select({ token: scriptToken, maker: { email: user.email, roles: user.roles } })
    .from(scriptToken)
    .innerJoin(user, eq(user.id, scriptToken.madeBy));
