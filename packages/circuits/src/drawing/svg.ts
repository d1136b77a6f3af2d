import type { Drawing } from './draw-circuit.ts';
import { type Anchor, type LineStyle, type Shape, type TextStyle, textStyles } from './shape.ts';

/** Words as outlines, in the face they are to be read in: an SVG in an `<img>` has none of the page's faces. */
export interface SetWords {
  width: number;
  /** Each letter by an id of its own, with its path from its origin, and where it stands. */
  letters: readonly { id: string; path: string; x: number }[];
}
export type Typesetter = (words: string, style: (typeof textStyles)[TextStyle]) => SetWords;

const palettes = {
  light: { line: '#0c1a24', soft: '#4b5c69', paper: '#ffffff' },
  dark: { line: '#cfdbe4', soft: '#a3b3bf', paper: '#17252f' },
} as const;

/** A stand-alone SVG file: black on white, light on dark on a dark screen, and with the words for who does not see it. */
export function svgOf({ title, description, width, height, shapes }: Drawing, typesetter: Typesetter): string {
  const letters = new Map<string, string>();
  const body = shapes.map((shape) => element(shape, typesetter, letters)).join('');
  const defined = [...letters].map(([id, path]) => `<path class="letter" id="${id}" d="${path}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped(description.join(' '))}</desc>`,
    `<style>${styles}</style>`,
    `<defs>${defined}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>${body}`,
    '</svg>\n',
  ].join('\n');
}

const lineRules: Record<LineStyle, string> = {
  wire: 'stroke-width:1.4',
  symbol: 'stroke-width:1.7',
  field: 'stroke-width:1.4;stroke-dasharray:5 4',
  linked: 'stroke-width:1;stroke-dasharray:2 3',
  dot: 'fill:var(--line)',
  terminal: 'stroke-width:1.4;fill:var(--paper)',
};
const inked = (scheme: keyof typeof palettes): string =>
  `:root{${Object.entries(palettes[scheme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`;
const styles = [
  inked('light'),
  `@media screen and (prefers-color-scheme:dark){${inked('dark')}}`,
  'path,circle,rect{fill:none;stroke:var(--line);stroke-linecap:round;stroke-linejoin:round}',
  ...Object.entries(lineRules).map(([name, rule]) => `.${name}{${rule}}`),
  '.paper{fill:var(--paper);stroke:none}',
  // By class: a selector that names the ancestor of a used letter does not reach it where it is used.
  '.letter{fill:var(--line);stroke:none}',
].join('');

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
