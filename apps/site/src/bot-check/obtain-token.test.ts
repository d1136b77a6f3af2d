import type { BotCheckTask } from '@millrace/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { obtainToken } from './obtain-token.ts';

const answer = vi.fn<() => Response>();
const fetched = vi.fn(async (_address: string, _given: RequestInit) => answer());
const says = (task: BotCheckTask): void => void answer.mockReturnValue(Response.json(task));

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('without a check the token is empty, and stays good', async () => {
  says({ provider: 'off' });
  const { token, until } = await obtainToken('login');
  expect([await token(), until]).toEqual(['', Number.POSITIVE_INFINITY]);
});
test('the task is asked for by the action', async () => {
  says({ provider: 'off' });
  await obtainToken('request_password_reset');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/BotCheck/request_password_reset']);
});
test.each([429, 500])('a server that answers %i gives no token', async (status) => {
  answer.mockReturnValue(new Response('{}', { status }));
  await expect(obtainToken('login')).rejects.toThrow(String(status));
});
