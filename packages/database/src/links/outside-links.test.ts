import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { claimOutsideLink, keepOutsideLinks, recordOutsideLink, silentOutsideLinks } from './outside-links.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const after = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const A = 'https://a.example/';
const B = 'https://b.example/';

onBothDatabases('links to outside', (database) => {
  const claim = (now: Date) => claimOutsideLink(database(), { now, until: new Date(now.getTime() + 600_000) });

  test('are asked one by one, each by one node, and again later when the node fell', async () => {
    await keepOutsideLinks(database(), [B], NOW);
    await keepOutsideLinks(database(), [B, A, A], NOW);
    expect([await claim(NOW), await claim(NOW), await claim(NOW)]).toEqual([A, B, null]);
    expect(await claim(after(1))).toBe(A);
    await recordOutsideLink(database(), { address: A, fault: null, now: after(1), dueAt: after(168) });
    expect(await claim(after(1))).toBe(B);
    expect(await claim(after(24))).toBe(B);
    expect(await claim(after(24))).toBe(null);
  });

  test('are silent from the first time on that they did not answer, until they do', async () => {
    await keepOutsideLinks(database(), [A, B], NOW);
    await recordOutsideLink(database(), { address: A, fault: 'not-found', now: NOW, dueAt: after(24) });
    await recordOutsideLink(database(), { address: B, fault: 'time-out', now: NOW, dueAt: after(24) });
    await recordOutsideLink(database(), { address: A, fault: 'gone', now: after(24), dueAt: after(48) });
    const silent = {
      address: A,
      failures: 2,
      failingSince: NOW,
      checkedAt: after(24),
      dueAt: after(48),
      fault: 'gone',
    };
    expect(await silentOutsideLinks(database().queries, 2)).toEqual([silent]);
    await recordOutsideLink(database(), { address: A, fault: null, now: after(48), dueAt: after(216) });
    expect(await silentOutsideLinks(database().queries, 2)).toEqual([]);
    await recordOutsideLink(database(), { address: A, fault: 'gone', now: after(72), dueAt: after(96) });
    expect(await silentOutsideLinks(database().queries, 1)).toMatchObject([
      { address: B },
      { failingSince: after(72) },
    ]);
  });

  test('that nothing leads to any more are forgotten, and what was heard of the others stays', async () => {
    const many = Array.from({ length: 1201 }, (_, nth) => `https://${nth}.example/`);
    await keepOutsideLinks(database(), [A, ...many], NOW);
    await recordOutsideLink(database(), { address: A, fault: 'gone', now: NOW, dueAt: after(24) });
    await keepOutsideLinks(database(), [A], after(1));
    await recordOutsideLink(database(), { address: B, fault: 'gone', now: NOW, dueAt: after(24) });
    expect(await silentOutsideLinks(database().queries, 0)).toMatchObject([{ address: A, failures: 1 }]);
  });
});
