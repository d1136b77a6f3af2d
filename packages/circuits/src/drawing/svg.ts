import type { Drawing } from './draw-circuit.ts';
import { type Anchor, type LineStyle, type Shape, type TextStyle, textStyles } from './shape.ts';

/** Words as outlines, in the face they are to be read in: an SVG in an `<img>` has none of the page's faces. */
export interface SetWords {
  width: number;
  /** Each letter by an id of its own, with its path from its origin, and where it stands. */
  letters: readonly { id: string; path: string; x: number }[];
}
export type Typesetter = (words: string, style: (typeof textStyles)[TextStyle]) => SetWords;

/** Colours of lines and words, and of what they stand on. */
interface Inks {
  readonly line: string;
  readonly paper: string;
}
/** Colours for a light and for a dark screen; all drawings of a site have the same. */
export type Palettes = Readonly<Record<'light' | 'dark', Inks>>;

/** A stand-alone SVG file: black on white, light on dark on a dark screen, and with the words for a person who does not see it. */
export function svgOf(drawing: Drawing, typesetter: Typesetter, palettes: Palettes): string {
  const { title, description, width, height, shapes } = drawing;
  const letters = new Map<string, string>();
  const body = shapes.map((shape) => element(shape, typesetter, letters)).join('');
  const defined = [...letters].map(([id, path]) => `<path class="letter" id="${id}" d="${path}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped(description.join(' '))}</desc>`,
    `<style>${stylesIn(palettes)}</style>`,
    `<defs>${defined}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>${body}`,
    '</svg>\n',
  ].join('\n');
}

const lineRules: Record<Exclude<LineStyle, 'dot'>, string> = {
  wire: 'stroke-width:1.4',
  symbol: 'stroke-width:1.7',
  field: 'stroke-width:1.4;stroke-dasharray:5 4',
  linked: 'stroke-width:1;stroke-dasharray:2 3',
  terminal: 'stroke-width:1.4',
};
/** No custom properties: programs that open a saved drawing draw nothing by them. */
const stylesIn = ({ light, dark }: Palettes): string =>
  `${styles}${inked(light)}@media screen and (prefers-color-scheme:dark){${inked(dark)}}`;
const styles = [
  'path,circle,rect{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  ...Object.entries(lineRules).map(([name, rule]) => `.${name}{${rule}}`),
  '.paper,.letter{stroke:none}',
].join('');
// By class: a selector that names the ancestor of a used letter does not reach it where it is used.
const inked = ({ line, paper }: Inks): string =>
  `path,circle,rect{stroke:${line}}.dot,.letter{fill:${line}}.terminal,.paper{fill:${paper}}`;

function element(shape: Shape, typesetter: Typesetter, letters: Map<string, string>): string {
  switch (shape.tag) {
    case 'path':
      return `<path class="${shape.style}" d="${shape.d}"/>`;
    case 'circle':
      return `<circle class="${shape.style}" cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.r}"/>`;
    case 'rect':
      return `<rect class="${shape.style}" x="${round(shape.x)}" y="${round(shape.y)}" width="${round(shape.width)}" height="${round(shape.height)}"/>`;
    case 'text':
      return words(shape, typesetter, letters);
  }
}

const shift: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

function words(shape: Extract<Shape, { tag: 'text' }>, typesetter: Typesetter, letters: Map<string, string>): string {
  const set = typesetter(shape.words, textStyles[shape.style]);
  const left = shape.x - set.width * shift[shape.anchor];
  const uses = set.letters.flatMap(({ id, path, x }) => {
    if (path === '') return [];
    letters.set(id, path);
    return `<use href="#${id}" x="${round(left + x)}" y="${round(shape.y)}"/>`;
  });
  return `<g>${uses.join('')}</g>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
