import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { create, type Font as OpenedFont } from 'fontkit';
import { nameFont } from './name-font.ts';
import type { PaperFaces } from './paper-brand.ts';
import { unpackWoff } from './unpack-woff.ts';

const SANS_LATIN = 'IBM Plex Sans';
const SANS_OTHERS = ['latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((part) => ({
  part,
  family: `${SANS_LATIN} ${part}`,
}));
/** Faces of the design for text, in the order they are looked through for a sign. */
const SANS = [SANS_LATIN, ...SANS_OTHERS.map(({ family }) => family)];
const MONO = 'IBM Plex Mono';

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

/** The families that a document is set in, each in the order that it is looked through for a sign. */
export interface PaperFamilies {
  sans: string[];
  mono: string[];
  /** Width of the widest sign of a code, as a share of its size. */
  monoAdvance: number;
}

/** Makes the maker's faces, and those of the design behind them, known to the PDF maker. */
export function registerFonts(faces: PaperFaces): PaperFamilies {
  text ??= register();
  const code = faces.code?.find(({ weight }) => weight === 400);
  return {
    sans: [...own(faces.text), ...SANS],
    mono: [...own(faces.code), MONO],
    monoAdvance: code === undefined ? DESIGN_ADVANCE : advanceOf(create(Buffer.from(code.bytes))),
  };
}

const DESIGN_ADVANCE = 0.6;
const known = new Map<string, true>();

/** The families of a maker's fonts: the first of each weight are one, the second another. */
function own(fonts: PaperFaces['text']): string[] {
  const weights = [400, 600].map((weight) => (fonts ?? []).filter((font) => font.weight === weight));
  const [regular = [], bold = []] = weights;
  return regular.map((font, nth) => {
    const pair = [font, ...(bold[nth] === undefined ? [] : [bold[nth]])];
    const family = `own ${nameOf(...pair.map(({ bytes }) => bytes))}`;
    if (!known.has(family)) {
      known.set(family, true);
      for (const { weight, bytes } of pair)
        Font.register({ family, src: dataUri(nameFont(bytes, nameOf(bytes))), fontWeight: weight });
    }
    return family;
  });
}

const dataUri = (font: Buffer): string => `data:font/ttf;base64,${font.toString('base64')}`;
const nameOf = (...fonts: Uint8Array[]): string =>
  createHash('sha256').update(Buffer.concat(fonts)).digest('hex').slice(0, 16);

/** Codes are figures and capitals. */
const CODE_SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-';
function advanceOf(font: OpenedFont): number {
  const { positions } = font.layout(CODE_SIGNS);
  return Math.max(...positions.map(({ xAdvance }) => xAdvance)) / font.unitsPerEm;
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
