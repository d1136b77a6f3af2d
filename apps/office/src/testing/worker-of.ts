import { vi } from 'vitest';

/** Loads a worker into this process. Returns a function that asks it something and returns what it posts. */
export async function workerOf(load: () => Promise<unknown>): Promise<(data: unknown) => unknown[]> {
  let hear: ((event: { data: unknown }) => void) | undefined;
  vi.stubGlobal('addEventListener', (_: string, hears: typeof hear) => {
    hear = hears;
  });
  await load();
  vi.unstubAllGlobals();
  return (data) => {
    const posted: unknown[] = [];
    vi.stubGlobal('postMessage', (said: unknown) => posted.push(said));
    hear?.({ data });
    return posted;
  };
}
