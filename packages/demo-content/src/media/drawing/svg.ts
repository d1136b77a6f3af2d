import { type Colour, fills, type Ground, grounds, type Palette, texts, weights } from './ink.ts';
import { textOutline } from './set-type.ts';
import { anchorOf, type Shape } from './shape.ts';
import { isTextName, isTooFine, scaleOf, strokeWidth, styleWords } from './stroke.ts';

/** A drawing that stands alone: everything an SVG file needs to be right in an <img>. */
export interface Sheet {
  title: string;
  width: number;
  height: number;
  ground: Ground;
  /** Whether lines keep their width in CSS pixels at every size, or shrink with a scene. */
  lines: 'pixels' | 'scaled';
  shapes: readonly Shape[];
}

export interface SvgOptions {
  /** `small` leaves out what would blur below 100 px. Default `full`. */
  detail?: 'full' | 'small';
  /** `system` follows the reader's scheme; a fixed one is for rasters and print. Default `system`. */
  scheme?: 'system' | 'light' | 'dark';
}

/** A stand-alone SVG file: no script, no outside reference, its colours inside. */
export function svgFile(sheet: Sheet, { detail = 'full', scheme = 'system' }: SvgOptions = {}): string {
  const pen: Pen = { isSmall: detail === 'small', isScaled: sheet.lines === 'scaled', classes: new Set() };
  const body = sheet.shapes.map((shape) => element(shape, pen, 1)).join('');
  const { width, height } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(sheet.title)}</title>`,
    `<style>${styleSheet(sheet.ground, pen, scheme)}</style>`,
    body,
    '</svg>\n',
  ].join('\n');
}

interface Pen {
  isSmall: boolean;
  isScaled: boolean;
  /** Every style word that was drawn with. */
  classes: Set<string>;
}

function element(shape: Shape, pen: Pen, outerScale: number): string {
  if (pen.isSmall && isTooFine(shape)) return '';
  const words = styleWords(shape);
  for (const word of words) pen.classes.add(word);
  const scale = outerScale * (shape.matrix === null ? 1 : scaleOf(shape.matrix));
  const width = pen.isScaled ? strokeWidth(shape, pen.isSmall) : null;
  const attributes = [
    words.length === 0 ? '' : ` class="${words.join(' ')}"`,
    ...Object.entries(drawnAttributes(shape)).map(([name, value]) => ` ${name}="${value}"`),
    width === null ? '' : ` stroke-width="${trim(width / scale)}"`,
    shape.matrix === null ? '' : ` transform="matrix(${shape.matrix.map(trim).join(' ')})"`,
  ].join('');
  const content =
    typeof shape.content === 'string'
      ? `<title>${escaped(shape.content)}</title>`
      : shape.content.map((child) => element(child, pen, scale)).join('');
  if (shape.tag === 'g' && content === '') return '';
  const tag = shape.tag === 'text' ? 'path' : shape.tag;
  return content === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${content}</${tag}>`;
}

/** A text is drawn as its outline, in the face of the site, with its words for a title. */
function drawnAttributes(shape: Shape): Shape['attributes'] {
  const name = styleWords(shape).find(isTextName);
  if (shape.tag !== 'text' || name === undefined) return shape.attributes;
  const { x, y } = shape.attributes;
  return { d: textOutline(String(shape.content), name, { x: Number(x), y: Number(y), anchor: anchorOf(shape) }) };
}

function styleSheet(ground: Ground, { classes, isSmall, isScaled }: Pen, scheme: 'system' | 'light' | 'dark'): string {
  const { light, dark } = grounds[ground];
  const effect = isScaled ? '' : ';vector-effect:non-scaling-stroke';
  const still = [
    `path,rect,circle,ellipse{fill:none;stroke-linecap:round;stroke-linejoin:round${effect}}`,
    ...Object.entries(weights)
      .filter(([name]) => classes.has(name))
      .map(([name, weight]) => {
        const dash = 'dash' in weight ? `stroke-dasharray:${weight.dash};` : '';
        return `.${name}{${dash}${isScaled ? '' : `stroke-width:${isSmall ? weight.small : weight.width}px`}}`;
      }),
  ].join('');
  const inked = (palette: Palette): string => rules(classes, palette);
  if (scheme !== 'system') return still + inked(scheme === 'light' ? light : dark);
  return `${still}${inked(light)}@media (prefers-color-scheme:dark){${inked(dark)}}`;
}

const rules = (classes: Set<string>, palette: Palette): string =>
  [...strokeColours, ...fillColours, ...textColours]
    .filter(([selector]) => classes.has(selector))
    .map(([selector, property, colour]) => `.${selector}{${property}:${palette[colour]}}`)
    .join('');

type Rule = readonly [selector: string, property: 'stroke' | 'fill', colour: Colour];
const strokeColours: Rule[] = Object.entries(weights).map(([name, { colour }]) => [name, 'stroke', colour]);
const fillColours: Rule[] = fills.map((name) => [name, 'fill', name]);
const textColours: Rule[] = Object.entries(texts).map(([name, { colour }]) => [name, 'fill', colour]);

const trim = (value: number): number => Math.round(value * 1000) / 1000;
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
