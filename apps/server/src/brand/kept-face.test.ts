import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Layout } from '../documents/document-maker.ts';
import { hasBegun, type InThread } from '../documents/in-thread.ts';
import { keptFace } from './kept-face.ts';

const wanted = { role: 'text', name: 'Public Sans' } as const;
const MADE = Buffer.from('{"files":[],"standIns":"","paper":[]}');

/** No face is kept, and a thread that is free after a while then takes its time. */
const services = (freeAfterMs: number, takesMs: number) => ({
  files: { read: async () => null, write: async () => undefined },
  documents: {
    make: async <Content>(_: Layout<Content>, given: Content, signal?: AbortSignal): Promise<Buffer> => {
      await pause(freeAfterMs, undefined, { signal });
      hasBegun(given as InThread<unknown>);
      await pause(takesMs, undefined, { signal });
      return MADE;
    },
  },
});

test('a face that waits for a thread for longer than it may be worked at is made all the same', async () => {
  expect(await keptFace(services(300, 0), wanted, 60)).toMatchObject({ files: [], paper: [] });
});
test('a face that is worked at for too long is given up', async () => {
  await expect(keptFace(services(0, 5000), wanted, 60)).rejects.toThrow();
});
