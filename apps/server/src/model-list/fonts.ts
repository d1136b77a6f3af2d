import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

export const SANS = 'IBM Plex Sans';
export const MONO = 'IBM Plex Mono';
let registered = false;

/** The site's own typefaces, from the packages it serves them from. Once. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const file = createRequire(import.meta.url).resolve;
  const faces = [
    { family: SANS, file: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff', fontWeight: 400 },
    { family: SANS, file: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff', fontWeight: 600 },
    { family: MONO, file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff', fontWeight: 400 },
    { family: MONO, file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff', fontWeight: 600 },
  ];
  for (const face of faces) Font.register({ family: face.family, src: file(face.file), fontWeight: face.fontWeight });
  // Numbers are read letter by letter: none is ever broken by a hyphen of ours.
  Font.registerHyphenationCallback((word) => [word]);
}
