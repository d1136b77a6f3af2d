import { type ApiTransport, type BotCheckTask, callPath } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
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
test.each([429, 500])('a server that answers %i gives no token', async (status) => {
  says(null, status);
  await expect(obtainToken(transport, 'login')).rejects.toThrow(String(status));
});
