import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, watchChoice } from './consent-store.ts';

const listening = new Set<() => void>();
const page = { cookie: '' };

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void listening.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => void listening.delete(listener));
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => void vi.unstubAllGlobals());

const comeBack = (): void => {
  for (const listener of listening) listener();
};

test('all who watch hear of a choice, made here or in another tab, until they stop', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stops = [watchChoice(one), watchChoice(other)];
  await choose('decline');
  expect(page.cookie).toMatch(/^cookies_accepted=false;.*secure/i);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  page.cookie = 'cookies_accepted=false';
  comeBack();
  expect(one).toHaveBeenCalledTimes(1);
  page.cookie = '';
  comeBack();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  stops[0]?.();
  expect(listening.size).toBe(1);
  page.cookie = 'cookies_accepted=false';
  comeBack();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
  page.cookie = '';
  comeBack();
  stops[1]?.();
  expect(listening.size).toBe(0);
});
