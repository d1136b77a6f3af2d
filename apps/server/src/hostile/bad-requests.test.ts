import { PROBLEM_TYPE } from '@millrace/contract';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
/** Good ones, of two users. */
const token = { mine: '', theirs: '', ended: '' };
const logged: string[] = [];
beforeAll(async () => {
  server = await openTestApp({ log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }) });
  calls = accountCalls(server);
  await calls.addConfirmed();
  await calls.addConfirmed('other@example.com');
  token.ended = await calls.tokenOf();
  await calls.call('logout', {}, { token: token.ended });
  token.mine = await calls.tokenOf();
  token.theirs = await calls.tokenOf('other@example.com');
});
afterAll(() => server.close());

const [KB, LONG] = [1024, 'x'.repeat(10 * 1024)];
const halves = (whole: string): [string, string] => {
  const at = whole.indexOf('.');
  return [whole.slice(0, at), whole.slice(at)];
};

/** Texts sent as a token that are none. */
const tokens: readonly [what: string, header: () => string][] = [
  ['no word before it', () => token.mine],
  ['another word', () => `Basic ${token.mine}`],
  ['nothing after the word', () => 'Bearer'],
  ['two of them', () => `Bearer ${token.mine}, Bearer ${token.theirs}`],
  ['null', () => 'Bearer null'],
  ['undefined', () => 'Bearer undefined'],
  ['an object', () => 'Bearer [object Object]'],
  ['a fragment of SQL', () => `Bearer ' or '1'='1`],
  ['a long one', () => `Bearer ${LONG}`],
  ['one that is signed twice', () => `Bearer ${token.mine}${halves(token.mine)[1]}`],
  ['one without its signature', () => `Bearer ${halves(token.mine)[0]}`],
  ['a signature alone', () => `Bearer ${halves(token.mine)[1]}`],
  ['one with another’s signature', () => `Bearer ${halves(token.mine)[0]}${halves(token.theirs)[1]}`],
  ['one cut short', () => `Bearer ${token.mine.slice(0, -2)}`],
  ['one with a letter changed', () => `Bearer ${token.mine.startsWith('A') ? 'B' : 'A'}${token.mine.slice(1)}`],
  ['one whose session was ended', () => `Bearer ${token.ended}`],
  ['a JSON Web Token without a signature', () => 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ['an id', () => 'Bearer 00000000-0000-4000-8000-000000000000'],
];
describe.each(tokens)('a token that is %s', (_what, header) => {
  test('opens nothing, and is not logged', async () => {
    const before = await rowCounts(server.database);
    const asked = [
      { method: 'GET', url: '/api/Users/get-user' },
      { method: 'PUT', url: '/api/Users/customer', payload: { customerId: 1 } },
      { method: 'DELETE', url: '/api/Carousel/1' },
      { method: 'GET', url: '/api/Applicant' },
      { method: 'GET', url: '/api/Applicant/00000000-0000-4000-8000-000000000000/resume' },
    ] as const;
    for (const request of asked) {
      const answer = await server.app.inject({ ...request, headers: { authorization: header() } });
      expect([request.url, answer.statusCode]).toEqual([request.url, 401]);
      expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    }
    const plain = await server.app.inject({ url: '/api/Home/items', headers: { authorization: header() } });
    expect(plain.statusCode).toBe(200);
    expect(await rowCounts(server.database)).toEqual(before);
    expect(logged.join('')).not.toContain(halves(token.mine)[0]);
  });
});

test('a token opens what is its user’s, so that the table above proves something', async () => {
  const answer = await calls.call('getUser', undefined, { token: token.mine });
  expect(answer.json()).toMatchObject({ email: EMAIL });
  expect((await calls.call('putCarousel', {}, { token: token.mine })).statusCode).toBe(403);
});

const ids = ['0', '-1', '1.5', '1e3', 'abc', '%00', "1'--", '1;drop', '99999999999999999999', '1%2f2', '%ff', LONG];
test.each(ids)('a banner of id %.30s is none', async (id) => {
  for (const method of ['PUT', 'DELETE'] as const) {
    const answer = await server.app.inject({
      method,
      url: `/api/Carousel/${id}`,
      headers: { authorization: `Bearer ${token.mine}` },
    });
    expect([400, 403, 404]).toContain(answer.statusCode);
  }
  const answer = await server.app.inject({ url: `/api/Carousel/id/${id}` });
  expect([400, 404]).toContain(answer.statusCode);
});

describe('an address', () => {
  test.each([
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/Users/login%00',
    '/api/Users%2flogin',
    '/api/Users%5clogin',
    '/media/..%2f..%2fsession-secret',
    '/media/....//....//package.json',
    '/media/%00',
    '/media/resumes/x.pdf',
    '/media/..%5c..%5cpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/media/C:%5cwindows%5cwin.ini',
    '/media/http:%2f%2f127.0.0.1:22/',
  ])('%s leads nowhere', async (url) => {
    const answer = await server.app.inject({ url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/root:|"workspaces"|millrace"/);
  });
  test.each(['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PUT', 'DELETE'] as const)(
    '%s does nothing where it is not meant',
    async (method) => {
      const before = await rowCounts(server.database);
      for (const url of ['/api/Users', '/api/Users/login', '/api/Home/items', '/home']) {
        const answer = await server.app.inject({ method: method as 'PATCH', url });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
      }
      expect(await rowCounts(server.database)).toEqual(before);
    },
  );
  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('%s changes no method', async (name) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/Carousel/1', headers: { [name]: 'DELETE' } });
    expect([404, 405]).toContain(answer.statusCode);
  });
});

describe('a head that lies', () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    'x-original-url': '/api/Carousel/1',
    'x-rewrite-url': '/api/Carousel/1',
    forwarded: 'host=evil.example;for=1.2.3.4',
    referer: 'https://evil.example/',
    origin: 'https://evil.example',
  };
  test('does not get into a mail, a page or a redirect', async () => {
    const payload = { email: EMAIL, captchaToken: '' };
    await server.app.inject({ method: 'POST', url: '/api/Users/forgot-password', payload, headers: lies });
    expect(JSON.stringify(await calls.mails())).not.toContain('evil.example');
    for (const url of ['/', '/home', '/sitemap.xml', '/robots.txt', '/api/openapi.json']) {
      const answer = await server.app.inject({ url, headers: lies });
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil.example');
    }
  });
  test('gets no leave to read from another origin', async () => {
    const answer = await server.app.inject({ url: '/api/Home/items', headers: lies });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
  test('is not believed about where it comes from', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: PASSWORD, token: '' });
    const tries = Array.from({ length: 60 }, (_, nth) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Users/login',
        payload: body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${nth}` },
        remoteAddress: '198.51.100.7',
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(429);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });
  test('that is too long is refused', async () => {
    const answer = await server.app.inject({ url: `/api/Search?search=${'x'.repeat(8 * KB)}` });
    expect(answer.statusCode).toBe(400);
  });
});
