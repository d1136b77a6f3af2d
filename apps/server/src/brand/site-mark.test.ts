import { settingDefaults } from '@millrace/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NO_BRAND } from '../pdf/paper-brand.ts';
import { siteMark } from './site-mark.ts';

const svg = (inner: string, width = 28): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="28">${inner}</svg>`);
const files: Readonly<Record<string, Buffer>> = {
  'a/light.svg': svg('<rect id="light"/>'),
  'a/dark.svg': svg('<rect id="dark"/>'),
  'a/logo.svg': svg('<rect width="28" height="28" fill="#f00"/><rect x="28" width="56" height="28" fill="#00f"/>', 84),
  'a/broken.svg': Buffer.from('x'),
};
const mark = (settings: object): Promise<Buffer> =>
  siteMark(
    { ...settingDefaults, 'company.name': ' float works', ...settings },
    { media: async (uri) => files[uri] ?? null, faces: NO_BRAND.faces },
  );
const text = async (settings: object): Promise<string> => (await mark(settings)).toString();

test('the mark of the settings is taken as it is', async () => {
  expect(await text({ 'brand.mark': 'a/light.svg' })).toBe(files['a/light.svg']?.toString());
  expect(await text({ 'brand.mark': 'a/light.svg', 'brand.markDark': 'a/gone.svg' })).toBe(
    files['a/light.svg']?.toString(),
  );
});

test('with a dark sibling it is as the scheme of the browser is', async () => {
  const both = await text({ 'brand.mark': 'a/light.svg', 'brand.markDark': 'a/dark.svg' });
  expect(both).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.dark{display:none}');
  for (const [name, more] of [
    ['light', ' class="light"'],
    ['dark', ' class="dark" display="none"'],
  ] as const)
    expect(both).toContain(
      `<image${more} width="28" height="28" href="data:image/svg+xml;base64,${files[`a/${name}.svg`]?.toString('base64')}"/>`,
    );
});

test('without one it is the square at the left of the logo', async () => {
  const cut = await text({ 'brand.markDark': 'a/dark.svg', 'company.logo': 'a/logo.svg' });
  const [, encoded = ''] =
    /^<svg[^>]*viewBox="0 0 28 28"><image width="28" height="28" href="data:image\/png;base64,([^"]*)"\/><\/svg>$/.exec(
      cut,
    ) ?? [];
  const png = Buffer.from(encoded, 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ width: 448, height: 448 });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([[...data.subarray(0, 3)], [...data.subarray(-3)]]).toEqual([
    [255, 0, 0],
    [255, 0, 0],
  ]);
});

test.each([
  ['without a logo', {}],
  ['with one that is no picture', { 'company.logo': 'a/broken.svg' }],
  ['with one that is not there', { 'company.logo': 'a/gone.svg' }],
])('%s it is the first letter of the name on the accent', async (_, settings) => {
  const letter = await text(settings);
  expect(letter).toMatch(
    /^<svg[^>]*viewBox="0 0 28 28"><rect width="28" height="28" rx="2" fill="#[0-9a-f]{6}"\/><g fill="#[0-9a-f]{6}"><path d="[^"]+" transform="translate\([\d.]+ [\d.]+\)"\/><\/g><\/svg>$/,
  );
  expect(letter).toMatch(/translate\(\d\.\d\d 20\.98\)/);
});
