import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { altcha } from './altcha.ts';
import { botCheck } from './bot-check.ts';
import { botCheckCommand } from './bot-check-command.ts';
import { takeOnce } from './take-once.ts';

/** Two processes of one site; on the embedded database two applications of one process. */
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase();
  here = await node(database);
  there = await node({ ...(await database.again()), again: database.again });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

function node(database: TestDatabase): Promise<TestApp> {
  const provider = altcha({ secret: 'the secret that all nodes of this site share', rounds: () => 10 });
  const forms = botCheck({ provider, takeOnce: takeOnce(database), minimumScore: () => 0.5 });
  const given = { commands: { botCheck: botCheckCommand(forms) }, accounts: { checkBot: forms.check } };
  return openTestApp(given, async () => database);
}

async function tokenFrom({ app }: TestApp, action = 'login'): Promise<string> {
  const { challenge } = (await app.inject(`/api/BotCheck/${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
const logIn = async ({ app }: TestApp, token: string, email = 'nobody@example.com') => {
  const payload = { email, password: 'Right!horse7', token };
  const answer = await app.inject({ method: 'POST', url: '/api/Users/login/', payload });
  return `${answer.statusCode} ${answer.json().code}`;
};
const TAKEN = '401 login-failed';
const REFUSED = '403 bot-check-failed';

test('a form sent to another node than the challenge came from is taken; sent again to either it is refused', async () => {
  const token = await tokenFrom(here);
  expect(await logIn(there, token)).toBe(TAKEN);
  expect(await logIn(here, token)).toBe(REFUSED);
  expect(await logIn(there, token)).toBe(REFUSED);
});
test('a form with a fault keeps its token good', async () => {
  const token = await tokenFrom(here);
  expect(await logIn(here, token, 'no address')).toBe('400 bad-request');
  expect(await logIn(here, token)).toBe(TAKEN);
});
test('a form with the token of another is refused', async () => {
  expect(await logIn(here, await tokenFrom(here, 'register'))).toBe(REFUSED);
});
test.each(['', 'true', 'null'])('a form with %j for a token is refused', async (token) => {
  expect(await logIn(here, token)).toBe(REFUSED);
});
