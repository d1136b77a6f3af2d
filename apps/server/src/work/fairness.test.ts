import { get as askOverHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderPage } from '@millrace/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { plainSite } from '../testing/plain-site.ts';
import { lanes } from './lanes.ts';
import { openWork, type Work } from './work.ts';

const GREEDY = '192.0.2.1';
const HONEST = '192.0.2.2';
const { waitingPerNetwork } = lanes.answers;

/** Pages are rendered when the test says so, one after the other; the addresses in the order of their turns. */
const site = plainSite();
const rendered: string[] = [];
let gate = Promise.withResolvers<void>();
const render: RenderPage = async (page) => {
  rendered.push(page.url);
  await gate.promise;
  return site.render(page);
};
const scheduler = openWork();
/** The requests to the scheduler, and the networks in the order of their turns at answers. */
let outcomes: Promise<unknown>[] = [];
let turns: string[] = [];
const work: Work = {
  ...scheduler,
  run: (lane, asker, job) => {
    const outcome = scheduler.run(lane, asker, (place) => {
      if (lane === 'answers') turns.push(asker.network);
      return job(place);
    });
    outcomes.push(outcome);
    return outcome;
  },
};
let server: TestApp;
let asked = 0;
beforeAll(async () => {
  server = await openTestApp({ site: { ...site, render }, work });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  rendered.length = 0;
  outcomes = [];
  turns = [];
  gate = Promise.withResolvers();
});
afterEach(() => gate.resolve());
afterAll(() => server.close());

const get = (url: string, remoteAddress: string) => server.app.inject({ url, remoteAddress });
/** Asks for so many pages that nobody has asked for before. */
const askFor = (count: number, remoteAddress: string) =>
  Array.from({ length: count }, () => {
    asked += 1;
    return get(`/search/made-up-${asked}`, remoteAddress);
  });
const haveAsked = (count: number) => expect.poll(() => outcomes.length).toBe(count);
const statuses = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

describe('while one network asks for more than the site can do', () => {
  test.each([
    ['a page', '/about', 200],
    ['a page that is not there', '/family/not-there', 404],
  ])('%s for another one is the next to be made', async (_, url, status) => {
    const greedy = askFor(40, GREEDY);
    await haveAsked(40);
    const honest = get(url, HONEST);
    await haveAsked(41);
    gate.resolve();
    expect((await honest).statusCode).toBe(status);
    expect(rendered.indexOf(url)).toBe(1);
    expect(new Set(await statuses(greedy))).toEqual(new Set([200]));
  });
  test.each([
    ['an answer', '/api/ProductFamily?include=products'],
    ['a search', '/api/Search?search=float'],
    ['the data of a model list', '/downloads/model-list/not-there.pdf'],
  ])('%s for another one is the next to be made', async (_, url) => {
    const greedy = askFor(20, GREEDY);
    await haveAsked(20);
    const honest = get(url, HONEST);
    await haveAsked(21);
    gate.resolve();
    await honest;
    expect(turns.indexOf(HONEST)).toBe(1);
    await Promise.all(greedy);
  });
  test('it is refused what it asks for beyond its places, early, and nobody else is', async () => {
    const greedy = askFor(waitingPerNetwork + 1, GREEDY);
    await haveAsked(waitingPerNetwork + 1);
    const [refused] = await Promise.all(askFor(1, GREEDY));
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toContain('Too many requests');
    expect(rendered).toHaveLength(1);
    const honest = get('/contact', HONEST);
    gate.resolve();
    expect((await honest).statusCode).toBe(200);
    expect(new Set(await statuses(greedy))).toEqual(new Set([200]));
  });
  test('many together are refused early, and one that asks for little is not', async () => {
    const networks = Array.from({ length: Math.ceil(lanes.answers.waiting / 50) + 1 }, (_, nth) => `198.51.100.${nth}`);
    const greedy = networks.flatMap((network) => askFor(50, network));
    await haveAsked(greedy.length);
    const honest = get('/support', HONEST);
    await haveAsked(greedy.length + 1);
    gate.resolve();
    expect((await honest).statusCode).toBe(200);
    expect(rendered.indexOf('/support')).toBeLessThanOrEqual(networks.length);
    const found = await statuses(greedy);
    expect(new Set(found)).toEqual(new Set([200, 503]));
    expect(found.filter((status) => status === 200)).toHaveLength(lanes.answers.waiting);
  });
  test('a page that is kept goes out all the same', async () => {
    gate.resolve();
    await get('/about', HONEST);
    gate = Promise.withResolvers();
    outcomes = [];
    const greedy = askFor(3, GREEDY);
    await haveAsked(3);
    expect((await get('/about', GREEDY)).statusCode).toBe(200);
    gate.resolve();
    await Promise.all(greedy);
  });
});

test('a page is not rendered for a client that has left meanwhile', async () => {
  const first = askFor(1, GREEDY);
  await haveAsked(1);
  const { port } = server.app.server.address() as AddressInfo;
  const leaving = askOverHttp({ port, host: '127.0.0.1', path: '/search/left' }).on('error', () => undefined);
  await haveAsked(2);
  leaving.destroy();
  const outcome = outcomes.at(-1);
  await expect(outcome).rejects.toThrow('The client has left.');
  gate.resolve();
  await Promise.all(first);
  expect(rendered).toHaveLength(1);
});

test('a network that has used up its processor time waits, and still gets what is kept', async () => {
  const spent = openWork({ perMinuteMs: 0.001, clock: () => 0 });
  const poor = await openTestApp({ work: spent }, async () => ({ ...server.database, close: async () => undefined }));
  const ask = (url: string, remoteAddress = GREEDY) => poor.app.inject({ url, remoteAddress });
  expect((await ask('/about')).statusCode).toBe(200);
  const page = await ask('/contact');
  expect(page.statusCode).toBe(429);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/api/ProductCategory')).json()).toMatchObject({ code: 'too-many' });
  expect((await ask('/about')).statusCode).toBe(200);
  expect((await ask('/contact', HONEST)).statusCode).toBe(200);
  await poor.close();
});
