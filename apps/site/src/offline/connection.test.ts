import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchedConnection } from './connection.ts';

/** The part of a browser that tells of its network, with what listens to it. */
const listening = new Map<string, (event: object) => void>();
const on = (name: string, listener: (event: object) => void) => void listening.set(name, listener);
const off = (name: string, listener: (event: object) => void) =>
  void (listening.get(name) === listener && listening.delete(name));
const happen = (name: string, event: object = {}) => listening.get(name)?.(event);
const news = (answers: boolean) => happen('message', { data: { kind: 'network', answers } });
const asked = vi.fn<typeof fetch>(async () => new Response());
const page = { visibilityState: 'visible', getElementById: () => ({}) };
const heard = vi.fn();

/** A page that has just been opened. */
function opened(browser: object = {}) {
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { addEventListener: on, removeEventListener: off },
    ...browser,
  });
  const connection = watchedConnection();
  return { ...connection, stop: connection.watch(heard) };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('removeEventListener', off);
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  listening.clear();
  page.visibilityState = 'visible';
});

test('a browser that loses its network is offline, and says so once', async () => {
  const { isOffline } = opened();
  expect(isOffline()).toBe(false);
  happen('offline');
  happen('offline');
  expect(isOffline()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a browser that reports a network is asked to prove it', async () => {
  const { isOffline } = opened();
  happen('offline');
  asked.mockRejectedValueOnce(new TypeError('no network'));
  happen('online');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(isOffline()).toBe(true);
  happen('online');
  await expect.poll(() => isOffline()).toBe(false);
  expect(asked).toHaveBeenLastCalledWith('/healthz', { method: 'HEAD', cache: 'no-store' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the worker’s news counts, and no other message does', async () => {
  const { isOffline } = opened();
  news(false);
  expect(isOffline()).toBe(true);
  happen('message', { data: { kind: 'visited', answers: true } });
  happen('message', { data: null });
  expect(isOffline()).toBe(true);
  news(true);
  expect(isOffline()).toBe(false);
});

test('a page that is looked at again asks, if it was offline', async () => {
  opened();
  happen('visibilitychange');
  expect(asked).not.toHaveBeenCalled();
  happen('offline');
  page.visibilityState = 'hidden';
  happen('visibilitychange');
  expect(asked).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  happen('visibilitychange');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['drawn offline while the browser reports a network asks', true, null, 1],
  ['drawn offline without a network does not', false, null, 0],
  ['that came with its data does not', true, {}, 0],
])('a page %s', async (_, onLine, data, times) => {
  vi.stubGlobal('document', { ...page, getElementById: () => data });
  opened({ onLine });
  expect(asked).toHaveBeenCalledTimes(times);
});

test('the last to stop takes every listener away', async () => {
  const { stop, watch } = opened();
  const names = ['message', 'offline', 'online', 'visibilitychange'];
  expect([...listening.keys()].sort()).toEqual(names);
  const stopOther = watch(() => {});
  stop();
  expect([...listening.keys()].sort()).toEqual(names);
  stopOther();
  expect([...listening.keys()]).toEqual([]);
});
