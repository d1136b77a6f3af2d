import { changeSession, changeUser, findIdentity, findUserByEmail, listMails, sessionsOf } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { addStaff, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { startTestProvider, type TestProvider } from '../../testing/staff/test-provider.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { PROVIDER_LIFE_HOURS } from '../office/office-sessions.ts';
import { JOURNEY_MINUTES } from './journey-box.ts';

const [BOSS, NEW] = ['boss@example.com', 'anna@example.com'];
const MINUTE_MS = 60_000;
const REDIRECT = 'https://www.example.com/office/single-sign-on';
let server: TestApp;
let provider: TestProvider;
let now = new Date();
let boss: ReturnType<typeof officeBrowser>;
beforeAll(async () => {
  provider = await startTestProvider(REDIRECT);
  server = await openTestApp({ published: withoutFamilies, accounts: { clock: () => now, oidc: provider } });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  now = new Date();
  provider.refuse(false);
  await addStaff(server, BOSS, ['admin']);
  boss = officeBrowser(server);
  await boss.setUp(BOSS, () => now);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
type Browser = ReturnType<typeof officeBrowser>;
/** Goes to the provider and comes back with its answer, which is not yet given to the office. */
async function visit(browser: Browser, name: string, body: object = {}): Promise<string> {
  const { address } = (await browser.call('beginSingleSignOn', body)).json();
  return (await provider.visit(address, name)).search;
}
const come = async (browser: Browser, name: string, body: object = {}) =>
  browser.call('finishSingleSignOn', { answer: await visit(browser, name, body) });
async function invitationLink(email = NEW, roles = ['publisher']): Promise<string> {
  await boss.call('invite', { email, name: 'Anna Lind', roles });
  const [mail] = await listMails(server.database.queries, { limit: 1 });
  if (mail === undefined) throw new Error('No invitation was mailed.');
  return String((mail.data as { link: string }).link).split('#')[1] ?? '';
}
/** Somebody who was invited and came by the provider. */
async function joined(name = 'anna') {
  const browser = officeBrowser(server);
  const answer = await come(browser, name, { link: await invitationLink() });
  return { browser, answer };
}

describe('single sign-on', () => {
  test('lets an invited person in who is linked to issuer and subject, with the factor of the provider', async () => {
    const { browser, answer } = await joined();
    expect(answer.json()).toMatchObject({
      email: NEW,
      roles: ['publisher'],
      step: 'complete',
      factors: { provider: true, authenticator: false },
    });
    expect(await findIdentity(server.database.queries, { issuer: provider.issuer, subject: 'anna' })).not.toBeNull();
    expect((await browser.call('staffFactors')).statusCode).toBe(200);
    expect((await boss.call('staff')).json()[0]).toMatchObject({ email: NEW, isOfProvider: true, sessions: 1 });
    const again = officeBrowser(server);
    expect((await come(again, 'anna')).json()).toMatchObject({ email: NEW, step: 'complete' });
    const told = await listMails(server.database.queries, { limit: 9 });
    for (const [kind, to] of [
      ['office-joined', NEW],
      ['invitation-accepted', BOSS],
    ])
      expect(told.find((one) => one.kind === kind)).toMatchObject({
        to,
        data: { how: 'provider', roles: 'publisher' },
      });
  });
  test('lets nobody in who was not invited, whatever address the provider names', async () => {
    const answer = await come(officeBrowser(server), BOSS);
    expect(answer.json()).toMatchObject({ status: 401, code: 'login-failed', message: /linked to nobody/ });
    expect(answer.headers['set-cookie']).not.toMatch(/__Host-office=\w/);
  });
  test('links one person of the provider to one user, by a link that is good once', async () => {
    const link = await invitationLink();
    const browser = officeBrowser(server);
    const answer = await visit(browser, 'anna', { link });
    const other = officeBrowser(server);
    expect((await come(other, 'bert', { link })).statusCode).toBe(200);
    expect((await browser.call('finishSingleSignOn', { answer })).json()).toMatchObject({ code: 'link-expired' });
    const second = await invitationLink('carl@example.com');
    expect((await come(officeBrowser(server), 'bert', { link: second })).json()).toMatchObject({ code: 'not-allowed' });
    expect(await findUserByEmail(server.database.queries, 'carl@example.com')).toBeNull();
  });
  test('is the one way in for who has joined by it: neither an old password nor a new one opens the office', async () => {
    const calls = accountCalls(server);
    await calls.addConfirmed(NEW);
    await joined();
    expect((await officeBrowser(server).signIn(NEW)).json()).toMatchObject({ code: 'login-failed' });
    await calls.forgot(NEW);
    await calls.reset(await calls.mailedToken('reset-password', NEW), 'Weir-Gate-77!');
    expect((await calls.logIn(NEW, 'Weir-Gate-77!')).statusCode).toBe(200);
    expect((await officeBrowser(server).signIn(NEW, 'Weir-Gate-77!')).json()).toMatchObject({
      code: 'not-allowed',
      message: /single sign-on/,
    });
  });
  test('is taken away with the roles, and its sessions end', async () => {
    const { browser } = await joined();
    const user = await findUserByEmail(server.database.queries, NEW);
    await boss.call('removeStaff', undefined, { params: { id: user?.id ?? '' } });
    expect((await browser.call('staffSession')).statusCode).toBe(401);
    expect((await come(officeBrowser(server), 'anna')).json()).toMatchObject({ code: 'login-failed' });
  });
  test('lets nobody in whose roles are gone', async () => {
    await joined();
    const user = await findUserByEmail(server.database.queries, NEW);
    await changeUser(server.database.queries, user?.id ?? '', { roles: [] });
    expect((await come(officeBrowser(server), 'anna')).json()).toMatchObject({ code: 'login-failed' });
  });
  test(`ends after ${PROVIDER_LIFE_HOURS} hours, however often it is used`, async () => {
    const { browser } = await joined();
    for (let hour = 1; hour < PROVIDER_LIFE_HOURS; hour++) {
      later(60 * MINUTE_MS);
      expect((await browser.call('staffSession')).statusCode).toBe(200);
    }
    later(60 * MINUTE_MS);
    expect((await browser.call('staffSession')).statusCode).toBe(401);
  });
});

describe('an answer of the provider is refused', () => {
  test('in another browser, twice, and too late', async () => {
    await joined();
    const browser = officeBrowser(server);
    const answer = await visit(browser, 'anna');
    const strange = await officeBrowser(server).call('finishSingleSignOn', { answer });
    expect(strange.json()).toMatchObject({ status: 502, code: 'provider-failed', message: /another browser/ });
    expect((await browser.call('finishSingleSignOn', { answer })).statusCode).toBe(200);
    expect((await browser.call('finishSingleSignOn', { answer })).json()).toMatchObject({ code: 'provider-failed' });
    const late = await visit(browser, 'anna');
    later(JOURNEY_MINUTES * MINUTE_MS + 1);
    expect((await browser.call('finishSingleSignOn', { answer: late })).json()).toMatchObject({
      code: 'provider-failed',
    });
  });
  test.each([
    ['with another state', (answer: string) => answer.replace(/state=[^&]+/, 'state=other')],
    ['with a made-up code', (answer: string) => answer.replace(/code=[^&]+/, 'code=other')],
    ['of another issuer', (answer: string) => answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example')],
    ['without anything', () => '?'],
  ])('%s', async (_fault, change) => {
    await joined();
    const browser = officeBrowser(server);
    const answer = change(await visit(browser, 'anna'));
    expect((await browser.call('finishSingleSignOn', { answer })).json()).toMatchObject({ code: 'provider-failed' });
    expect((await browser.call('staffSession')).statusCode).toBe(401);
  });
  test('for another journey of the same browser', async () => {
    await joined();
    const browser = officeBrowser(server);
    const first = await visit(browser, 'anna');
    await browser.call('beginSingleSignOn', {});
    expect((await browser.call('finishSingleSignOn', { answer: first })).json()).toMatchObject({ status: 502 });
  });
  test('when the provider says no, in words, and a password goes on', async () => {
    provider.refuse(true);
    expect((await come(officeBrowser(server), 'anna')).json()).toMatchObject({
      code: 'provider-failed',
      message: /refused/,
    });
    expect((await officeBrowser(server).signIn(BOSS)).statusCode).toBe(200);
  });
});

describe('what is dangerous', () => {
  const codes = (browser: Browser) => browser.call('makeRecoveryCodes');
  const confirm = async (browser: Browser, name: string) => {
    const { address } = (await browser.call('beginConfirmation')).json();
    const back = await provider.visit(address, name);
    expect(back.searchParams.get('state')).toMatch(/^confirm\./);
    return browser.call('finishConfirmation', { answer: back.search });
  };
  /** As if the provider had asked them half an hour ago. */
  const grownOld = async () => {
    const { browser } = await joined();
    const user = await findUserByEmail(server.database.queries, NEW);
    const [session] = await sessionsOf(server.database.queries, user?.id ?? '');
    const factorAt = new Date(now.getTime() - 2 * 15 * MINUTE_MS);
    await changeSession(server.database.queries, session?.id ?? '', { factorAt });
    expect((await codes(browser)).json()).toMatchObject({ code: 'factor-needed' });
    return browser;
  };
  test('goes on once the provider has asked again', async () => {
    const browser = await grownOld();
    expect((await confirm(browser, 'anna')).json()).toMatchObject({ factors: { provider: true } });
    expect((await codes(browser)).statusCode).toBe(200);
  });
  test('is not confirmed by somebody else at the provider, known here or not', async () => {
    const browser = await grownOld();
    expect((await confirm(browser, 'bert')).json()).toMatchObject({ code: 'factor-wrong', message: /somebody else/ });
    expect((await codes(browser)).json()).toMatchObject({ code: 'factor-needed' });
  });
  test('is not confirmed by a provider that lets them through without asking', async () => {
    const browser = await grownOld();
    // The provider's clock stays: what it says is older than the question.
    later(5 * MINUTE_MS);
    expect((await confirm(browser, 'anna')).json()).toMatchObject({ code: 'factor-wrong', message: /without asking/ });
    expect((await codes(browser)).json()).toMatchObject({ code: 'factor-needed' });
  });
  test('is not confirmed by the answer to another question', async () => {
    const { browser } = await joined();
    const { address } = (await browser.call('beginSingleSignOn', {})).json();
    const back = await provider.visit(address, 'anna');
    expect((await browser.call('finishConfirmation', { answer: back.search })).json()).toMatchObject({
      code: 'factor-wrong',
    });
  });
  test('is asked of a password by its own factor: the provider is not theirs', async () => {
    expect((await boss.call('beginConfirmation')).json()).toMatchObject({ status: 404 });
  });
});

test('without a provider there is no button and no way; with one that is down a password goes on', async () => {
  expect((await boss.call('signInWays')).json()).toEqual({ provider: 'localhost' });
  const down = await startTestProvider(REDIRECT);
  await down.stop();
  const [without, withDown] = await Promise.all([
    openTestApp({ published: withoutFamilies }),
    openTestApp({ published: withoutFamilies, accounts: { oidc: down } }),
  ]);
  expect((await officeBrowser(without).call('signInWays')).json()).toEqual({ provider: null });
  expect((await officeBrowser(without).call('beginSingleSignOn', {})).statusCode).toBe(404);
  await addStaff(withDown, BOSS, ['admin']);
  expect((await officeBrowser(withDown).call('beginSingleSignOn', {})).json()).toMatchObject({
    status: 502,
    message: /cannot be reached/,
  });
  expect((await officeBrowser(withDown).signIn(BOSS)).statusCode).toBe(200);
  await Promise.all([without.close(), withDown.close()]);
});
