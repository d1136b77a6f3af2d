import { readFileSync } from 'node:fs';
import { type Ink, lines, palettes, surfaces } from '@millrace/pictures';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./composed-picture.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

/** Inks that the page has tokens for. */
const TOKENS: Partial<Record<Ink, string>> = { accent: 'amber-lamp', amber: 'amber', wash: 'amber-wash' };

/** The values of a variable: in the light scheme, then in the dark one. */
const valuesOf = (css: string, variable: string): string[] =>
  [...css.matchAll(new RegExp(`--${variable}: ([^;]+);`, 'g'))].map(([, value = '']) => value);

test.each(Object.keys(palettes.light))('the page draws in %s as a file does, in both schemes', (ink) => {
  const { [ink]: light } = { ...palettes.light };
  const { [ink]: dark } = { ...palettes.dark };
  const token = Object.entries(TOKENS).find(([name]) => name === ink)?.[1];
  const [onPaper, inTheDark = onPaper] =
    token === undefined ? valuesOf(sheet, `drawn-${ink}`) : valuesOf(tokens, `color-${token}`);
  expect([onPaper, inTheDark]).toEqual([light, dark]);
});

test.each(Object.entries(lines))('the page draws a line of %s as wide as a file does', (name, { width }) => {
  expect(sheet).toMatch(new RegExp(`& \\.${name} \\{\\s*stroke-width: ${String(width).replace('.', '\\.')}px;`));
});

test.each(surfaces)('the page has a fill for %s', (name) => {
  expect(sheet).toMatch(new RegExp(`& \\.${name} \\{\\s*fill: var\\(--`));
});
