import { openTestDatabase } from '@millrace/database/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { altcha } from './altcha.ts';
import { botCheck } from './bot-check.ts';
import { botCheckCommand } from './bot-check-command.ts';
import { takeOnce } from './take-once.ts';
import { workGrowth } from './work-growth.ts';

let server: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase();
  const forms = botCheck({
    provider: altcha({ secret: 'a secret that is long enough to be one', rounds: () => 10 }),
    takeOnce: takeOnce(database),
    minimumScore: () => 0.5,
    growth: workGrowth(database),
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
  for (let time = 0; time < 20; time += 1) expect(await guess(STRANGER, `nobody${time}@example.com`)).toBe(401);
  expect((await challengeFor(STRANGER)).parameters.cost).toBe(40);
  expect((await challengeFor('192.0.2.1')).parameters.cost).toBe(20);
});
