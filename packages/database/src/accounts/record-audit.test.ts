import { expect, test } from 'vitest';
import { auditEntry } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { recordAudit } from './record-audit.ts';

const entry = { action: 'login', actor: 'user-1', subject: 'user-1', address: '192.0.2.1' } as const;

onBothDatabases('the audit log', (database) => {
  test('keeps who did what, when and from where', async () => {
    const before = Date.now();
    await recordAudit(database().queries, { ...entry, facts: { role: 'editor' } });
    const [row] = await database().queries.select().from(auditEntry);
    expect(row).toMatchObject({ ...entry, facts: { role: 'editor' } });
    expect(Math.abs((row?.at.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });
  test('goes with the transaction of what it tells of', async () => {
    const undone = database().queries.transaction(async (tx) => {
      await recordAudit(tx, entry);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database().queries.select().from(auditEntry)).toEqual([]);
  });
});
