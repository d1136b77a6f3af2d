import { openTestDatabase } from '@millrace/database/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { altcha } from './altcha.ts';
import { botCheck } from './bot-check.ts';
import { botCheckCommand } from './bot-check-command.ts';
import { takeOnce } from './take-once.ts';
import { type WorkGrowth, workGrowth } from './work-growth.ts';

let server: TestApp;
let growth: WorkGrowth;
beforeAll(async () => {
  const database = await openTestDatabase();
  growth = workGrowth(database);
  const forms = botCheck({
    provider: altcha({ secret: 'a secret that is long enough to be one', rounds: () => 10 }),
    takeOnce: takeOnce(database),
    minimumScore: () => 0.5,
    growth,
  });
  const given = { commands: { botCheck: botCheckCommand(forms) }, accounts: { checkBot: forms.check } };
  server = await openTestApp(given, async () => database);
});
afterAll(() => server.close());

const STRANGER = '198.51.100.7';
const challengeFor = async (remoteAddress: string) =>
  (await server.app.inject({ url: '/api/BotCheck/login', remoteAddress })).json().challenge;
async function guess(remoteAddress: string, email: string): Promise<number> {
  const challenge = await challengeFor(remoteAddress);
  const token = btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
  const payload = { email, password: 'Wrong!horse7', token };
  return (await server.app.inject({ method: 'POST', url: '/api/Users/login', payload, remoteAddress })).statusCode;
}

test('a network that guesses pays more for each further guess; another pays as ever', async () => {
  // The limit of calls in a minute is as many: the first are counted by hand.
  for (let time = 0; time < 20; time += 1) await growth.count('login', STRANGER);
  for (let time = 0; time < 10; time += 1) expect(await guess(STRANGER, `nobody${time}@example.com`)).toBe(401);
  expect((await challengeFor(STRANGER)).parameters.cost).toBe(40);
  expect((await challengeFor('192.0.2.1')).parameters.cost).toBe(20);
});
