import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { openWork, type Work } from '../work/work.ts';

/** The lanes that were used, in their order. */
const used: string[] = [];
const scheduler = openWork();
const work: Work = {
  ...scheduler,
  run: (lane, asker, job) => {
    used.push(lane);
    return scheduler.run(lane, asker, job);
  },
};
let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp({ work });
});
afterAll(() => open.close());
const get = (path: string, headers = {}) => open.app.inject({ url: `/media/wiring/${path}`, headers });

test.each([
  ['plover-tethered.svg?configurator=PF-20-NO-P120', 'PF-20-NO-P120: 120 V, piggyback plug, empties (pump down)'],
  ['rail-vertical.svg?diagram=2', 'Rail Vertical Rod Floats: 240 V, piggyback plug, empties (pump down)'],
  ['tern-duplex.svg?configurator=TD-4-4X-4F-040-AB-E-20', 'TD-4-4X-4F-040-AB-E-20: Three-phase, 480 V'],
])('%s is the diagram of that number', async (path, title) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(answer.body).toContain(`<title id="t">${title}</title>`);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('it is sent again only when it has changed', async () => {
  const path = 'plover-tethered.svg?configurator=PF-20-NO-P120';
  const { headers } = await get(path);
  expect((await get(path, { 'if-none-match': headers['etag'] })).statusCode).toBe(304);
});

test.each([
  ['a family that there is not', 'heron.svg'],
  ['a family without wiring', 'merganser-triplex.svg?configurator=MT-480-250-4F-12'],
  ['a number that is not whole', 'tern-duplex.svg?configurator=TD-4'],
  ['no number where one is needed', 'tern-duplex.svg'],
  ['a diagram after the last', 'plover-tethered.svg?configurator=PF-20-NO-P120&diagram=2'],
])('%s: 404', async (_, path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test.each([
  ['no number', 'diagram=x', 400],
  ['half a number', 'diagram=1.5', 400],
  ['the one before the first', 'diagram=0', 400],
  ['one beyond the most', 'diagram=21', 400],
  ['the last that may be', 'diagram=20', 404],
  ['a number of too many letters', `configurator=${'x'.repeat(301)}`, 400],
  ['a number of as many as may be', `configurator=${'x'.repeat(300)}`, 404],
  ['choices of too many letters', `options=${'x'.repeat(8001)}`, 400],
  ['choices of as many as may be', `options=${'x'.repeat(8000)}`, 404],
  ['a choice', 'options=x', 404],
  ['a variant that is neither', 'intrinsically-safe=perhaps', 400],
])('a diagram is asked for by %s', async (_, query, status) => {
  expect((await get(`tern-duplex.svg?${query}`)).statusCode).toBe(status);
});

test('whoever asks for diagrams of made-up numbers pays for each, also where there is none; one that is kept costs nothing', async () => {
  used.length = 0;
  await get('plover-tethered.svg?configurator=PF-10-NO-P120');
  expect(used).toEqual(['answers', 'compression']);
  await get('plover-tethered.svg?configurator=PF-10-NO-P120');
  await get('tern-duplex.svg?configurator=TD-5');
  expect(used).toEqual(['answers', 'compression', 'answers']);
});
