import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { FIRST_SIGNS } from '../faces/face-files.ts';
import { familyList, packagedFaces } from '../faces/packaged-faces.ts';
import { ownMakerFace, packagedMakerFace } from './maker-face.ts';

const { resolve } = createRequire(import.meta.url);
const file = (name: string): Promise<Buffer> => readFile(resolve(name));
const open = (bytes: Uint8Array) => create(Buffer.from(bytes));
const widthOf = (bytes: Uint8Array, words: string): number => {
  const font = open(bytes);
  return font.layout(words).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
};
const packaged = packagedFaces.find(({ name }) => name === 'Public Sans');
if (packaged === undefined) throw new Error('No face comes with the program.');

test('a packaged face has a first file that comes in one flight, plain fonts of two weights, and stand-ins', async () => {
  const { files, paper, standIns } = await packagedMakerFace(packaged);
  const first = files.filter(({ isFirst }) => isFirst);
  expect(first).toHaveLength(1);
  // As the design's: ten packets of a new connection.
  expect(first[0]?.bytes.length).toBeLessThan(14_200);
  expect(files.length).toBeGreaterThan(2);
  // Text has weights from 400 to 600 alone.
  expect(new Set(files.map(({ weight }) => weight))).toEqual(new Set(['400 600']));
  expect(open(first[0]?.bytes ?? new Uint8Array()).variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  const [regular, bold] = [400, 600].map((weight) => paper.find((font) => font.weight === weight)?.bytes);
  if (regular === undefined || bold === undefined) throw new Error('A weight is missing.');
  for (const sign of FIRST_SIGNS) expect(open(regular).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).toBe(true);
  expect(widthOf(bold, 'Duplex panels')).toBeGreaterThan(widthOf(regular, 'Duplex panels'));
  for (const family of familyList('text').split(',').slice(1, -1)) expect(standIns).toContain(`font-family:${family}`);
  expect(standIns).not.toContain('undefined');
});

test.each([
  ['text', /^"Text Face",.*,sans-serif$/],
  ['code', /^"Code Face",.*,monospace$/],
] as const)('the families of %s begin with the maker’s and end with one that every system has', (role, families) => {
  expect(familyList(role)).toMatch(families);
});

test('a face of the maker’s own is sent as it is; its bold sibling has the headings', async () => {
  const [regular, bold] = [
    await file('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    await file('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  ];
  const made = await ownMakerFace('text', { regular, bold });
  expect(made.files.map(({ weight, range, isFirst }) => [weight, range, isFirst])).toEqual([
    ['400 500', null, true],
    ['600 700', null, true],
  ]);
  expect(made.files.map(({ bytes }) => Buffer.from(bytes))).toEqual([regular, bold]);
  // Arimo has the measures of Arial: nothing of it is changed.
  expect(made.standIns).toMatch(
    /font-family:"Text Face Fallback";font-weight:400;src:local\("Arial"\)[^}]*size-adjust:100%/,
  );
  const [light, heavy] = made.paper.map(({ bytes }) => widthOf(bytes, 'Duplex'));
  expect(heavy).toBeGreaterThan(light ?? 0);
});

test('a variable face of the maker’s own has all weights of its axis, in one file', async () => {
  const regular = await file('@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal.woff2');
  const made = await ownMakerFace('code', { regular, bold: null });
  expect(made.files.map(({ weight }) => weight)).toEqual(['100 700']);
  expect(made.paper.map(({ weight, bytes }) => [weight, Object.keys(open(bytes).variationAxes)])).toEqual([
    [400, []],
    [600, []],
  ]);
  expect(made.standIns).toContain('"Code Face Fallback"');
});
