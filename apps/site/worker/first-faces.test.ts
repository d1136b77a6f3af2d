import { expect, test } from 'vitest';
import { firstFaces } from './first-faces.ts';

const rule = (name: string, range = '') =>
  `@font-face{font-family:"Text Face";font-weight:400 600;font-display:swap;src:url("/faces/${name}.woff2") format("woff2")${range}}`;

test('files with Latin letters are kept, those of other alphabets are not', () => {
  const sheet = [
    ':root{--font-sans:"Text Face"}',
    '@font-face{font-family:"Text Face Fallback";src:local("Arial")}',
    rule('first', ';unicode-range:U+20-7E,U+A0'),
    rule('greek', ';unicode-range:U+370-377'),
    rule('rest', ';unicode-range:U+200-210'),
    rule('own'),
  ].join('');
  expect(firstFaces(sheet)).toEqual(['/faces/first.woff2', '/faces/own.woff2']);
});
