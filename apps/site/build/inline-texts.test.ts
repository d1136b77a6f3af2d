import { expect, test } from 'vitest';
import { inlineText, withoutFaces, withoutPrint } from './inline-texts.ts';

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

test('only blocks for paper that nothing surrounds are taken out of a sheet, in their order', () => {
  const layered = '@layer base{a{b:c}@media print{a{b:d}}}';
  const sheet = `@layer a,b;${layered}@media print{p{margin:0}q{content:"}"}}.a{color:red}@media print{.a{b:c}}@media print and (width>=9px){i{j:k}}`;
  expect(withoutPrint(sheet)).toEqual({
    print: '@media print{p{margin:0}q{content:"}"}}@media print{.a{b:c}}',
    rest: `@layer a,b;${layered}.a{color:red}@media print and (width>=9px){i{j:k}}`,
  });
});
