import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { altcha } from './altcha.ts';
import { type BotCheck, botCheck } from './bot-check.ts';
import { type BotCheckProvider, noProvider } from './provider.ts';
import { takeOnce } from './take-once.ts';

const MINIMUM = 0.5;
const ADDRESS = '192.0.2.1';
const rounds = () => 10;
const secret = 'the secret that all nodes of this site share';
let database: TestDatabase;
let other: Awaited<ReturnType<TestDatabase['again']>>;
/** Two processes of one site. */
let here: BotCheck;
let there: BotCheck;
const checkOn = (
  on: Parameters<typeof takeOnce>[0],
  provider: BotCheckProvider = altcha({ secret, rounds }),
): BotCheck => botCheck({ provider, takeOnce: takeOnce(on), minimumScore: () => MINIMUM });
beforeAll(async () => {
  database = await openTestDatabase();
  other = await database.again();
  [here, there] = [checkOn(database), checkOn(other)];
});
afterAll(async () => {
  await other.close();
  await database.close();
});

async function tokenFrom(check: BotCheck): Promise<string> {
  const task = await check.task('login', ADDRESS);
  if (task.provider !== 'altcha') throw new Error(`Not work but ${task.provider}.`);
  const solution = await solveChallenge({ challenge: task.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: task.challenge, solution }));
}
const isRefused = (check: Promise<void>) =>
  expect(check).rejects.toMatchObject({ problem: { code: 'bot-check-failed', status: 403 } });

describe('a token', () => {
  test('that is vouched for is good until it is used up, and then no more', async () => {
    const token = await tokenFrom(here);
    const [first, second] = [await here.vouch('login', token, ADDRESS), await there.vouch('login', token, ADDRESS)];
    await first();
    await isRefused(second());
    await isRefused(here.vouch('login', 'none', ADDRESS).then(() => undefined));
  });
  test('of one process is taken by another, once, and by the first no more', async () => {
    const token = await tokenFrom(here);
    await there.check('login', token, ADDRESS);
    await isRefused(here.check('login', token, ADDRESS));
    await isRefused(there.check('login', token, ADDRESS));
  });
  test('sent many times at once to both is taken once', async () => {
    const token = await tokenFrom(there);
    const sent = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? here : there).check('login', token, ADDRESS),
    );
    const taken = (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(1);
  });
  test('for another action is refused, and still good for its own', async () => {
    const token = await tokenFrom(here);
    await isRefused(here.check('apply', token, ADDRESS));
    await here.check('login', token, ADDRESS);
  });
  test.each(['', 'nonsense', btoa('{}')])('%j is refused', (token) => isRefused(here.check('login', token, ADDRESS)));
});

describe('a score', () => {
  const scored = (score: number): BotCheck =>
    checkOn(database, { ...noProvider, prove: async () => ({ score, once: null }) });
  test('of the minimum is enough', () => scored(MINIMUM).check('login', '', ADDRESS));
  test('below it is not', () => isRefused(scored(MINIMUM - 0.01).check('login', '', ADDRESS)));
});
test('a refusal says the same of every reason, in a sentence', async () => {
  const elsewhere = await tokenFrom(here);
  const words = await Promise.all(
    [here.check('login', '', ADDRESS), here.check('apply', elsewhere, ADDRESS)].map((check) => check.catch(String)),
  );
  expect(new Set(words).size).toBe(1);
  expect(words[0]).toMatch(/Please try again\.$/);
});
test('without a provider everything is taken', async () => {
  const open = checkOn(database, noProvider);
  expect(await open.task('login', ADDRESS)).toEqual({ provider: 'off' });
  await open.check('login', '', ADDRESS);
});
