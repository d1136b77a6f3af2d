import { expect, test } from 'vitest';
import { facesOf, inlineText, withoutFaces } from './inline-texts.ts';

test('a text is named by the hash that browsers compare it with', () => {
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(inlineText('p{color:red}').source).toBe("'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
});

test.each(['p{}</style>', 'a</SCRIPT >', 'x<!--'])('%s is refused: it would end its element', (text) => {
  expect(() => inlineText(text)).toThrow('cannot stand');
});

test('only faces that have a file are taken out of a sheet', () => {
  const file = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const local = '@font-face{font-family:A Fallback;src:local(Arial);size-adjust:101%}';
  expect(withoutFaces(`${file}p{margin:0}${local}${file}`)).toEqual({
    faces: file + file,
    rest: `p{margin:0}${local}`,
  });
});

const sans =
  '@font-face{font-family:Plex Sans;font-weight:100 700;src:url(/a/ibm-plex-sans-latin-wght-normal-x.woff2)}';
const mono =
  '@font-face{font-family:"Plex Mono";font-weight:400;font-display:swap;src:url("/a/plex-mono-400-y.woff2")format("woff2")}';

test('a face is read out of its rule, quoted or not; only those of first screens are loaded ahead', () => {
  expect(facesOf(sans + mono)).toEqual([
    ['Plex Sans', '/a/ibm-plex-sans-latin-wght-normal-x.woff2', '100 700', true],
    ['Plex Mono', '/a/plex-mono-400-y.woff2', '400', false],
  ]);
});

test('a rule that says no weight is refused', () => {
  expect(() => facesOf(sans.replace('font-weight:100 700;', ''))).toThrow('No face');
});
