import { expect, test } from 'vitest';
import { addUser } from '../accounts/users.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import {
  addInvitation,
  countGoodInvitations,
  findInvitation,
  openInvitations,
  renewInvitation,
  takeBackInvitation,
  takeInvitation,
} from './invitations.ts';

const now = new Date('2026-11-21T08:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

onBothDatabases('invitations to the office', (database) => {
  const queries = () => database().queries;
  const admin = async (): Promise<string> => {
    const given = { email: 'admin@house.example', password: 'hash', userType: null, isConfirmed: true };
    return (await addUser(queries(), given)) ?? '';
  };
  const invite = (invitedBy: string, email: string, tokenHash: string, expiresAt = inDays(7)) =>
    addInvitation(queries(), { email, name: email, roles: ['editor'], invitedBy, tokenHash, now, expiresAt });
  const open = async () => (await openInvitations(queries())).map(({ email, tokenHash }) => [email, tokenHash]);
  const outcome = async (id: string) => (await findInvitation(queries(), { id }))?.outcome;

  test('are listed by address while they are open, with who invited', async () => {
    const by = await admin();
    await invite(by, 'joan@house.example', 'one');
    const id = await invite(by, 'ben@house.example', 'two');
    expect(await open()).toEqual([
      ['ben@house.example', 'two'],
      ['joan@house.example', 'one'],
    ]);
    expect(await findInvitation(queries(), { id })).toMatchObject({
      roles: ['editor'],
      invitedAt: now,
      sentAt: now,
      timesSent: 1,
      expiresAt: inDays(7),
      outcome: null,
      inviter: { email: 'admin@house.example', roles: [] },
    });
  });

  test('of one address take the place of the open one before, and of no other', async () => {
    const by = await admin();
    const [first, other] = [
      await invite(by, 'joan@house.example', 'one'),
      await invite(by, 'ben@house.example', 'two'),
    ];
    const second = await invite(by, 'joan@house.example', 'three');
    expect([await outcome(first), await outcome(second), await outcome(other)]).toEqual(['taken-back', null, null]);
    await takeInvitation(queries(), second, 'three');
    await invite(by, 'joan@house.example', 'four');
    expect(await outcome(second)).toBe('accepted');
  });

  test('are found by id and by the hash of their link, also when they have ended', async () => {
    const by = await admin();
    const [id] = [await invite(by, 'joan@house.example', 'one'), await invite(by, 'ben@house.example', 'two')];
    expect(await findInvitation(queries(), { tokenHash: 'two' })).toMatchObject({ email: 'ben@house.example' });
    expect(await findInvitation(queries(), { tokenHash: 'three' })).toBeNull();
    await takeBackInvitation(queries(), id);
    expect(await findInvitation(queries(), { tokenHash: 'one' })).toMatchObject({ id, outcome: 'taken-back' });
  });

  test('are taken back once, and then neither renewed nor taken', async () => {
    const by = await admin();
    const [id, other] = [await invite(by, 'joan@house.example', 'one'), await invite(by, 'ben@house.example', 'two')];
    expect([await takeBackInvitation(queries(), id), await takeBackInvitation(queries(), id)]).toEqual([true, false]);
    const again = { tokenHash: 'three', now, expiresAt: inDays(9) };
    expect(await renewInvitation(queries(), { id, timesSent: 1 }, again)).toBe(false);
    expect(await takeInvitation(queries(), id, 'one')).toBe(false);
    expect([await outcome(id), await outcome(other)]).toEqual(['taken-back', null]);
  });

  test('that are renewed have another link alone, once for each time they were sent', async () => {
    const by = await admin();
    const [id, other] = [await invite(by, 'joan@house.example', 'one'), await invite(by, 'ben@house.example', 'two')];
    const renew = (timesSent: number, tokenHash: string) =>
      renewInvitation(queries(), { id, timesSent }, { tokenHash, now: inDays(1), expiresAt: inDays(8) });
    expect([await renew(1, 'three'), await renew(1, 'four')]).toEqual([true, false]);
    const changed = { tokenHash: 'three', invitedAt: now, sentAt: inDays(1), expiresAt: inDays(8), timesSent: 2 };
    expect(await findInvitation(queries(), { id })).toMatchObject(changed);
    expect(await findInvitation(queries(), { id: other })).toMatchObject({ tokenHash: 'two', timesSent: 1 });
    expect([await takeInvitation(queries(), id, 'one'), await outcome(id)]).toEqual([false, null]);
  });

  test('are used once, by their own link', async () => {
    const by = await admin();
    const [id, other] = [await invite(by, 'joan@house.example', 'one'), await invite(by, 'ben@house.example', 'two')];
    const take = (tokenHash: string) => takeInvitation(queries(), id, tokenHash);
    expect([await take('two'), await take('one'), await take('one')]).toEqual([false, true, false]);
    expect([await outcome(id), await outcome(other)]).toEqual(['accepted', null]);
  });

  test('are good until the moment they expire, while they are open', async () => {
    expect(await countGoodInvitations(queries(), now)).toBe(0);
    const by = await admin();
    const id = await invite(by, 'joan@house.example', 'one', inDays(3));
    await invite(by, 'ben@house.example', 'two', inDays(5));
    const good = (at: Date) => countGoodInvitations(queries(), at);
    expect([await good(now), await good(inDays(3)), await good(inDays(5))]).toEqual([2, 1, 0]);
    await takeBackInvitation(queries(), id);
    expect(await good(now)).toBe(1);
  });
});
