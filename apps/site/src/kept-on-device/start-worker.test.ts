import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker, startWorker } from './start-worker.ts';

/** A worker that has been fetched, and the messages that it was sent. */
const worker = () => {
  const changed: (() => void)[] = [];
  return {
    state: 'installing',
    postMessage: vi.fn(),
    changed,
    addEventListener: (_: string, then: () => void) => changed.push(then),
  };
};
const registration = { waiting: null as object | null, installing: null as object | null, addEventListener: vi.fn() };
const register = vi.fn(async () => registration);
const takeOver = { kind: 'take-over', start: '/assets/start.js' };

beforeEach(() => {
  Object.assign(registration, { waiting: null, installing: null });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/start.js' }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a worker that waits is asked to take over', async () => {
  const waiting = worker();
  registration.waiting = waiting;
  await registerWorker();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(takeOver);
  expect(register).toHaveBeenCalledExactlyOnceWith(expect.any(String), { updateViaCache: 'none' });
});

test('a newer worker is asked once it is installed, and not before', async () => {
  await registerWorker();
  const newer = worker();
  Object.assign(registration, { installing: newer, waiting: newer });
  for (const [name, found] of registration.addEventListener.mock.calls) if (name === 'updatefound') found();
  for (const change of newer.changed) change();
  expect(newer.postMessage).not.toHaveBeenCalled();
  newer.state = 'installed';
  for (const change of newer.changed) change();
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith(takeOver);
});

test.each([
  ['an ordinary browser', {}, 1],
  ['a connection that need not be spared', { connection: { saveData: false } }, 1],
  ['a visitor who asked to save data', { connection: { saveData: true } }, 0],
  ['a browser that knows no connection', { connection: null }, 1],
])('with %s', (_, browser, times) => {
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...browser });
  startWorker();
  expect(register).toHaveBeenCalledTimes(times);
});

test('a browser that refuses a worker goes on without one', async () => {
  register.mockRejectedValueOnce(new Error('refused'));
  expect(startWorker).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(startWorker).not.toThrow();
});
