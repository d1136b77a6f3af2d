import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { countOldRedirectUses, forgetRedirectUses, listRedirectUses, recordRedirectUses } from './redirect-uses.ts';

onBothDatabases('uses of redirects', (database) => {
  test('are added up, with the first day and the last', async () => {
    await recordRedirectUses(
      database(),
      '2026-11-20',
      new Map([
        ['/b', 1],
        ['/a', 2],
      ]),
    );
    await recordRedirectUses(database(), '2026-11-22', new Map([['/a', 3]]));
    await recordRedirectUses(database(), '2026-11-21', new Map([['/a', 1]]));
    await recordRedirectUses(database(), '2026-11-23', new Map());
    expect(await listRedirectUses(database())).toEqual([
      { from: '/a', hits: 6, firstDay: '2026-11-20', lastDay: '2026-11-22' },
      { from: '/b', hits: 1, firstDay: '2026-11-20', lastDay: '2026-11-20' },
    ]);
  });

  test('of many addresses are kept at once', async () => {
    const many = new Map(Array.from({ length: 1201 }, (_, nth) => [`/${nth}`, nth + 1]));
    await recordRedirectUses(database(), '2026-11-20', many);
    expect(await listRedirectUses(database())).toHaveLength(1201);
  });

  test('that nobody made have no newest one', async () => {
    expect(await countOldRedirectUses(database(), new Date())).toEqual({ due: 0, total: 0, newest: null });
  });

  test('go once nobody has asked for the address in thirteen months', async () => {
    await recordRedirectUses(database(), '2025-10-21', new Map([['/old', 9]]));
    await recordRedirectUses(database(), '2025-10-22', new Map([['/kept', 1]]));
    const now = new Date('2026-11-22T23:00:00Z');
    expect(await countOldRedirectUses(database(), now)).toEqual({ due: 1, total: 2, newest: new Date('2025-10-22') });
    expect(await forgetRedirectUses(database(), now)).toBe(1);
    expect((await listRedirectUses(database())).map(({ from }) => from)).toEqual(['/kept']);
  });

  test('are all dropped, however many are old', async () => {
    const many = new Map(Array.from({ length: 501 }, (_, nth) => [`/old/${nth}`, 1]));
    await recordRedirectUses(database(), '2024-01-01', many);
    expect(await forgetRedirectUses(database(), new Date('2026-11-22T23:00:00Z'))).toBe(501);
    expect(await listRedirectUses(database())).toEqual([]);
  });
});
