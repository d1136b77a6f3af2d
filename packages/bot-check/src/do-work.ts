import type { ProofOfWork } from '@millrace/contract';

/** Returns the token for a challenge, worked out by a separate worker, which then ends. */
export async function doWork(challenge: ProofOfWork, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./solve-altcha.ts', import.meta.url), { type: 'module', name: 'bot check' });
  const done = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) =>
      data === '' ? reject(new Error('Gave up.')) : resolve(data);
    worker.onerror = (event) => reject(new Error(`The worker failed: ${event.message}`));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(challenge);
  });
  return done.finally(() => worker.terminate());
}
