import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

const kept = new Map<string, string>();
const answer = vi.fn<typeof fetch>();
const assign = vi.fn();
const begun = [
  ['us-token', 'abc'],
  ['application-draft:7', '{}'],
  ['recent-searches', '["tern"]'],
  ['theme', 'dark'],
] as const;
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  kept.clear();
  for (const [key, text] of begun) kept.set(key, text);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('who signs out leaves no token, no unfinished application and no search on the device, and sees the start page', async () => {
  answer.mockResolvedValueOnce(json(true));
  expect(await signOut()).toBe(true);
  expect([...kept.keys()]).toEqual(['theme']);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('a session that the server did not end is kept, and so is all that was typed', async () => {
  answer.mockResolvedValueOnce(json(false));
  expect(await signOut()).toBe(false);
  expect([...kept]).toEqual(begun);
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', () => answer.mockResolvedValueOnce(json({ message: 'Again.', status: 503 }, 503))],
  ['no network', () => answer.mockRejectedValueOnce(new TypeError('no network'))],
])('%s is logged, and nobody is signed out', async (_, prepare) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  prepare();
  expect(await signOut()).toBe(false);
  expect([...kept]).toEqual(begun);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});
