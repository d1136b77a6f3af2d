import { type ApiTransport, type BotCheckTask, callPath } from '@millrace/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { obtainToken } from './obtain-token.ts';

const transport = vi.fn<ApiTransport>();
const says = (body: BotCheckTask | null, status = 200): void => void transport.mockResolvedValue({ status, body });

beforeEach(() => void transport.mockReset());

test('without a check the token is empty, and stays good', async () => {
  says({ provider: 'off' });
  const { token, until } = await obtainToken(transport, 'login');
  expect([await token(), until]).toEqual(['', Number.POSITIVE_INFINITY]);
});
test('the task is asked for by the action', async () => {
  says({ provider: 'off' });
  await obtainToken(transport, 'request_password_reset');
  expect(transport.mock.calls.map(([{ call, params }]) => callPath(call.path, params))).toEqual([
    '/BotCheck/request_password_reset',
  ]);
});
test('the task and its work have twenty seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  says({ provider: 'off' });
  await obtainToken(transport, 'login');
  expect(limit.mock.calls).toEqual([[20_000]]);
  expect(transport.mock.lastCall?.[0].signal).toBe(limit.mock.results[0]?.value);
});
test.each([429, 500])('a server that answers %i gives no token', async (status) => {
  says(null, status);
  await expect(obtainToken(transport, 'login')).rejects.toThrow(String(status));
});

describe('a challenge', () => {
  const challenge = { parameters: { expiresAt: 1_800_000_000 }, signature: '00' } as unknown as Extract<
    BotCheckTask,
    { provider: 'altcha' }
  >['challenge'];
  const asked: unknown[] = [];
  /** A worker that answers at once. */
  const works = (answer: string): void => {
    asked.length = 0;
    vi.stubGlobal(
      'Worker',
      class {
        onmessage: ((event: { data: string }) => void) | null = null;
        terminate() {}
        postMessage(given: unknown) {
          asked.push(given);
          queueMicrotask(() => this.onmessage?.({ data: answer }));
        }
      },
    );
    says({ provider: 'altcha', challenge });
  };

  test('is worked out before there is a token, which is good until the challenge ends', async () => {
    works('the token');
    const { token, until } = await obtainToken(transport, 'login');
    expect([await token(), await token(), until]).toEqual(['the token', 'the token', 1_800_000_000_000]);
    expect(asked).toEqual([challenge]);
  });
  test('that cannot be worked out gives no token', async () => {
    works('');
    await expect(obtainToken(transport, 'login')).rejects.toThrow('Gave up.');
  });
});

test('the service of another is asked under the site key, by the action', async () => {
  const execute = vi.fn(async () => 'the token');
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: () => ({}),
    head: { append: (script: { onload(): void }) => script.onload() },
  });
  says({ provider: 'recaptcha-v3', siteKey: 'a key' });
  // The module keeps the script that it has loaded.
  vi.resetModules();
  const { token, until } = await (await import('./obtain-token.ts')).obtainToken(transport, 'apply');
  expect([await token(), until]).toEqual(['the token', Number.POSITIVE_INFINITY]);
  expect(execute.mock.calls).toEqual([['a key', { action: 'apply' }]]);
});
