import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditEntry } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { listAudit, recordAudit } from './record-audit.ts';

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

  test('is listed as a whole, newest first, or by what one user did and what was done to them', async () => {
    const { queries } = database();
    const acts = [
      { action: 'login', actor: 'user-1', subject: 'user-1' },
      { action: 'user-changed', actor: 'user-1', subject: 'user-2' },
      { action: 'login', actor: 'user-2', subject: 'user-2' },
      { action: 'application-read', actor: 'user-3', subject: 'application-9' },
    ] as const;
    const at = (nth: number) => new Date(Date.UTC(2027, 0, nth));
    const rows = acts.map((act, nth) => ({ id: randomUUID(), at: at(nth), facts: {}, address: null, ...act }));
    await queries.insert(auditEntry).values(rows);
    const listed = async (id?: string, limit = 9) =>
      (await listAudit(queries, { id, limit })).map(({ action, actor, subject }) => ({ action, actor, subject }));
    expect(await listed()).toEqual(acts.toReversed());
    expect(await listed(undefined, 2)).toEqual(acts.slice(2).toReversed());
    expect(await listed('user-2')).toEqual([acts[2], acts[1]]);
    expect(await listed('user-1')).toEqual([acts[1], acts[0]]);
    expect(await listed('application-9')).toEqual([acts[3]]);
    expect(await listed('user-4')).toEqual([]);
  });
});
