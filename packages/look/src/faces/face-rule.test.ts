import { expect, test } from 'vitest';
import { faceRule } from './face-rule.ts';

test.each([
  ['of some signs names them', 'U+0020-007E', ';unicode-range:U+0020-007E'],
  ['of every sign names none', null, ''],
])('the rule of a file %s', (_, range, signs) => {
  expect(faceRule({ family: 'Text Face', weight: '400 600', range }, '/a.woff2')).toBe(
    `@font-face{font-family:"Text Face";font-weight:400 600;font-display:swap;src:url("/a.woff2") format("woff2")${signs}}`,
  );
});
