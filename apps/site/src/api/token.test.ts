import { calls, commands, TOKEN_KEY } from '@millrace/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTransport, pageTransport } from './fetch-transport.ts';
import { setTokenAside, storedToken, storeToken } from './token.ts';

const kept = new Map<string, string>();
const told = vi.fn();
const asked = vi.fn<typeof fetch>(
  async () => new Response('true', { headers: { 'content-type': 'application/json' } }),
);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', told);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a token is kept under the key of the specification, and all are told', () => {
  expect(storeToken('abc')).toBe(true);
  expect(kept.get('us-token')).toBe('abc');
  expect(TOKEN_KEY).toBe('us-token');
  expect(storeToken(null)).toBe(true);
  expect(kept.size).toBe(0);
  expect(told.mock.calls.map(([event]) => event.type)).toEqual(['storage', 'storage']);
});

test('a token that is set aside stays stored, and the page goes on as a stranger’s until another comes', () => {
  storeToken('abc');
  setTokenAside('abc');
  expect(storedToken()).toBe(null);
  expect(kept.get(TOKEN_KEY)).toBe('abc');
  storeToken('def');
  expect(storedToken()).toBe('def');
});

test('what a page shows is asked for as a stranger where the server cannot judge the token', async () => {
  storeToken('abc');
  asked.mockResolvedValueOnce(new Response('null', { status: 500 }));
  const { status } = await pageTransport({ call: calls.homeItems, params: {}, query: {} });
  expect(status).toBe(200);
  expect(asked.mock.lastCall?.[1]?.headers).toEqual({});
});
test('a refusal is no such failure', async () => {
  storeToken('abc');
  asked.mockResolvedValueOnce(new Response('null', { status: 404 }));
  expect((await pageTransport({ call: calls.homeItems, params: {}, query: {} })).status).toBe(404);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an empty token is none', () => {
  kept.set(TOKEN_KEY, '');
  expect(storedToken()).toBe(null);
});

test('a browser that stores nothing has nobody signed in, and says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(storedToken()).toBe(null);
  expect(storeToken('abc')).toBe(false);
});

test.each([
  ['abc', { authorization: 'Bearer abc' }],
  [null, {}],
])('with token %s a call carries the headers %j', async (token, headers) => {
  storeToken(token);
  await fetchTransport({ call: calls.homeItems, params: {}, query: { isLive: true } });
  expect(asked).toHaveBeenCalledWith('/api/Home/items?isLive=true', { method: 'GET', headers });
});

test('a body is sent as JSON', async () => {
  const { status, body } = await fetchTransport({ call: commands.verifyToken, params: {}, query: {}, body: 'abc' });
  expect(asked.mock.calls[0]?.[1]).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '"abc"',
  });
  expect([status, body]).toEqual([200, true]);
});
