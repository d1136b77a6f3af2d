import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type Weight = 400 | 600;

export interface TextPaths {
  width: number;
  /** SVG, its first letter at 0, its baseline at 0. */
  svg: string;
}

/** The site's own typeface, cut up by alphabet; what none of them has is left out. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
const opened = new Map<string, Font>();

/** A line of text as shapes: drawn the same wherever it is drawn, whatever fonts are there. */
export function textPaths(text: string, size: number, weight: Weight): TextPaths {
  let x = 0;
  const shapes: string[] = [];
  for (const { font, text: part } of runs(text, weight)) {
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

/** The words in lines no wider than `width`; what does not go into `most` lines ends in an ellipsis. */
export function textLines(text: string, fit: { size: number; weight: Weight; width: number; most: number }): string[] {
  const isWide = (line: string): boolean => textPaths(line, fit.size, fit.weight).width > fit.width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && isWide(longer)) {
      lines.push(line);
      line = word;
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

function runs(text: string, weight: Weight): Run[] {
  const found: Run[] = [];
  for (const sign of text) {
    const font = fontFor(sign, weight);
    const last = found.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += sign;
    else found.push({ font, text: sign });
  }
  return found;
}

function fontFor(sign: string, weight: Weight): Font | undefined {
  const codePoint = sign.codePointAt(0) ?? 0;
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
