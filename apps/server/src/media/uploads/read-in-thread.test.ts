import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Layout } from '../../documents/document-maker.ts';
import { hasBegun, type InThread } from '../../documents/in-thread.ts';
import { readInThread } from './read-in-thread.ts';

const layout: Layout<InThread<string>> = { module: new URL('./clean-svg.ts', import.meta.url) };
const SHORT = { tooLongMs: 60, waitMs: 2000 };
/** A thread that is free after a while, and whose parser then takes its time. */
const thread = (freeAfterMs: number, takesMs: number, end: () => Buffer = () => Buffer.from('{"svg":"<svg/>"}')) => ({
  make: async <Content>(_: Layout<Content>, given: Content, signal?: AbortSignal): Promise<Buffer> => {
    await pause(freeAfterMs, undefined, { signal });
    hasBegun(given as InThread<string>);
    await pause(takesMs, undefined, { signal });
    return end();
  },
});

test('a file that waits for a thread for longer than it may be read for is read all the same', async () => {
  expect(await readInThread(thread(300, 0), layout, '<svg/>', SHORT)).toEqual({ svg: '<svg/>' });
});
test('a file that is read for too long is at fault', async () => {
  const fault = { fault: 'it is too large or too deep' };
  expect(await readInThread(thread(0, 5000), layout, '<svg/>', SHORT)).toEqual(fault);
});
test('a file over which the thread falls is at fault', async () => {
  const falls = thread(0, 0, () => {
    throw new Error('ERR_WORKER_OUT_OF_MEMORY');
  });
  expect(await readInThread(falls, layout, '<svg/>', SHORT)).toHaveProperty('fault');
});
test('where no thread is free, or none can start, the file is asked for again', async () => {
  const again = expect.objectContaining({ problem: expect.objectContaining({ code: 'not-ready' }) });
  await expect(readInThread(thread(5000, 0), layout, '<svg/>', { ...SHORT, waitMs: 60 })).rejects.toEqual(again);
  const none = { make: () => Promise.reject(new Error('No thread can start.')) };
  await expect(readInThread(none, layout, '<svg/>', SHORT)).rejects.toEqual(again);
});
