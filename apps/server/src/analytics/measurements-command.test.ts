import { MEASUREMENTS_IN_BATCH_MAX } from '@millrace/contract/endpoints';
import { dumpDatabase } from '@millrace/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inForce } from '../content/in-force.ts';
import { commandLimits } from '../limits/command-limits.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { measurementsCommand } from './measurements-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const JSON_TYPE = 'application/json';
const view = { path: '/home', name: 'page_view' };
const batch = (...events: object[]): string => JSON.stringify({ events });
const post = (payload: string, type = JSON_TYPE, remoteAddress = '192.0.2.1') =>
  server.app.inject({ method: 'POST', url: '/api/Events', payload, headers: { 'content-type': type }, remoteAddress });

async function all(): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(server.database, async (line) => void lines.push(line));
  return lines.filter((line) => line.includes('analytics_event'));
}
const kept = async () => (await all()).filter((line) => line.includes('page_view'));

describe('measurements', () => {
  test.each([JSON_TYPE, 'text/plain;charset=UTF-8'])('sent as %s are taken with 204', async (type) => {
    const answer = await post(batch(view), type);
    expect(answer).toMatchObject({ statusCode: 204, body: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
  test('are counted under the day they arrive', async () => {
    const clock = () => new Date('2026-11-20T23:59:59Z');
    const { database, holder } = server;
    await measurementsCommand({ database, snapshot: () => inForce(holder), clock })({ body: { events: [view, view] } });
    expect(await kept()).toContainEqual(expect.stringMatching(/"day": "2026-11-20".*"count": 2/));
  });
  test('that are faulty are refused by field, and none of the batch is kept', async () => {
    const before = await kept();
    const answer = await post(batch(view, { ...view, path: '/reset/abc' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', errors: [{ field: 'events.1.path' }] });
    expect(await kept()).toEqual(before);
  });
  test.each([
    ['', JSON_TYPE, 400],
    ['{', JSON_TYPE, 400],
    ['{', 'text/plain', 400],
    ['null', JSON_TYPE, 400],
    ['[]', 'text/plain', 400],
    [batch(), JSON_TYPE, 400],
    [batch({ ...view, email: 'a@b.example' }), JSON_TYPE, 400],
    [batch({ ...view, path: '/home?confirm=abc' }), JSON_TYPE, 400],
    [batch(...Array(MEASUREMENTS_IN_BATCH_MAX + 1).fill(view)), JSON_TYPE, 400],
    [batch(view), 'application/x-www-form-urlencoded', 415],
    [' '.repeat(commandLimits.measurements.bodyMaxBytes + 1), 'text/plain', 413],
  ])('%.60s as %s is %i', async (payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\.$/);
  });
  test('that are made up grow no table: a minute of them is a few rows', async () => {
    const before = (await all()).length;
    const madeUp = (nth: number) => ({
      path: `/family/made-up-${nth}`,
      name: `made_up_${nth}`,
      label: 'x'.repeat(200),
    });
    const click = (nth: number) => ({ path: `/made-up-${nth}`, name: 'doc_clicked', label: `made up ${nth}` });
    for (let sent = 0; sent < 20; sent += 1) {
      const events = Array.from({ length: 25 }, (_, nth) => [madeUp(sent * 25 + nth), click(sent * 25 + nth)]).flat();
      expect((await post(batch(...events), JSON_TYPE, '192.0.2.7')).statusCode).toBe(204);
    }
    expect((await all()).length - before).toBe(2);
    expect(await all()).toContainEqual(expect.stringMatching(/"name": "other", "path": "\/family\/:id", "count": 500/));
  });
  test('that another site has a browser send are refused, and not counted', async () => {
    const before = await all();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/Events',
        payload: batch(view),
        headers: { 'content-type': 'text/plain', ...headers },
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'not-allowed' });
    }
    expect(await all()).toEqual(before);
  });
  test('beyond the limit wait, and are told how long', async () => {
    const address = '192.0.2.9';
    for (let sent = 0; sent < commandLimits.measurements.perMinute; sent += 1) await post('{', JSON_TYPE, address);
    const answer = await post(batch(view), JSON_TYPE, address);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.app.inject({ url: '/api/Home/items', remoteAddress: address })).statusCode).toBe(200);
  });
  test.each(['GET', 'PUT', 'DELETE'] as const)('cannot be asked with %s', async (method) => {
    const answer = await server.app.inject({ method, url: '/api/Events' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });
  test('stand in the document, with their body', async () => {
    const { post: described } = (await server.app.inject('/api/openapi.json')).json().paths['/api/Events'];
    expect(Object.keys(described.requestBody.content)).toEqual([JSON_TYPE, 'text/plain']);
    expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(['204', '400', '413', '415', '429']));
    expect(JSON.stringify(described.requestBody)).toContain('label');
  });
});
