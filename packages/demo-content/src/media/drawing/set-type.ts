import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type PathCommand } from 'fontkit';
import { unpackWoff } from '../documents/unpack-woff.ts';
import { faces, type TextName, texts } from './ink.ts';
import type { Anchor } from './shape.ts';

const opened = new Map<string, Font>();

/** How wide words are set, in units of the drawing. */
export function textWidth(words: string, name: TextName): number {
  const { font, scale } = setting(name);
  return font.layout(words).positions.reduce((width, { xAdvance }) => width + xAdvance * scale, 0);
}

/**
 * Words as the data of one path: an SVG in an <img> has none of the page's faces. Each letter is written from its own beginning, so that
 * the same letter is the same text, which compresses.
 */
export function textOutline(words: string, name: TextName, at: { x: number; y: number; anchor: Anchor }): string {
  const { font, scale } = setting(name);
  const { glyphs, positions } = font.layout(words);
  let x = at.x - textWidth(words, name) * { start: 0, middle: 0.5, end: 1 }[at.anchor];
  return glyphs
    .map((glyph, index) => {
      const start = `M${round(x)} ${round(at.y)}`;
      x += (positions[index]?.xAdvance ?? 0) * scale;
      const letter = letterPath(glyph, scale);
      return letter === '' ? '' : start + letter;
    })
    .join('');
}

const letters: Record<PathCommand, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** A letter relative to its origin. Points are rounded before they are told apart, so that errors do not add up. */
function letterPath(glyph: Glyph, scale: number): string {
  let [fromX, fromY] = [0, 0];
  let [contourX, contourY] = [0, 0];
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => round(index % 2 === 0 ? value * scale : -value * scale));
      const relative = points.map((value, index) => round(value - (index % 2 === 0 ? fromX : fromY)));
      if (command === 'closePath') [fromX, fromY] = [contourX, contourY];
      else [fromX, fromY] = [points.at(-2) ?? fromX, points.at(-1) ?? fromY];
      if (command === 'moveTo') [contourX, contourY] = [fromX, fromY];
      return letters[command] + relative.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function setting(name: TextName): { font: Font; scale: number } {
  const { size, weight, face } = texts[name];
  const file = `${faces[face]}/files/${faces[face].replace('@fontsource/', '')}-latin-${weight}-normal.woff`;
  const font = opened.get(file) ?? create(unpackWoff(readFileSync(new URL(import.meta.resolve(file)))));
  opened.set(file, font);
  return { font, scale: size / font.unitsPerEm };
}

const round = (value: number): number => Math.round(value * 100) / 100;
