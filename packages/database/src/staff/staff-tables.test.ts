import { randomUUID } from 'node:crypto';
import type { ListView } from '@millrace/contract/office';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUser } from '../accounts/users.ts';
import { auditEntry, authenticator, credential, passkey, recoveryCode, session, user } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { addIdentity, findIdentity, identityOf, removeIdentity } from './identities.ts';
import { listStaffUsers } from './list-staff-users.ts';
import { dropSavedView, listSavedViews, putSavedView, savedViewsOf } from './saved-views.ts';
import {
  addScriptToken,
  countScriptTokens,
  endScriptToken,
  findScriptToken,
  listScriptTokens,
  noteScriptUse,
} from './script-tokens.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

onBothDatabases('of staff', (database) => {
  const queries = () => database().queries;
  const add = async (name: string): Promise<string> => {
    const given = { email: `${name}@house.example`, password: 'hash', userType: null, isConfirmed: true };
    return (await addUser(queries(), given)) ?? '';
  };

  test('script tokens are in force until they end, by name, with who made them', async () => {
    const madeBy = await add('ada');
    const token = (name: string, endsAt: Date) =>
      addScriptToken(queries(), {
        id: randomUUID(),
        name,
        tokenHash: `of ${name}`,
        calls: ['officeRows'],
        madeBy,
        madeAt: at(0),
        endsAt,
      });
    expect(await countScriptTokens(queries(), at(0))).toBe(0);
    await token('prices', at(8));
    await token('export', at(9));
    const names = async (hour: number) => (await listScriptTokens(queries(), at(hour))).map(({ name }) => name);
    expect([await names(7), await names(8), await names(9)]).toEqual([['export', 'prices'], ['export'], []]);
    const counted = [7, 8, 9].map((hour) => countScriptTokens(queries(), at(hour)));
    expect(await Promise.all(counted)).toEqual([2, 1, 0]);
    const find = (hour: number) => findScriptToken(queries(), 'of prices', at(hour));
    expect(await find(7)).toMatchObject({
      name: 'prices',
      usedAt: null,
      maker: { email: 'ada@house.example', roles: [] },
    });
    expect([await find(8), await findScriptToken(queries(), 'of none', at(7))]).toEqual([null, null]);
  });

  test('the use of a script token is noted, and it ends once; others stay', async () => {
    const madeBy = await add('ada');
    const [one, other] = [randomUUID(), randomUUID()];
    for (const id of [one, other])
      await addScriptToken(queries(), { id, name: id, tokenHash: id, calls: [], madeBy, madeAt: at(0), endsAt: at(9) });
    await noteScriptUse(queries(), one, at(5));
    const used = async () => (await listScriptTokens(queries(), at(1))).map(({ id, usedAt }) => [id, usedAt]);
    expect(new Map((await used()) as [string, Date][])).toEqual(
      new Map<string, Date | null>([
        [one, at(5)],
        [other, null],
      ]),
    );
    expect([await endScriptToken(queries(), one), await endScriptToken(queries(), one)]).toEqual([true, false]);
    expect(await used()).toEqual([[other, null]]);
  });

  test('views are of one user, by kind and name, and are put in place of the one of their id', async () => {
    const [ada, bob] = [await add('ada'), await add('bob')];
    const id = randomUUID();
    const view = { q: 'one' } as unknown as ListView;
    const put = (userId: string, kind: 'posts' | 'products', name: string, of = id, version = 1) =>
      putSavedView(queries(), { userId, kind, id: of, name, view, version });
    await put(ada, 'products', 'mine');
    await put(ada, 'posts', 'mine');
    await put(ada, 'posts', 'a first', randomUUID());
    await put(bob, 'posts', 'mine');
    expect(await put(ada, 'posts', 'renamed', id, 2)).toMatchObject({ name: 'renamed', version: 2, view });
    const listed = async (userId: string) =>
      (await savedViewsOf(queries(), userId)).map(({ kind, name }) => [kind, name]);
    const before = [
      ['posts', 'a first'],
      ['posts', 'renamed'],
      ['products', 'mine'],
    ];
    expect([await listed(ada), await listed(bob)]).toEqual([before, [['posts', 'mine']]]);
    const posts = async () => (await listSavedViews(queries(), ada, 'posts')).map(({ name }) => name);
    expect(await posts()).toEqual(['a first', 'renamed']);
    await dropSavedView(queries(), { userId: ada, kind: 'posts', id });
    expect([await posts(), await listed(ada), await listed(bob)]).toEqual([
      ['a first'],
      [
        ['posts', 'a first'],
        ['products', 'mine'],
      ],
      [['posts', 'mine']],
    ]);
  });

  test('a user is linked to one person of a provider, and has no password then', async () => {
    const [ada, bob] = [await add('ada'), await add('bob')];
    const link = (userId: string, subject: string, issuer = 'https://one.example') =>
      addIdentity(queries(), { userId, issuer, subject, linkedAt: at(1) });
    const found = async (subject: string, issuer = 'https://one.example') =>
      (await findIdentity(queries(), { issuer, subject }))?.userId ?? null;
    const passwords = async (userId: string) =>
      (await queries().select().from(credential).where(eq(credential.userId, userId))).length;
    expect(await link(ada, '1')).toMatch(/^[0-9a-f-]{36}$/);
    expect([await link(bob, '1'), await passwords(ada), await passwords(bob)]).toEqual([null, 0, 1]);
    await link(bob, '1', 'https://two.example');
    expect([await found('1'), await found('1', 'https://two.example'), await found('2')]).toEqual([ada, bob, null]);
    await link(ada, '2');
    expect([await found('1'), await found('2')]).toEqual([null, ada]);
    await removeIdentity(queries(), ada);
    expect([await identityOf(queries(), ada), (await identityOf(queries(), bob))?.subject]).toEqual([null, '1']);
  });

  test('users with a role are listed by address, each with their own sign-ins, sessions and factors', async () => {
    const [bob, ada] = [await add('bob'), await add('ada')];
    await add('visitor');
    for (const id of [ada, bob])
      await queries()
        .update(user)
        .set({ roles: ['editor'] })
        .where(eq(user.id, id));
    const entry = (subject: string, action: 'office-login' | 'invitation-accepted' | 'login', hour: number) =>
      queries()
        .insert(auditEntry)
        .values({ id: randomUUID(), action, subject, at: at(hour), facts: {} } as typeof auditEntry.$inferInsert);
    await entry(ada, 'invitation-accepted', 2);
    await entry(ada, 'office-login', 3);
    await entry(ada, 'login', 4);
    const begin = (kind: 'site' | 'office', expiresAt: Date) => {
      const times = { createdAt: at(0), updatedAt: at(0), expiresAt };
      return queries()
        .insert(session)
        .values({ id: randomUUID(), userId: ada, token: randomUUID(), kind, ...times });
    };
    await begin('office', at(9));
    await begin('office', at(8));
    await begin('site', at(9));
    const factor = (confirmedAt: Date | null) =>
      queries()
        .insert(authenticator)
        .values({ id: randomUUID(), userId: ada, secret: '', lastStep: 0, createdAt: at(0), confirmedAt });
    await factor(at(1));
    await factor(null);
    const device = { name: '', credentialId: 'one', publicKey: '', counter: 0, transports: [], createdAt: at(0) };
    await queries()
      .insert(passkey)
      .values({ id: randomUUID(), userId: ada, ...device });
    await queries()
      .insert(recoveryCode)
      .values(['a', 'b'].map((codeHash) => ({ userId: ada, codeHash })));
    await addIdentity(queries(), { userId: bob, issuer: 'https://one.example', subject: '1', linkedAt: at(1) });
    const none = { lastSignInAt: null, sessions: 0, authenticators: 0, passkeys: 0, recoveryCodesLeft: 0 };
    expect(await listStaffUsers(queries(), at(8))).toMatchObject([
      {
        id: ada,
        email: 'ada@house.example',
        name: 'ada',
        roles: ['editor'],
        lastSignInAt: at(3),
        sessions: 1,
        authenticators: 1,
        passkeys: 1,
        recoveryCodesLeft: 2,
        isOfProvider: false,
      },
      { id: bob, ...none, isOfProvider: true },
    ]);
  });
});
