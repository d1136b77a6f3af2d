import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { create, type Font as OpenedFont } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const SANS_LATIN = 'IBM Plex Sans';
const SANS_OTHERS = ['latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((part) => ({
  part,
  family: `${SANS_LATIN} ${part}`,
}));
/** Faces for text, in the order they are looked through for a sign. */
export const SANS = [SANS_LATIN, ...SANS_OTHERS.map(({ family }) => family)];
export const MONO = 'IBM Plex Mono';

/** The site's own typefaces, from the packages it serves them from; `font` is the file's weight, `as` the one it stands for. */
const faces = [
  { family: SANS_LATIN, file: 'ibm-plex-sans', part: 'latin', font: 400, as: 400 },
  { family: SANS_LATIN, file: 'ibm-plex-sans', part: 'latin', font: 600, as: 600 },
  ...SANS_OTHERS.flatMap(({ part, family }) =>
    [400, 600].map((weight) => ({ family, file: 'ibm-plex-sans', part, font: weight, as: weight })),
  ),
  { family: MONO, file: 'ibm-plex-mono', part: 'latin', font: 400, as: 400 },
  { family: MONO, file: 'ibm-plex-mono', part: 'latin', font: 500, as: 600 },
];
let text: readonly OpenedFont[] | null = null;

/** Makes them known to the PDF maker, once. */
export function registerFonts(): void {
  text ??= register();
}

/** Registers the faces of documents and returns the fonts for text. */
function register(): OpenedFont[] {
  const { resolve } = createRequire(import.meta.url);
  const opened: OpenedFont[] = [];
  for (const { family, file, part, font, as } of faces) {
    const plain = unpackWoff(readFileSync(resolve(`@fontsource/${file}/files/${file}-${part}-${font}-normal.woff`)));
    Font.register({ family, src: `data:font/ttf;base64,${plain.toString('base64')}`, fontWeight: as });
    if (family !== MONO && as === 400) opened.push(create(plain));
  }
  // Words are never hyphenated: a hyphen in a number would be read as part of it.
  Font.registerHyphenationCallback((word) => [word]);
  return opened;
}

/**
 * Text that the faces can set: a character without a glyph is written as its code, such as `[U+4E2D]`, instead of a
 * blank box.
 */
export function printable(given: string): string {
  text ??= register();
  const faces = text;
  return [...given.normalize('NFC')]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const isKnown = /\s/.test(sign) || faces.some((face) => face.hasGlyphForCodePoint(code));
      return isKnown ? sign : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    })
    .join('');
}
