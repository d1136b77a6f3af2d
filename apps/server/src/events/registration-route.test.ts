import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { dumpDatabase } from '@millrace/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused } from '../problems/problem-error.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { mailRegistration } from './mail-registration.ts';
import { registrationCommand } from './registration-command.ts';

let server: TestApp;
/** Tokens that were used up. */
const used: string[] = [];
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies });
});
afterAll(() => server.close());

const visitor = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '701-555-0100',
  email: 'Ada@Example.com',
  totalAttending: 2,
  notes: 'Two of us.\nOne eats no meat.',
  token: 'good',
};
let visitors = 0;
/** From a network of its own each time: those by chance were now and then the same, and one network may send only so many. */
const register = (change: object = {}, key?: string, on: TestApp = server) =>
  on.app.inject({
    method: 'POST',
    url: '/api/Blog/register-alderon-days/',
    payload: { ...visitor, ...change },
    headers: key === undefined ? {} : { [SUBMISSION_KEY_HEADER]: key },
    remoteAddress: `192.0.2.${visitors++ % 250}`,
  });
async function kept(of: string, from: TestApp = server): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(from.database, async (line) => void lines.push(line));
  return lines.filter((line) => line.includes(of));
}

describe('a registration', () => {
  test('is on record with its mails, to who registered and to the hosts', async () => {
    const answer = await register({ email: 'first@example.com' });
    expect(answer).toMatchObject({ statusCode: 200, body: 'true' });
    const lines = await kept('first@example.com');
    expect(lines.filter((line) => line.includes('"event_slug"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"registration-copy"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"registration-notice"'))).toHaveLength(1);
  });
  test('of somebody else under a key that was used is refused in words, and nothing of the first is changed', async () => {
    expect((await register({ email: 'first@example.com' }, 'key-of-two')).statusCode).toBe(200);
    const other = await register({ email: 'second@example.com' }, 'key-of-two');
    expect([other.statusCode, other.json().code]).toEqual([409, 'submission-differs']);
    expect(other.json().message).toContain('please send it once more');
  });
  test('sent again with its key is one record and one set of mails, and is answered the same', async () => {
    const answers = [];
    for (let nth = 0; nth < 3; nth++) answers.push(await register({ email: 'twice@example.com' }, 'key-of-one-submit'));
    expect(answers.map(({ body }) => body)).toEqual(['true', 'true', 'true']);
    expect(await kept('twice@example.com')).toHaveLength(3);
  });
  test('brings one unless it says otherwise', async () => {
    await register({ email: 'alone@example.com', totalAttending: undefined });
    expect((await kept('alone@example.com')).join()).toMatch(/"total_?[aA]ttending": ?1\b/);
  });
  test.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'First name is required.'],
    ['no phone', { phone: '' }, 'phone', 'Phone number is required.'],
    ['no address', { email: 'ada' }, 'email', 'Invalid email format.'],
    ['a second address in it', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', null],
    ['nobody', { totalAttending: 0 }, 'totalAttending', 'Total number attending is required.'],
    ['more than the event takes', { totalAttending: 51 }, 'totalAttending', 'One registration may bring 50 at most.'],
    ['longer notes than it takes', { notes: 'x'.repeat(1001) }, 'notes', 'At most 1000 characters; these are 1001.'],
    ['a field besides', { id: 'mine' }, '', null],
  ])('with %s is refused, and nothing is kept', async (_what, change, field, words) => {
    const before = (await kept('"event_slug"')).length;
    const answer = await register(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', errors: [{ field }] });
    if (words !== null) expect(answer.json().message).toBe(words);
    expect((await kept('"event_slug"')).length).toBe(before);
  });
  test('for an event nobody knows is not found', async () => {
    expect((await register({ event: 'nothing' })).statusCode).toBe(404);
  });
});

describe('the bot check', () => {
  const checked = (on: TestApp) =>
    registrationCommand({
      database: on.database,
      snapshot: () => {
        const snapshot = on.holder.current();
        if (snapshot === null) throw new Error('There is no content.');
        return snapshot;
      },
      checkBot: async (action, token) => {
        if (action !== 'register' || token !== 'good' || used.includes(token)) throw refused('bot-check-failed', 'No.');
        used.push(token);
      },
      mail: mailRegistration(() => []),
      room: on.room,
    });
  test('comes after every other fault, so that a form can be mended and sent with the same token', async () => {
    const app = await openTestApp({
      published: withoutFamilies,
      commands: { registerForEvent: async (input, caller) => checked(app)(input, caller) },
    });
    expect((await register({ totalAttending: 51 }, 'key-one', app)).statusCode).toBe(400);
    expect(used).toEqual([]);
    expect((await register({ token: 'bad' }, 'key-one', app)).statusCode).toBe(403);
    expect((await register({}, 'key-one', app)).statusCode).toBe(200);
    // Its response was lost: the token is used up, the submit is on record.
    expect((await register({}, 'key-one', app)).statusCode).toBe(200);
    expect((await register({}, 'key-two', app)).statusCode).toBe(403);
    expect(await kept('"event_slug"', app)).toHaveLength(1);
    await app.close();
  });
});

test('an event that staff have closed says why; the deadline alone closes nothing', async () => {
  const closed = (isOpen: boolean) => ({
    ...server.content,
    events: server.content.events.map((event) => ({ ...event, isOpen, closedNote: 'All chairs are taken.' })),
  });
  await server.publish(closed(false));
  const answer = await register();
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ message: 'Registration is closed. All chairs are taken.' });
  await server.publish(closed(true));
  expect((await register()).statusCode).toBe(200);
});
