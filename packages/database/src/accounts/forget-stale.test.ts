import { expect, test } from 'vitest';
import { accountLink, attempt, auditEntry, session } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { addLink } from './account-links.ts';
import { countAttempt } from './count-attempt.ts';
import { AUDIT_KEPT_DAYS, forgetStale, UNCONFIRMED_KEPT_DAYS } from './forget-stale.ts';
import { recordAudit } from './record-audit.ts';
import { addUser, listUsers } from './users.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date();
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);

onBothDatabases('what is of no use any more', (database) => {
  const add = async (email: string, isConfirmed: boolean): Promise<string> =>
    (await addUser(database().queries, { email, password: 'hash', userType: 'OEM', isConfirmed })) ?? '';
  const emails = async () => (await listUsers(database().queries)).map(({ email }) => email);

  test('is forgotten: sessions, links and counts that have ended', async () => {
    const { queries } = database();
    const userId = await add('a@b.example', true);
    const kept = { userId, createdAt: now, updatedAt: now };
    for (const [id, days] of [
      ['old', -1],
      ['new', 1],
    ] as const) {
      const uuid = id === 'old' ? '00000000-0000-4000-8000-000000000001' : '00000000-0000-4000-8000-000000000002';
      await queries.insert(session).values({ ...kept, id: uuid, token: id, expiresAt: inDays(days) });
      await addLink(queries, { tokenHash: id, purpose: 'reset-password', userId, expiresAt: inDays(days) });
      await countAttempt(queries, { name: id, max: 1, windowMs: DAY_MS }, 'x', inDays(days - 1));
    }
    await forgetStale(database(), now);
    expect((await queries.select().from(session)).map(({ token }) => token)).toEqual(['new']);
    expect((await queries.select().from(accountLink)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
    expect(await queries.select().from(attempt)).toHaveLength(1);
  });
  test('is forgotten: who never confirmed; who did stays', async () => {
    await add('confirmed@b.example', true);
    await add('never@b.example', false);
    await forgetStale(database(), inDays(UNCONFIRMED_KEPT_DAYS - 1));
    expect(await emails()).toEqual(['confirmed@b.example', 'never@b.example']);
    await forgetStale(database(), inDays(UNCONFIRMED_KEPT_DAYS + 1));
    expect(await emails()).toEqual(['confirmed@b.example']);
  });
  test('is not who holds a link that is still good', async () => {
    const userId = await add('late@b.example', false);
    const expiresAt = inDays(UNCONFIRMED_KEPT_DAYS + 2);
    await addLink(database().queries, { tokenHash: 'x', purpose: 'confirm-email', userId, expiresAt });
    await forgetStale(database(), inDays(UNCONFIRMED_KEPT_DAYS + 1));
    expect(await emails()).toEqual(['late@b.example']);
  });
  test('of the audit log is what is long past', async () => {
    await recordAudit(database().queries, { action: 'login', actor: null, subject: null, address: null });
    await forgetStale(database(), inDays(AUDIT_KEPT_DAYS - 1));
    expect(await database().queries.select().from(auditEntry)).toHaveLength(1);
    await forgetStale(database(), inDays(AUDIT_KEPT_DAYS + 1));
    expect(await database().queries.select().from(auditEntry)).toEqual([]);
  });
});
