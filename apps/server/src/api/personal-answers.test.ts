import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { openWork, type Work } from '../work/work.ts';

const URL = '/api/ProductFamily?include=products';
const scheduler = openWork();
/** An answer that is made is compressed once. */
let made = 0;
const work: Work = {
  ...scheduler,
  run: (lane, asker, job) => {
    if (lane === 'compression') made += 1;
    return scheduler.run(lane, asker, job);
  },
};
let server: ReadingApp;
beforeAll(async () => {
  // The token names the customer, and after a dot the user.
  const sessionOf = async (token: string) => {
    const [customer, userId = ''] = token.split('.');
    return { userId, viewer: { kind: 'customer', customerId: Number(customer) } } as const;
  };
  server = await readingApp({ work, sessionOf });
});
beforeEach(async () => {
  made = 0;
  await server.show();
});
afterAll(() => server.close());
const get = (token: string, encoding = 'br') =>
  server.app.inject({ url: URL, headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } });

test('an answer to one who is signed in is made once for all users of a customer', async () => {
  const [first, second] = [await get('1.ada'), await get('1.grace')];
  expect(made).toBe(1);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(second.headers['cache-control']).toBe('private, no-store');
  await get('2.ada');
  expect(made).toBe(2);
});
test('it is made in the encoding asked for alone', async () => {
  const answers = [await get('1.ada', 'br'), await get('1.ada', 'gzip'), await get('1.ada', 'identity')];
  expect(made).toBe(3);
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Authorization, Accept-Encoding'));
  const [br, gzip, identity] = answers.map(({ rawPayload }) => rawPayload);
  expect(brotliDecompressSync(br ?? '')).toEqual(identity);
  expect(gunzipSync(gzip ?? '')).toEqual(identity);
});
test('what is asked for at once is made once, and a refusal is made for nobody', async () => {
  await Promise.all(['1.ada', '1.grace', '1.mary'].map((token) => get(token)));
  expect(made).toBe(1);
  const refused = await server.app.inject({
    url: '/api/ProductFamily/slug/none',
    headers: { authorization: 'Bearer 1.ada' },
  });
  expect(refused.statusCode).toBe(404);
  expect(made).toBe(1);
});
test('a publish makes it anew', async () => {
  const before = (await get('1.ada', 'identity')).body;
  const [family] = server.content.families;
  const families = server.content.families.map((each) => (each === family ? { ...each, name: 'Renamed' } : each));
  await server.show({ ...server.content, families });
  const after = (await get('1.ada', 'identity')).body;
  expect(before).not.toContain('"Renamed"');
  expect(after).toContain('"Renamed"');
});
