import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('an address may have so many under way and no more, until one is done', async () => {
  const limit = atOnce(2);
  const works = [1, 2].map(() => Promise.withResolvers<string>());
  const begun = works.map(({ promise }) => limit('192.0.2.1', () => promise));
  await expect(limit('192.0.2.1', async () => 'third')).rejects.toMatchObject({ problem: { code: 'too-many' } });
  expect(await limit('192.0.2.2', async () => 'of another')).toBe('of another');
  works[0]?.resolve('first');
  expect(await begun[0]).toBe('first');
  expect(await limit('192.0.2.1', async () => 'third')).toBe('third');
  works[1]?.reject(new Error('broken off'));
  await expect(begun[1]).rejects.toThrow('broken off');
  expect(await Promise.all([1, 2].map((nth) => limit('192.0.2.1', async () => nth)))).toEqual([1, 2]);
});
test('addresses of one network count as one', async () => {
  const limit = atOnce(1);
  const work = Promise.withResolvers<void>();
  const begun = limit('2001:db8:1:2::1', () => work.promise);
  await expect(limit('2001:db8:1:2::2', async () => undefined)).rejects.toMatchObject({
    headers: { 'retry-after': '10' },
  });
  work.resolve();
  await begun;
});
test('all networks together may have so many under way', async () => {
  const limit = atOnce(2, { most: 3, refusal: () => new Error('full') });
  const works = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const begun = works.map(({ promise }, nth) => limit(`192.0.2.${nth}`, () => promise));
  await expect(limit('192.0.2.9', async () => undefined)).rejects.toThrow('full');
  works[0]?.resolve();
  await begun[0];
  expect(await limit('192.0.2.9', async () => 'done')).toBe('done');
  for (const { resolve } of works) resolve();
  await Promise.all(begun);
});
