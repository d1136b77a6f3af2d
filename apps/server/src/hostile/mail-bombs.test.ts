import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicant } from '../careers/testing/applicant.ts';
import { recipientLimits } from '../limits/recipient-limits.ts';
import { accountCalls, PASSWORD } from '../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

const EVIL = 'https://evil.example/win';
let server: TestApp;
let networks = 0;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** From another network each time: what is counted is the recipient. */
const elsewhere = () => {
  networks += 1;
  return { remoteAddress: `2001:db8:${networks.toString(16)}::1` };
};
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload, ...elsewhere() });
const register = (email: string) =>
  post('/api/Blog/register-alderon-days/', {
    ...{ firstName: 'Win', lastName: EVIL, phone: '1', totalAttending: 1, notes: EVIL, token: '' },
    email,
  });
const apply = (email: string) =>
  post('/api/Applicant/apply', { ...applicant, position: EVIL, first: EVIL, email, token: '' });

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return Object(await server.database.queries.execute(query)).rows;
}
const mailsTo = async (person: string) =>
  (await rows(sql`select kind from mail where lower(recipient) like ${`${person}%@example.com`}`)).map(
    ({ kind }) => kind,
  );
const count = async (table: string) =>
  Number((await rows(sql`select count(*) as rows from ${sql.identifier(table)}`))[0]?.rows);

describe('a stranger who sends forms in the name of another', () => {
  test('has few copies mailed, over all forms and spellings of the address; every record and every notice is kept', async () => {
    const before = { registrations: await count('registration'), applications: await count('job_application') };
    for (let nth = 0; nth < 25; nth += 1) {
      const email = ['victim@example.com', `victim+${nth}@example.com`, 'Victim@Example.com'][nth % 3] ?? '';
      expect((await register(email)).body).toBe('true');
      expect((await apply(email)).body).toBe('true');
    }
    const kinds = await mailsTo('victim');
    expect(kinds).toHaveLength(recipientLimits.copies.max);
    expect(new Set(kinds)).toEqual(new Set(['registration-copy', 'application-copy']));
    expect(await count('registration')).toBe(before.registrations + 25);
    expect(await count('job_application')).toBe(before.applications + 25);
    const notices = await rows(
      sql`select kind, count(*) as mails from mail where kind like ${'%-notice'} group by kind`,
    );
    expect(notices.map(({ kind, mails }) => [kind, Number(mails)]).sort()).toEqual([
      ['application-notice', 25],
      ['registration-notice', 25],
    ]);
  });
  test('leaves room for links, and all mails together are bounded by the day; the answer never tells', async () => {
    const calls = accountCalls(server);
    await calls.addConfirmed('victim@example.com');
    const before = (await mailsTo('victim')).length;
    const ask = (email: string) => calls.call('forgotPassword', { email, captchaToken: '' }, elsewhere());
    const statuses = [];
    for (let nth = 0; nth < recipientLimits.mails.max + 5; nth += 1) {
      // The crowd at one spelling waits; a person has many.
      await calls.call('createUser', signUp(`victim+${nth % 7}@example.com`), elsewhere());
      statuses.push((await ask(nth % 2 === 0 ? 'victim@example.com' : 'nobody@example.com')).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const sent = (await mailsTo('victim')).length;
    expect(sent).toBeGreaterThan(before + 10);
    expect(sent).toBeLessThanOrEqual(recipientLimits.mails.max + 1);
  });
  test('does not use up what the owner asks for at home', async () => {
    const calls = accountCalls(server);
    const home = { remoteAddress: '192.0.2.77' };
    expect((await calls.logIn('victim@example.com', PASSWORD, home)).statusCode).toBe(200);
    const before = (await mailsTo('victim')).length;
    await calls.call('forgotPassword', { email: 'victim@example.com', captchaToken: '' }, home);
    expect((await mailsTo('victim')).length).toBe(before + 1);
  });
});

const signUp = (email: string) => ({ email, password: PASSWORD, userType: 'Rep', captchaToken: '' });
