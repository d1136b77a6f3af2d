import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { auditEntry } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { type AuditSearch, auditActions, searchAudit } from './record-audit.ts';
import { addUser, deleteUser } from './users.ts';

onBothDatabases('a search of the audit log', (database) => {
  const users = { ada: '', bob: '' };
  /** After the other of its moment. */
  const LAST = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  const ids = { joined: '', login: '', changed: '', read: LAST, same: '00000000-0000-4000-8000-000000000000' };

  beforeEach(async () => {
    const { queries } = database();
    for (const name of ['ada', 'bob'] as const) {
      const user = { email: `${name}@example.com`, password: 'hash', userType: null, isConfirmed: true };
      users[name] = (await addUser(queries, user)) ?? '';
    }
    Object.assign(ids, { joined: randomUUID(), login: randomUUID(), changed: randomUUID() });
    const row = { facts: {}, address: '192.0.2.1' };
    await queries.insert(auditEntry).values([
      {
        ...row,
        id: ids.joined,
        at: new Date('2027-01-01T23:59:59.999Z'),
        action: 'user-created',
        actor: null,
        subject: users.ada,
      },
      {
        ...row,
        id: ids.login,
        at: new Date('2027-01-02T00:00:00Z'),
        action: 'login',
        actor: users.ada,
        subject: users.ada,
      },
      {
        ...row,
        id: ids.changed,
        at: new Date('2027-01-02T23:59:59.999Z'),
        action: 'user-changed',
        actor: users.ada,
        subject: users.bob,
      },
      {
        ...row,
        id: ids.same,
        at: new Date('2027-01-03T00:00:00Z'),
        action: 'login',
        actor: users.bob,
        subject: users.bob,
      },
      {
        ...row,
        id: ids.read,
        at: new Date('2027-01-03T00:00:00Z'),
        action: 'application-read',
        actor: users.bob,
        subject: 'application-9',
      },
    ]);
  });
  const search = async (asked: Partial<AuditSearch> = {}) =>
    (await searchAudit(database().queries, { limit: 9, ...asked })).map(({ id }) => id);

  test('lists the newest first, of one moment the greater id', async () => {
    expect(await search()).toEqual([ids.read, ids.same, ids.changed, ids.login, ids.joined]);
  });
  test('names who acted and on whom, as long as they are there', async () => {
    const { queries } = database();
    const named = async () =>
      (await searchAudit(queries, { limit: 9 })).map(({ actorEmail, subjectEmail }) => [actorEmail, subjectEmail]);
    const [ada, bob] = ['ada@example.com', 'bob@example.com'];
    expect(await named()).toEqual([
      [bob, null],
      [bob, bob],
      [ada, bob],
      [ada, ada],
      [null, ada],
    ]);
    await deleteUser(queries, users.bob);
    expect(await named()).toEqual([
      [null, null],
      [null, null],
      [ada, null],
      [ada, ada],
      [null, ada],
    ]);
  });
  test('gives each entry whole', async () => {
    const [found] = await searchAudit(database().queries, { limit: 1, action: 'user-changed' });
    const at = new Date('2027-01-02T23:59:59.999Z');
    const names = { actorEmail: 'ada@example.com', subjectEmail: 'bob@example.com' };
    const entry = { id: ids.changed, at, action: 'user-changed', actor: users.ada, subject: users.bob };
    expect(found).toEqual({ ...entry, facts: {}, address: '192.0.2.1', ...names });
  });
  test.each<[string, () => Partial<AuditSearch>, () => string[]]>([
    ['who acted, by address', () => ({ who: 'Ada@Example.com' }), () => [ids.changed, ids.login]],
    ['who acted, by id', () => ({ who: users.bob }), () => [ids.read, ids.same]],
    ['who acted, of nobody known', () => ({ who: 'eve@example.com' }), () => []],
    ['action', () => ({ action: 'login' }), () => [ids.same, ids.login]],
    ['subject', () => ({ subject: users.ada }), () => [ids.login, ids.joined]],
    ['first day', () => ({ from: '2027-01-02' }), () => [ids.read, ids.same, ids.changed, ids.login]],
    ['last day', () => ({ to: '2027-01-02' }), () => [ids.changed, ids.login, ids.joined]],
    ['a day', () => ({ from: '2027-01-02', to: '2027-01-02' }), () => [ids.changed, ids.login]],
    [
      'all at once',
      () => ({ who: users.ada, action: 'login', from: '2027-01-02', to: '2027-01-03' }),
      () => [ids.login],
    ],
    ['place', () => ({ after: ids.same }), () => [ids.changed, ids.login, ids.joined]],
    ['place, of one moment', () => ({ after: ids.read, limit: 2 }), () => [ids.same, ids.changed]],
    ['place, after the last', () => ({ after: ids.joined }), () => []],
    ['number', () => ({ limit: 2 }), () => [ids.read, ids.same]],
  ])('narrows by %s', async (_, asked, found) => {
    expect(await search(asked())).toEqual(found());
  });
  test('offers the actions that the log holds, each once', async () => {
    expect(await auditActions(database().queries)).toEqual([
      'application-read',
      'login',
      'user-changed',
      'user-created',
    ]);
  });
});
