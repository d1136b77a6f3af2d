import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { nameFont } from './name-font.ts';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const font = unpackWoff(readFileSync(resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff')));

test('a font has another PostScript name, as long as its own, and nothing else of it changes', () => {
  const named = create(nameFont(font, 'a1b2'));
  expect(named.postscriptName).toBe('a1b2'.repeat(9).slice(0, create(font).postscriptName.length));
  const widths = (one: ReturnType<typeof create>) =>
    one.layout('Duplex 480 V').positions.map(({ xAdvance }) => xAdvance);
  expect(widths(named)).toEqual(widths(create(font)));
});
