import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFace } from './read-face.ts';

const { resolve } = createRequire(import.meta.url);
const file = (name: string): Promise<Buffer> => readFile(resolve(name));
const arimo = await file('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
const changed = (at: number, byte: number): Buffer => {
  const copy = Buffer.from(arimo);
  copy.writeUInt8(byte, at);
  return copy;
};
const bomb = Buffer.from(arimo);
bomb.writeUInt32BE(500 << 20, 16);

test('a face is known by its name and its weights', async () => {
  expect(await readFace(arimo)).toEqual({ name: 'Arimo', weights: null });
  const variable = await file('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  expect(await readFace(variable)).toMatchObject({ weights: { min: 100, max: 900 } });
});

test.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.alloc(0), /no WOFF2/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and so on, for more than the forty-eight bytes of a head'), /no WOFF2/],
  ['WOFF of the first version', await file('@fontsource/arimo/files/arimo-latin-400-normal.woff'), /no WOFF2/],
  ['a head alone', arimo.subarray(0, 48), /broken/],
  ['half a file', arimo.subarray(0, arimo.length / 2), /broken/],
  [
    'a file whose tables were overwritten',
    Buffer.concat([arimo.subarray(0, 400), Buffer.alloc(arimo.length - 400, 7)]),
    /broken/,
  ],
  ['a collection', Buffer.concat([Buffer.from('wOF2ttcf'), arimo.subarray(8)]), /several faces/],
  ['one that says it unpacks to 500 MB', bomb, /more than 4 MB/],
  [
    'Greek letters alone',
    await file('@fontsource/arimo/files/arimo-greek-400-normal.woff2'),
    /no Latin letters: A, B, C and 59 more are missing/,
  ],
])('refused is %s', async (_, bytes, fault) => {
  expect(await readFace(bytes)).toMatchObject({ fault: expect.stringMatching(fault) });
});

test('a file with a byte changed is read or refused, and nothing else happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(arimo.length - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
      const read = await readFace(changed(at, byte));
      expect('fault' in read ? typeof read.fault : typeof read.name).toBe('string');
    }),
    { numRuns: 40 },
  );
});
