import { readFileSync } from 'node:fs';
import { lines, palettes, surfaces } from '@millrace/pictures';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./composed-picture.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../../../../packages/look/src/tokens.css', import.meta.url), 'utf8');

/** Inks that the page has tokens for. */
const TOKENS = new Map([
  ['accent', 'amber-lamp'],
  ['amber', 'amber'],
  ['wash', 'amber-wash'],
]);

/** The values of a variable: in the light scheme, then in the dark one. */
const valuesOf = (css: string, variable: string): string[] =>
  [...css.matchAll(new RegExp(`--${variable}: ([^;]+);`, 'g'))].map(([, value = '']) => value);

const dark = new Map(Object.entries(palettes.dark));

test.each(Object.entries(palettes.light))('the page draws in %s as a file does, in both schemes', (ink, light) => {
  const token = TOKENS.get(ink);
  const [onPaper, inTheDark = onPaper] =
    token === undefined ? valuesOf(sheet, `drawn-${ink}`) : valuesOf(tokens, `color-${token}`);
  expect([onPaper, inTheDark]).toEqual([light, dark.get(ink)]);
});

test.each(Object.entries(lines))('the page draws a line of %s as wide as a file does', (name, { width }) => {
  expect(sheet).toMatch(new RegExp(`& \\.${name} \\{\\s*stroke-width: ${String(width).replace('.', '\\.')}px;`));
});

test.each(surfaces)('the page has a fill for %s', (name) => {
  expect(sheet).toMatch(new RegExp(`& \\.${name} \\{\\s*fill: var\\(--`));
});
