import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  claimMail,
  endMail,
  findMails,
  listMails,
  nextMailIn,
  postponeMail,
  queueMail,
  renewLease,
  retryMail,
} from '../index.ts';
import { mail } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const claim = { leaseMs: 2 * MINUTE, domain: 'mail.example' };
/** After everything the tests queue. */
const start = Date.now() + 10 * MINUTE;
const at = (ms: number): Date => new Date(start + ms);
const link = 'https://www.example.com/reset/secret';

onBothDatabases('the outbox', (database) => {
  const db = () => database().queries;
  const queue = (to = 'a@b.example') => queueMail(db(), { kind: 'reset-password', to, data: { link } });
  const claimed = async (now?: Date) => {
    const found = await claimMail(db(), { ...claim, now });
    if (found === undefined) throw new Error('Nothing is due.');
    return found;
  };
  const only = async () => {
    const [found] = await listMails(db(), { limit: 2 });
    if (found === undefined) throw new Error('The outbox is empty.');
    return found;
  };

  it('hands out the mail that is due longest, each once', async () => {
    await queue('first@b.example');
    await queue('second@b.example');
    const taken = [await claimed(), await claimed()];
    expect(taken.map(({ to }) => to)).toEqual(['first@b.example', 'second@b.example']);
    expect(taken[0]).toMatchObject({ kind: 'reset-password', data: { link }, tries: 1 });
    expect(await claimMail(db(), claim)).toBeUndefined();
  });

  it('hands out each mail once to many who ask together', async () => {
    for (let n = 0; n < 10; n++) await queue(`${n}@b.example`);
    const asked = await Promise.all(Array.from({ length: 30 }, () => claimMail(db(), claim)));
    const taken = asked.flatMap((found) => (found === undefined ? [] : [found.to]));
    // On a server, a worker that meets a row another is just taking gets none: the next call finds the rest.
    for (let next = await claimMail(db(), claim); next !== undefined; next = await claimMail(db(), claim))
      taken.push(next.to);
    expect(taken.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `${n}@b.example`));
  });

  it('hands it out again when the lease has run out, not before, under the same Message-ID', async () => {
    await queue();
    const first = await claimed(at(0));
    expect(first.messageId).toBe(`${first.id}@mail.example`);
    expect(await claimMail(db(), { ...claim, now: at(claim.leaseMs - 1000) })).toBeUndefined();
    const second = await claimMail(db(), { leaseMs: 1, domain: 'other.example', now: at(claim.leaseMs + 1000) });
    expect(second).toMatchObject({ id: first.id, messageId: first.messageId, tries: 2 });
    expect(second?.lease).not.toBe(first.lease);
  });

  it('a lease that is renewed holds for longer', async () => {
    await queue();
    const held = await claimed(at(0));
    await renewLease(db(), held, { leaseMs: claim.leaseMs, now: at(MINUTE) });
    expect(await claimMail(db(), { ...claim, now: at(claim.leaseMs + 1000) })).toBeUndefined();
    expect(await claimMail(db(), { ...claim, now: at(claim.leaseMs + 61_000) })).toMatchObject({ id: held.id });
  });

  it('forgets what a mail said once it is sent, and keeps to whom and when', async () => {
    await queue();
    await endMail(db(), await claimed(), { outcome: 'sent' });
    expect(await only()).toMatchObject({ state: 'sent', to: 'a@b.example', data: null, endedAt: expect.any(Date) });
    expect(JSON.stringify(await db().select().from(mail))).not.toContain('secret');
  });

  it.each(['kept', 'dead'] as const)('keeps what a mail said that ends as %s', async (outcome) => {
    await queue();
    await endMail(db(), await claimed(), { outcome, fault: 'none' });
    expect(await only()).toMatchObject({ state: outcome, data: { link }, lastFault: 'none' });
    expect(await claimMail(db(), { ...claim, now: at(DAY) })).toBeUndefined();
  });

  it('changes nothing for who has lost the lease', async () => {
    await queue();
    const late = await claimed(at(0));
    const held = await claimed(at(claim.leaseMs + 1000));
    await endMail(db(), late, { outcome: 'dead', fault: 'late' });
    await postponeMail(db(), late, { afterMs: 0, fault: 'late' });
    expect(await only()).toMatchObject({ state: 'waiting', lastFault: null });
    await endMail(db(), held, { outcome: 'sent' });
    expect(await only()).toMatchObject({ state: 'sent' });
  });

  it('tries a postponed mail again when its time has come', async () => {
    await queue();
    await postponeMail(db(), await claimed(at(0)), { afterMs: MINUTE, fault: 'refused', now: at(0) });
    expect(await only()).toMatchObject({ state: 'waiting', lastFault: 'refused', tries: 1 });
    expect(await claimMail(db(), { ...claim, now: at(MINUTE - 1000) })).toBeUndefined();
    expect(await claimMail(db(), { ...claim, now: at(MINUTE) })).toMatchObject({ tries: 2 });
  });

  it('says how long until something is due', async () => {
    expect(await nextMailIn(db())).toBeUndefined();
    await queue();
    expect(await nextMailIn(db())).toBe(0);
    await postponeMail(db(), await claimed(at(0)), { afterMs: MINUTE, fault: '', now: at(0) });
    expect(await nextMailIn(db(), at(0))).toBeCloseTo(MINUTE, -1);
    await endMail(db(), await claimed(at(MINUTE)), { outcome: 'sent' });
    expect(await nextMailIn(db())).toBeUndefined();
  });

  it('tries a dead letter again from the first try on; not one that is sent or in hand', async () => {
    await queue();
    const { id } = await only();
    const held = await claimed();
    expect(await retryMail(db(), id)).toBe(false);
    await endMail(db(), held, { outcome: 'dead', fault: 'no such mailbox' });
    expect(await retryMail(db(), id)).toBe(true);
    const again = await claimed();
    expect(again).toMatchObject({ id, tries: 1, messageId: held.messageId });
    await endMail(db(), again, { outcome: 'sent' });
    expect(await retryMail(db(), id)).toBe(false);
  });

  it('lists by state, newest first, and finds by how the id begins', async () => {
    for (const to of ['a@b.example', 'b@b.example', 'c@b.example']) {
      await queue(to);
      // Of two mails of one millisecond neither is the newer one.
      await delay(2);
    }
    await endMail(db(), await claimed(), { outcome: 'kept' });
    const all = (await listMails(db(), { limit: 9 })).map(({ to }) => to);
    expect(all).toEqual(['c@b.example', 'b@b.example', 'a@b.example']);
    expect(await listMails(db(), { limit: 2 })).toHaveLength(2);
    const [kept] = await listMails(db(), { limit: 9, state: 'kept' });
    expect(kept?.to).toBe('a@b.example');
    expect(await listMails(db(), { limit: 9, state: 'waiting' })).toHaveLength(2);
    expect(await findMails(db(), String(kept?.id).slice(0, 8), 2)).toEqual([kept]);
    expect(await findMails(db(), "%' or true", 2)).toEqual([]);
  });

  it('is announced once the transaction is committed, to all who listen', async () => {
    const heard: string[] = [];
    const announced = Promise.withResolvers<void>();
    const stop = await database().listenForMail(() => {
      heard.push('queued');
      announced.resolve();
    });
    await db().transaction(async (tx) => {
      await queueMail(tx, { kind: 'reset-password', to: 'a@b.example', data: { link } });
      expect(heard).toEqual([]);
    });
    await announced.promise;
    expect(heard).toEqual(['queued']);
    await stop();
  });
});
