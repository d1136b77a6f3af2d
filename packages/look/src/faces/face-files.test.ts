import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { type FaceFile, FIRST_SIGNS, faceFiles } from './face-files.ts';
import { isPreloaded } from './face-names.ts';
import { codePointsOf } from './unicode-range.ts';

const files = await faceFiles();
const faces: Readonly<Record<string, FaceFile[] | undefined>> = Object.groupBy(
  files,
  ({ family, weight }) => `${family} ${weight}`,
);
const holding = (sign: string, all: readonly FaceFile[]): string[] =>
  all.filter(({ range }) => codePointsOf(range).has(sign.codePointAt(0) ?? 0)).map(({ name }) => name);

test('the site has three faces', () => {
  expect(Object.keys(faces)).toEqual(['Plex Sans 400 700', 'Plex Mono 400', 'Plex Mono 500 600']);
});

test('ASCII is among the signs of first screens, whole', () => {
  for (let point = 32; point < 127; point += 1) expect(FIRST_SIGNS).toContain(String.fromCodePoint(point));
});

test('a face of several weights has those that its rule says, in each file that is cut', () => {
  const cut = files.filter(({ name }) => /^plex-sans-(?:first|latin)$/.test(name));
  expect(cut).toHaveLength(2);
  for (const { bytes, weight } of cut) {
    const { wght } = create(Buffer.from(bytes)).variationAxes;
    expect(`${wght?.min} ${wght?.max}`).toBe(weight);
  }
});

test.each(Object.keys(faces))('each sign of first screens is in one file of %s', (face) => {
  for (const sign of FIRST_SIGNS) expect(holding(sign, faces[face] ?? [])).toEqual([expect.stringMatching(/-first$/)]);
});

test.each([...'èßŁőŽЖѢΩ'])('any other letter has its face: %s', (sign) => {
  expect(holding(sign, faces['Plex Sans 400 700'] ?? [])).toHaveLength(1);
});

test('every file is a WOFF2 font, and those that are preloaded are small', () => {
  for (const { bytes } of files) expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe('wOF2');
  const preloaded = files.filter(({ name }) => isPreloaded(`/${name}-x.woff2`));
  expect(preloaded.map(({ family }) => family)).toEqual(['Plex Sans', 'Plex Mono', 'Plex Mono']);
  // Nine packets of 1460 bytes, with their headers: a new connection sends ten at once, and one of six that share a phone's line three at
  // a time.
  for (const { bytes } of preloaded) expect(bytes.length).toBeLessThan(12_700);
});
