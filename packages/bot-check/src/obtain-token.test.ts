import { type ApiTransport, type BotCheckTask, callPath } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { obtainToken } from './obtain-token.ts';

const doWork = vi.fn();
const recaptchaToken = vi.fn();
vi.mock('./do-work.ts', () => ({ doWork: (...given: unknown[]) => doWork(...given) }));
vi.mock('./recaptcha.ts', () => ({ recaptchaToken: (...given: unknown[]) => recaptchaToken(...given) }));

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
test.each([429, 500])('a server that answers %i gives no token', async (status) => {
  says(null, status);
  await expect(obtainToken(transport, 'login')).rejects.toThrow(String(status));
});

test('a challenge is worked out before there is a token, which is good until the challenge ends', async () => {
  const challenge = { parameters: { expiresAt: 1_800_000_000 }, signature: '00' } as unknown as Extract<
    BotCheckTask,
    { provider: 'altcha' }
  >['challenge'];
  doWork.mockResolvedValue('the token');
  says({ provider: 'altcha', challenge });
  const { token, until } = await obtainToken(transport, 'login');
  expect([await token(), until]).toEqual(['the token', 1_800_000_000_000]);
  expect(doWork.mock.calls).toEqual([[challenge, expect.any(AbortSignal)]]);
});
test('work that fails gives no token', async () => {
  doWork.mockRejectedValue(new Error('Gave up.'));
  says({ provider: 'altcha', challenge: {} } as unknown as BotCheckTask);
  await expect(obtainToken(transport, 'login')).rejects.toThrow('Gave up.');
});
test('a token of another service is of its site key and the action', async () => {
  const prepared = { token: async () => 'theirs', until: 5 };
  recaptchaToken.mockResolvedValue(prepared);
  says({ provider: 'recaptcha-v3', siteKey: 'a key' });
  expect(await obtainToken(transport, 'login')).toBe(prepared);
  expect(recaptchaToken.mock.calls).toEqual([['a key', 'login']]);
});
