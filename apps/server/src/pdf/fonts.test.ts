import { expect, test } from 'vitest';
import { printable } from './fonts.ts';

test.each([
  ['Ada Byron, 42 ft · 2.5–4.0 A', 'Ada Byron, 42 ft · 2.5–4.0 A'],
  ['Łukasz Dvořák', 'Łukasz Dvořák'],
  ['Ωμέγα', 'Ωμέγα'],
  ['Жуков', 'Жуков'],
  ['Nguyễn', 'Nguyễn'],
  ['Zoe\u0308', 'Zoë'],
  ['line\nline\ttab', 'line\nline\ttab'],
  ['中文', '[U+4E2D][U+6587]'],
  ['😀', '[U+1F600]'],
])('%j prints as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
