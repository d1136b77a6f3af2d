import { sql } from 'drizzle-orm';
import type { AuditAction } from '../audit-action.ts';
import type { Queries } from '../database.ts';
import { auditEntry } from '../schema/accounts.ts';

/** Refusals of one kind to one network within an hour. */
export interface RefusalFold {
  id: string;
  /** The first of them. */
  at: Date;
  action: AuditAction;
  /** null: many networks. */
  network: string | null;
  refusals: number;
}

/** Writes entries of the audit log, or how many refusals they stand for by now. */
export async function keepRefusals(queries: Queries, folds: readonly RefusalFold[]): Promise<void> {
  if (folds.length === 0) return;
  await queries
    .insert(auditEntry)
    .values(
      folds.map(({ id, at, action, network, refusals }) => ({
        id,
        at,
        action,
        actor: null,
        subject: null,
        address: network,
        facts: { refusals },
      })),
    )
    .onConflictDoUpdate({ target: auditEntry.id, set: { facts: sql`excluded.facts` } });
}
