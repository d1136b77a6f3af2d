import { createRequire } from 'node:module';
import { create, type Font, openSync } from 'fontkit';
import type { PaperFaces } from '../pdf/paper-brand.ts';

export type Weight = 400 | 600;

export interface TextPaths {
  width: number;
  /** SVG, its first letter at 0, its baseline at 0. */
  svg: string;
}

/** The site's own typeface, cut up by alphabet; what none of them has is left out. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
const opened = new Map<string, Font>();

/** Fonts of a maker's own face for text, which are looked through first. */
export type OwnFonts = readonly { weight: Weight; font: Font }[];
const NO_FONTS: OwnFonts = [];

export const ownFonts = ({ text }: PaperFaces): OwnFonts =>
  (text ?? []).map(({ weight, bytes }) => ({ weight, font: create(Buffer.from(bytes)) }));

/** A line of text as shapes: drawn the same wherever it is drawn, whatever fonts are there. */
export function textPaths(text: string, size: number, weight: Weight, own: OwnFonts = NO_FONTS): TextPaths {
  let x = 0;
  const shapes: string[] = [];
  for (const { font, text: part } of runs(text, weight, own)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const place = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const shape = glyph.path.toSVG();
      const at = `${rounded(x + place.xOffset * scale)} ${rounded(-place.yOffset * scale)}`;
      const zoom = `${scale.toFixed(5)} ${(-scale).toFixed(5)}`;
      if (shape !== '') shapes.push(`<path transform="translate(${at}) scale(${zoom})" d="${shape}"/>`);
      x += place.xAdvance * scale;
    }
  }
  return { width: x, svg: shapes.join('') };
}

/**
 * The words in lines no wider than `width`; a word that is too wide by itself, such as a long number, goes on after a hyphen. What does not
 * go into `most` lines ends in an ellipsis.
 */
export function textLines(
  text: string,
  fit: { size: number; weight: Weight; width: number; most: number },
  own: OwnFonts = NO_FONTS,
): string[] {
  const isWide = (line: string): boolean => textPaths(line, fit.size, fit.weight, own).width > fit.width;
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter((part) => part !== '');
  const pieces = words.flatMap((word) =>
    (isWide(word) ? word.split(/(?<=[-|])/) : [word]).map((piece, nth) => ({ piece, nth })),
  );
  for (const { piece, nth } of pieces) {
    const longer = line === '' || nth > 0 ? line + piece : `${line} ${piece}`;
    if (line !== '' && isWide(longer)) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, fit.most);
  return shown.map((one, index) => cut(one, index === fit.most - 1 && lines.length > fit.most, isWide));
}

/** A line that is too wide by itself, or not the last there would be, is cut. */
function cut(line: string, goesOn: boolean, isWide: (line: string) => boolean): string {
  if (!goesOn && !isWide(line)) return line;
  let kept = line;
  while (kept !== '' && isWide(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

interface Run {
  font: Font;
  text: string;
}

function runs(text: string, weight: Weight, own: OwnFonts): Run[] {
  const found: Run[] = [];
  for (const sign of text) {
    const font = fontFor(sign, weight, own);
    const last = found.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += sign;
    else found.push({ font, text: sign });
  }
  return found;
}

function fontFor(sign: string, weight: Weight, own: OwnFonts): Font | undefined {
  const codePoint = sign.codePointAt(0) ?? 0;
  const makers = own.find((one) => one.weight === weight && one.font.hasGlyphForCodePoint(codePoint));
  if (makers !== undefined) return makers.font;
  for (const alphabet of ALPHABETS) {
    const font = fontOf(alphabet, weight);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}

function fontOf(alphabet: string, weight: Weight): Font {
  const name = `${alphabet}-${weight}`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const { resolve } = createRequire(import.meta.url);
  const font = openSync(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-normal.woff`));
  opened.set(name, font);
  return font;
}

const rounded = (value: number): string => value.toFixed(2);
