import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SetWords } from '@millrace/circuits';
import { create, type Font, type Glyph } from 'fontkit';
import type { PaperFaces } from './paper-brand.ts';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

const setters = new WeakMap<PaperFaces, SetType>();
/** Sets words in a face, each letter by its outline. */
type SetType = (words: string, face: Face) => SetWords;

/** Sets words in a maker's faces; words with a sign that they do not have are set in the faces of the design. */
export function wordsSetter(faces: PaperFaces): SetType {
  const known = setters.get(faces);
  if (known !== undefined) return known;
  const own = (['text', 'code'] as const).map((role) =>
    (faces[role] ?? []).map(({ weight, bytes }) => ({ weight, font: create(Buffer.from(bytes)) })),
  );
  const [text = [], code = []] = own;
  const set: SetType = (words, face) => {
    const fonts = (face.face === 'mono' ? code : text).filter(
      ({ weight }) => weight === (face.weight < 500 ? 400 : 600),
    );
    const nth = fonts.findIndex(({ font }) => [...words].every((sign) => hasSign(font, sign)));
    const own = fonts[nth]?.font;
    return own === undefined
      ? setIn(fontOf(face.face, face.weight), words, face)
      : setIn(own, words, face, `own${nth}`);
  };
  setters.set(faces, set);
  return set;
}

const hasSign = (font: Font, sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** `named`: of which font a letter is belongs to its name, as one drawing may have words in several. */
function setIn(font: Font, words: string, { face, weight, size }: Face, named = ''): SetWords {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const letters = glyphs.map((glyph, nth) => {
    const letter = {
      id: `${face[0]}${weight}${named}-${size}-${glyph.id}`.replace('.', '_'),
      path: outlineOf(glyph, scale),
      x,
    };
    x += (positions[nth]?.xAdvance ?? 0) * scale;
    return letter;
  });
  return { width: x, letters };
}

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
