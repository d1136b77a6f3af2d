import type { ProofOfWork } from '@millrace/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doWork } from './do-work.ts';

/** A worker that answers when a test tells it to. */
class SaidWorker {
  static readonly all: SaidWorker[] = [];
  readonly address: URL;
  readonly options: WorkerOptions;
  readonly asked: unknown[] = [];
  isEnded = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor(address: URL, options: WorkerOptions) {
    this.address = address;
    this.options = options;
    SaidWorker.all.push(this);
  }
  postMessage(message: unknown): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const challenge: ProofOfWork = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '00',
    expiresAt: 1,
  },
  signature: '00',
};
const never = new AbortController().signal;
const worker = (): SaidWorker => {
  const [only] = SaidWorker.all;
  if (only === undefined) throw new Error('No worker was made.');
  return only;
};

beforeEach(() => void vi.stubGlobal('Worker', SaidWorker));
afterEach(() => {
  SaidWorker.all.length = 0;
  vi.unstubAllGlobals();
});

test('the work is done by a module of the site, which ends with it', async () => {
  const done = doWork(challenge, never);
  expect(worker().address.pathname).toMatch(/solve-altcha/);
  expect(worker().options).toMatchObject({ type: 'module' });
  expect(worker().asked).toEqual([challenge]);
  worker().onmessage?.({ data: 'the token' });
  expect(await done).toBe('the token');
  expect(worker().isEnded).toBe(true);
});
test.each<[string, (given: { worker: SaidWorker; abort: AbortController }) => void]>([
  ['gives up', ({ worker: one }) => one.onmessage?.({ data: '' })],
  ['cannot be loaded', ({ worker: one }) => one.onerror?.({ message: 'not found' })],
  ['takes too long', ({ abort }) => abort.abort()],
])('a worker that %s is an error, and ends', async (_fault, fail) => {
  const abort = new AbortController();
  const done = doWork(challenge, abort.signal);
  fail({ worker: worker(), abort });
  await expect(done).rejects.toThrow();
  expect(worker().isEnded).toBe(true);
});
test('what is no longer wanted is not begun', async () => {
  await expect(doWork(challenge, AbortSignal.abort())).rejects.toThrow();
  expect(SaidWorker.all).toEqual([]);
});
