import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create } from 'fontkit';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readFace } from './read-face.ts';

const { resolve } = createRequire(import.meta.url);
const file = (name: string): Promise<Buffer> => readFile(resolve(name));
const arimo = await file('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const changed = (at: number, byte: number): Buffer => {
  const copy = Buffer.from(arimo);
  copy.writeUInt8(byte, at);
  return copy;
};
const unpackingTo = (bytes: number): Buffer => {
  const copy = Buffer.from(arimo);
  copy.writeUInt32BE(bytes, 16);
  return copy;
};

/** Arimo with other measures: its tables lie where the directory of the plain font says. */
async function measured({ unitsPerEm, ascent, descent }: Record<'unitsPerEm' | 'ascent' | 'descent', number>) {
  const font = await fontverter.convert(arimo, 'sfnt');
  const place = (table: string): number => font.readUInt32BE(font.indexOf(table, 0, 'latin1') + 8);
  font.writeUInt16BE(unitsPerEm, place('head') + 18);
  font.writeInt16BE(ascent, place('hhea') + 4);
  font.writeInt16BE(descent, place('hhea') + 6);
  return readFace(await fontverter.convert(font, 'woff2'));
}
/** Arimo with nothing drawn for some of its letters. */
async function withEmpty(letters: string): Promise<Buffer> {
  const font = await fontverter.convert(arimo, 'sfnt');
  const place = (table: string): number => font.readUInt32BE(font.indexOf(table, 0, 'latin1') + 8);
  const isLong = font.readInt16BE(place('head') + 50) === 1;
  const loca = place('loca');
  for (const { id } of create(font).layout(letters).glyphs)
    if (isLong) font.writeUInt32BE(font.readUInt32BE(loca + 4 * (id + 1)), loca + 4 * id);
    else font.writeUInt16BE(font.readUInt16BE(loca + 2 * (id + 1)), loca + 2 * id);
  return fontverter.convert(font, 'woff2');
}
const without = (letters: string): Promise<Buffer> => {
  const kept = [...LETTERS].filter((letter) => !letters.includes(letter)).join('');
  return subsetFont(arimo, kept, { targetFormat: 'woff2' }).then((bytes) => Buffer.from(bytes));
};

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
  ['one that says it unpacks to 500 MB', unpackingTo(500 << 20), /more than 4 MB/],
  ['one that says it unpacks to a byte more than 4 MB', unpackingTo((4 << 20) + 1), /more than 4 MB/],
  [
    'Greek letters alone',
    await file('@fontsource/arimo/files/arimo-greek-400-normal.woff2'),
    /no Latin letters: A, B, C and 59 more are missing/,
  ],
  ['one without a single letter', await without('Q'), /no Latin letters: Q is missing/],
  ['one without two', await without('Qz'), /no Latin letters: Q and z are missing/],
  ['one without three', await without('JQz'), /no Latin letters: J and Q and z are missing/],
  ['one without four', await without('JQyz'), /no Latin letters: J, Q, y and 1 more are missing/],
  ['one with an empty letter', await withEmpty('Q'), /its letters are empty: Q$/],
  ['one with two empty letters', await withEmpty('Q7'), /its letters are empty: Q and 7$/],
])('refused is %s', async (_, bytes, fault) => {
  expect(await readFace(bytes)).toMatchObject({ fault: expect.stringMatching(fault) });
});

test('one that says it unpacks to 4 MB is tried', async () => {
  const read = await readFace(unpackingTo(4 << 20));
  expect('fault' in read ? read.fault : '').not.toContain('MB');
});

test.each([
  [15, 1854, -434, false],
  [16, 1854, -434, true],
  [16_384, 1854, -434, true],
  [16_385, 1854, -434, false],
  [2048, 0, 0, false],
  [2048, 1, 0, true],
])('with %i units to an em, %i above the line and %i below, a face is taken: %s', async (...given) => {
  const [unitsPerEm, ascent, descent, isTaken] = given;
  const read = await measured({ unitsPerEm, ascent, descent });
  expect(read).toMatchObject(isTaken ? { name: 'Arimo' } : { fault: expect.stringContaining('broken') });
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
