import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GROWTH_MAX, noGrowth, type WorkGrowth, workGrowth } from './work-growth.ts';

let database: TestDatabase;
let growth: WorkGrowth;
let at = new Date('2026-11-21T08:00:00Z').getTime();
beforeAll(async () => {
  database = await openTestDatabase();
  growth = workGrowth(database, () => new Date(at));
});
beforeEach(() => {
  at += 60 * 60_000;
});
afterAll(() => database.close());
const submit = async (times: number, address: (time: number) => string) => {
  for (let time = 0; time < times; time += 1) await growth.count('login', address(time));
};
const HERE = '192.0.2.1';
const elsewhere = (time: number) => `2001:db8:${time.toString(16)}::1`;

test.each([
  [29, 1],
  [30, 2],
  [60, 4],
  [90, 8],
  [110, GROWTH_MAX],
])('after %i submits of a network its next costs %i times the work', async (submits, times) => {
  await submit(submits, () => HERE);
  expect(await growth.now('login', HERE)).toBe(times);
  expect(await growth.now('login', '198.51.100.1')).toBe(1);
  expect(await growth.now('register', HERE)).toBe(1);
});
test('addresses of one network pay together, and a quarter of an hour later as ever', async () => {
  await submit(30, (time) => `2001:db8:0:1::${time.toString(16)}`);
  expect(await growth.now('login', '2001:db8:0:1::ffff')).toBe(2);
  at += 15 * 60_000;
  expect(await growth.now('login', '2001:db8:0:1::ffff')).toBe(1);
});
test('while very many networks send everybody pays a little, for a minute', async () => {
  await submit(120, elsewhere);
  expect(await growth.now('login', HERE)).toBe(2);
  at += 60_000;
  expect(await growth.now('login', HERE)).toBe(1);
});

test('where nothing is counted each submit costs its usual work', async () => {
  await noGrowth.count('login', HERE);
  expect(await noGrowth.now('login', HERE)).toBe(1);
});
