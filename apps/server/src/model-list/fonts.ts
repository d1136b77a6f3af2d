import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

export const SANS = 'IBM Plex Sans';
export const MONO = 'IBM Plex Mono';
let registered = false;

/** The site's own typefaces, from the packages it serves them from; `font` is the file's weight, `as` the one it stands for. */
const faces = [
  { family: SANS, name: 'ibm-plex-sans', font: 400, as: 400 },
  { family: SANS, name: 'ibm-plex-sans', font: 600, as: 600 },
  { family: MONO, name: 'ibm-plex-mono', font: 400, as: 400 },
  { family: MONO, name: 'ibm-plex-mono', font: 500, as: 600 },
];

/** Makes them known to the PDF maker, once. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const { family, name, font, as } of faces) {
    const woff = readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${font}-normal.woff`));
    const src = `data:font/ttf;base64,${unpackWoff(woff).toString('base64')}`;
    Font.register({ family, src, fontWeight: as });
  }
  // Words are never hyphenated: a hyphen in a number would be read as part of it.
  Font.registerHyphenationCallback((word) => [word]);
}
