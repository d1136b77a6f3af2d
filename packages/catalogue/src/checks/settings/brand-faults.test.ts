import { describe, expect, test } from 'vitest';
import { product, setting } from '../../testing/rows.ts';
import { findingsOf, type Rows } from '../../testing/snapshot-of.ts';

const said = (name: string, value: string | number | string[], rows: Rows = {}): string[] => {
  const [group = '', key = ''] = name.split('.');
  return findingsOf({ settings: [setting({ id: 1, group, key, value })], ...rows }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

describe('a brand', () => {
  test.each<[string, string | number | string[]]>([
    ['brand.accent', '#b4001f'],
    ['brand.accentDark', '#ff9a9e'],
    ['brand.accentDark', ''],
    ['brand.corner', 0],
    ['brand.corner', 12],
    ['brand.locale', 'de-DE'],
    ['brand.currency', 'EUR'],
    ['company.country', 'DE'],
    ['brand.mark', 'company/mark.svg'],
    ['brand.textFace', 'Archivo'],
    ['brand.codeFace', 'JetBrains Mono'],
    ['brand.textFaceFile', ''],
    ['navigation.links', ['Produkte: /category', 'Shop: https://shop.example/']],
    ['footer.links', []],
  ])('%s is %j', (name, value) => {
    expect(said(name, value).filter((one) => one.startsWith('value'))).toEqual([]);
  });

  test.each<[string, string | number | string[], string]>([
    ['brand.accent', '', 'must be a colour'],
    ['brand.accent', 'red', 'must be a colour such as #2a6f4e'],
    ['brand.accent', '#ffcc00', 'The nearest that can is #'],
    ['brand.accentDark', '#123456', 'cannot be read on dark pages'],
    ['brand.corner', 13, 'from 0 to 12'],
    ['brand.corner', 1.5, 'from 0 to 12'],
    ['brand.locale', 'German', 'is no language tag'],
    ['brand.currency', 'euro', 'is no code of a currency'],
    ['brand.currency', 'KWD', 'KWD has 3 decimals'],
    ['company.country', 'Germany', 'must be the code of a country'],
    ['brand.mark', 'company/mark.png', 'must be an SVG drawing'],
    ['brand.textFace', 'Comic Sans', 'must be one of IBM Plex Sans, Archivo,'],
    ['brand.codeFace', 'Archivo', 'must be one of IBM Plex Mono,'],
    ['brand.textFaceFile', 'company/face.ttf', 'must be a WOFF2 file'],
    ['brand.codeFaceFile', 'company/face.woff2', 'there is no file company/face.woff2 in the media library'],
  ])('%s is not %j', (name, value, words) => {
    expect(said(name, value)[0]).toContain(words);
  });

  test('has a face of its own that the library has judged', () => {
    const mediaFiles = [{ id: 1, uri: 'company/Face.woff2', file: 'a'.repeat(64), alt: '', focus: null }];
    expect(said('brand.textFaceFile', 'company/face.woff2', { mediaFiles })).toEqual([]);
  });

  test('has no currency without decimals where a price has some', () => {
    const of = (priceCents: number) => said('brand.currency', 'JPY', { products: [product({ id: 1, priceCents })] });
    expect(of(1250).filter((one) => one.includes('JPY has no decimals, but part'))).toHaveLength(1);
    expect(of(1200).filter((one) => one.includes('JPY'))).toEqual([]);
  });

  test('has links that lead somewhere, told at their line', () => {
    expect(said('navigation.links', ['Orders: /orders', 'Gone: /gone'])[0]).toBe(
      'value.1: navigation.links: /gone leads nowhere.',
    );
    expect(said('footer.links', ['Orders'])[0]).toContain('is no link such as Orders: /orders');
    expect(said('footer.links', Array(17).fill('Orders: /orders'))[0]).toContain('at most 16 links');
  });
});
