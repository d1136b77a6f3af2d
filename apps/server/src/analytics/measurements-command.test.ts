import { MEASUREMENTS_IN_BATCH_MAX } from '@millrace/contract/endpoints';
import { dumpDatabase } from '@millrace/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLimits } from '../limits/command-limits.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { measurementsCommand } from './measurements-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
}, 60_000);
afterAll(() => server.close());

const JSON_TYPE = 'application/json';
const view = { path: '/home', name: 'page_view' };
const batch = (...events: object[]): string => JSON.stringify({ events });
const post = (payload: string, type = JSON_TYPE, remoteAddress = '192.0.2.1') =>
  server.app.inject({ method: 'POST', url: '/api/Events', payload, headers: { 'content-type': type }, remoteAddress });

async function kept(): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(server.database, async (line) => void lines.push(line));
  return lines.filter((line) => line.includes('page_view'));
}

describe('events', () => {
  test.each([JSON_TYPE, 'text/plain;charset=UTF-8'])('sent as %s are taken with 204', async (type) => {
    const answer = await post(batch(view), type);
    expect(answer).toMatchObject({ statusCode: 204, body: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
  test('are counted under the day they arrive', async () => {
    const clock = () => new Date('2026-11-20T23:59:59Z');
    await measurementsCommand({ database: server.database, clock })({ body: { events: [view, view] } });
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
    [' '.repeat(commandLimits.events.bodyMaxBytes + 1), 'text/plain', 413],
  ])('%.60s as %s is %i', async (payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\.$/);
  });
  test('beyond the limit wait, and are told how long', async () => {
    const address = '192.0.2.9';
    for (let sent = 0; sent < commandLimits.events.perMinute; sent += 1) await post('{', JSON_TYPE, address);
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
