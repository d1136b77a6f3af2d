import { type ApiTransport, type BotCheckAction, callPath, commands, request } from '@millrace/contract';
import { test } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { networkOf } from '../browser/fixtures.ts';
import { nextMailTo } from '../mails/sent-mails.ts';
import { confirmationIn, type Person, somebody } from './account-steps.ts';

/** An account that is waiting for its confirmation, made by the calls of the forms. Returns its person. */
export async function newAccount(site: string): Promise<Person> {
  const person = somebody();
  const captchaToken = await workedToken(site, 'register');
  await request(from(site), commands.createUser, { body: { ...person, userType: 'Distributor', captchaToken } });
  return person;
}

/** An account that is ready to be signed in to. */
export async function readyAccount(site: string): Promise<Person> {
  const person = await newAccount(site);
  const token = new URL(confirmationIn(await nextMailTo(site, person.email))).searchParams.get('confirm') ?? '';
  await request(from(site), commands.confirmEmail, { body: { token } });
  return person;
}

/** Signs in, and returns the token of the new session. */
export async function tokenFor(site: string, { email, password }: Person): Promise<string> {
  const body = { email, password, token: await workedToken(site, 'login') };
  return (await request(from(site), commands.login, { body })).token;
}

/** Returns whether the session of a token goes on. */
export const isSignedIn = (site: string, token: string): Promise<boolean> =>
  request(from(site), commands.verifyToken, { body: { token } });

/** Does the work that a form does for a token of the bot check. */
async function workedToken(site: string, action: BotCheckAction): Promise<string> {
  const task = await request(from(site), commands.botCheck, { params: { action } });
  if (task.provider !== 'altcha') throw new Error('The site asks for no work.');
  const { challenge } = task;
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

/** Calls as a visitor of the test's network does. */
const from =
  (site: string): ApiTransport =>
  async ({ call, params, query, body }) => {
    const answer = await fetch(`${site}/api${callPath(call.path, params, query)}`, {
      method: call.method,
      headers: { ...networkOf(test.info()), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
