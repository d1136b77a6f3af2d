import { botCheckActions } from '@millrace/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLimits } from '../limits/command-limits.ts';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { altcha } from './altcha.ts';
import { botCheckCommand } from './bot-check-command.ts';

let server: ReadingApp;
beforeAll(async () => {
  const provider = altcha({ secret: 'a secret that is long enough to be one', rounds: () => 10 });
  server = await readingApp({ commands: { botCheck: botCheckCommand({ task: (action) => provider.task(action) }) } });
});
afterAll(() => server.close());
const ask = (action: string, remoteAddress = '192.0.2.1') =>
  server.app.inject({ url: `/api/BotCheck/${action}`, remoteAddress });

describe('what a token takes', () => {
  test.each(botCheckActions)('is told for %s, for this once', async (action) => {
    const answer = await ask(action);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      provider: 'altcha',
      challenge: { parameters: { cost: expect.any(Number) } },
    });
    expect((await ask(action)).json()).not.toEqual(answer.json());
  });
  test.each(['logins', 'LOGIN', 'constructor', '__proto__', '%00'])('is not told for %s', async (action) => {
    const answer = await ask(action);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', errors: [{ field: 'action' }] });
  });
  test('cannot be asked with POST', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/BotCheck/login' });
    expect(answer.statusCode).toBe(405);
  });
  test('cannot be asked without end', async () => {
    const address = '192.0.2.9';
    for (let asked = 0; asked < commandLimits.botCheck.perMinute; asked += 1) await ask('none', address);
    const answer = await ask('login', address);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
test('pages may run workers of the site itself, and none made of text', async () => {
  expect((await server.app.inject('/home')).headers['content-security-policy']).toContain("worker-src 'self';");
});
