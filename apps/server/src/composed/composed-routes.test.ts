import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp();
});
afterAll(() => open.close());
const get = (path: string, headers = {}) => open.app.inject({ url: `/media/picture/${path}`, headers });

test.each([
  ['tern-duplex.svg?configurator=TD-4-4XS-4F-040-AB-E-20', 'stainless enclosure', 'beacon, horn'],
  ['harrier-simplex.svg?configurator=HS-1-4XG-A-3F-20', 'fibreglass enclosure', 'alarm float apart'],
  ['plover-tethered.svg?configurator=PF-20-NO-P120', '120 V piggyback plug', 'normally open contact'],
  ['tern-duplex.svg?configurator=TDX-3-4X-4F-063-AB-E-30&intrinsically-safe=true', 'intrinsically safe relays', 'horn'],
])('%s is drawn as it is built', async (path, ...words) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  for (const word of words) expect(answer.body).toContain(word);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a number without an alarm has no beacon, and a plain picture no balloon', async () => {
  const number = 'tern-duplex.svg?configurator=TD-4-4X-3F-040-A0-20';
  const [whole, plain] = [(await get(number)).body, (await get(`${number}&plain=true`)).body];
  expect(whole).not.toContain('beacon');
  expect(plain.length).toBeLessThan(whole.length);
});

test('it is sent again only when it has changed', async () => {
  const path = 'tern-duplex.svg?configurator=TD-4-4X-3F-040-A0-20';
  const { headers } = await get(path);
  expect((await get(path, { 'if-none-match': headers['etag'] })).statusCode).toBe(304);
});

test.each([
  ['a family that there is not', 'heron.svg?configurator=H', 404],
  ['a family without composed pictures', 'rail-vertical.svg?configurator=PF-20-NO-P120', 404],
  ['a number that is not whole', 'tern-duplex.svg?configurator=TD-4', 404],
  ['no number', 'tern-duplex.svg', 404],
  ['a flag that is none', 'tern-duplex.svg?plain=yes', 400],
])('%s', async (_, path, status) => {
  expect((await get(path)).statusCode).toBe(status);
});
