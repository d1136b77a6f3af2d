import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconPicture } from './icon-picture.ts';
import type { Icon } from './icons.ts';

/** A red square with nothing around it. */
const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><rect x="7" y="7" width="14" height="14" fill="#f00"/></svg>',
);
const icon = (form: string, size = 32) => iconPicture(mark, { size, form } as Icon, '#00f');
const pixelOf = async (png: Buffer, at: number): Promise<number[]> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(4 * (at * info.width + at), 4 * (at * info.width + at) + 4)];
};

test('an icon is the mark at its size, sharp, on nothing', async () => {
  const png = await icon('png');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect([await pixelOf(png, 0), await pixelOf(png, 16)]).toEqual([
    [0, 0, 0, 0],
    [255, 0, 0, 255],
  ]);
  const large = await icon('png', 280);
  // The edge of the square is as sharp as in the drawing.
  expect([(await pixelOf(large, 68))[3], (await pixelOf(large, 71))[3]]).toEqual([0, 255]);
});

test('where phones cut the corners an icon has a ground', async () => {
  const png = await icon('full');
  expect([await pixelOf(png, 0), await pixelOf(png, 16)]).toEqual([
    [0, 0, 255, 255],
    [255, 0, 0, 255],
  ]);
});

test('an .ico has a head of one entry before its picture', async () => {
  const [ico, png] = [await icon('ico'), await icon('png')];
  expect([...ico.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([png.length, 22]);
  expect(ico.subarray(22).equals(png)).toBe(true);
});
