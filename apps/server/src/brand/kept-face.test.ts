import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Layout } from '../documents/document-maker.ts';
import { hasBegun, type InThread } from '../documents/in-thread.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { keptFace, keyOf } from './kept-face.ts';

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

test.each([
  [{ role: 'text', name: 'Public Sans' }, '1-text-public-sans'],
  [{ role: 'code', name: 'IBM Plex Mono' }, '1-code-ibm-plex-mono'],
  [{ role: 'text', regular: Buffer.from('a'), bold: null }, '1-text-ca978112ca1bbdcafac231b3-none'],
  [
    { role: 'code', regular: Buffer.from('a'), bold: Buffer.from('b') },
    '1-code-ca978112ca1bbdcafac231b3-3e23e8160039594a33894f65',
  ],
] as const)('the key of %o is %s', (of, key) => expect(keyOf(of as Parameters<typeof keyOf>[0])).toBe(key));

test('a face that was made is kept with its files, and made anew once one of them is gone', async () => {
  const files = memoryStore();
  const encoded = (text: string): string => Buffer.from(text).toString('base64');
  const page = { weight: '400', range: null, isFirst: true, bytes: encoded('a') };
  const made = { files: [page], standIns: 'css', paper: [{ weight: 600, bytes: encoded('b') }] };
  let makes = 0;
  const documents = {
    make: async <Content>(_: Layout<Content>, given: Content): Promise<Buffer> => {
      makes += 1;
      hasBegun(given as InThread<unknown>);
      return Buffer.from(JSON.stringify(made));
    },
  };
  const names = ['ca978112ca1bbdcafac231b3.woff2', '3e23e8160039594a33894f65.ttf'];
  const face = {
    files: [{ weight: '400', range: null, isFirst: true, name: names[0] }],
    standIns: 'css',
    paper: [{ weight: 600, name: names[1] }],
  };
  for (const times of [1, 1]) {
    const found = await keptFace({ files, documents }, wanted);
    expect(found).toMatchObject(face);
    expect([...found.bytes].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      [names[0], 'a'],
      [names[1], 'b'],
    ]);
    expect(makes).toBe(times);
  }
  expect([...files.files.keys()]).toEqual([...names, '1-text-public-sans.json'].map((name) => `faces/${name}`));
  for (const name of names) {
    files.files.delete(`faces/${name}`);
    const before = makes;
    await keptFace({ files, documents }, wanted);
    expect([makes, files.files.has(`faces/${name}`)]).toEqual([before + 1, true]);
  }
});
