import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SetWords } from '@millrace/circuits';
import { create, type Font, type Glyph } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Sets words in the faces of the site, each letter by its outline. */
export const setWords = (words: string, { face, weight, size }: Face): SetWords => {
  const font = fontOf(face, weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const letters = glyphs.map((glyph, nth) => {
    const letter = {
      id: `${face[0]}${weight}-${size}-${glyph.id}`.replace('.', '_'),
      path: outlineOf(glyph, scale),
      x,
    };
    x += (positions[nth]?.xAdvance ?? 0) * scale;
    return letter;
  });
  return { width: x, letters };
};

interface Face {
  face: 'sans' | 'mono';
  weight: number;
  size: number;
}

function fontOf(face: 'sans' | 'mono', weight: number): Font {
  const name = `ibm-plex-${face}`;
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`;
  const font = opened.get(file) ?? create(unpackWoff(readFileSync(resolve(file))));
  opened.set(file, font);
  return font;
}

const commands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

const outlineOf = ({ path }: Glyph, scale: number): string =>
  path.commands
    .map(({ command, args }) => {
      const points = args.map((value, nth) => Math.round((nth % 2 === 0 ? value : -value) * scale * 100) / 100);
      return commands[command] + points.join(' ').replaceAll(' -', '-');
    })
    .join('');
