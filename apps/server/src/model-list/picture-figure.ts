import {
  BALLOON_HEIGHT,
  CODE_SIZE,
  type Composed,
  drawnBelow,
  drawnMeasure,
  drawnNote,
  type Figure,
  fileHeight,
  type Ink,
  lines,
  type Measure,
  type PlacedBalloon,
  palettes,
  readDrawing,
  surfaces,
} from '@millrace/pictures';
import { Circle, Ellipse, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

const inks = palettes.light;
/** A CSS pixel in points, on paper a little finer than on the screen. */
const PIXEL = 0.62;
const DASHES = '5 4';

/** A composed picture as vectors of a page, so high in points; `mono`: the families of codes. */
export function pictureFigure(composed: Composed, high: number, mono: string[]): ReactElement {
  const { width, height, layers, measures, balloons, note, below = [] } = composed;
  const scale = high / fileHeight(composed);
  return h(
    Svg,
    { width: width * scale, height: high, viewBox: `0 0 ${width} ${fileHeight(composed)}` },
    ...layers.map(({ name, drawing, isUndecided }) =>
      h(G, { key: name }, ...readDrawing(drawing).map((figure, nth) => element(figure, { scale, isUndecided }, nth))),
    ),
    ...measures.map((measure, nth) => dimension(measure, scale, { key: nth, mono })),
    ...balloons.map((balloon) => pointed(balloon, scale, mono)),
    ...(note === null ? [] : [wordsAt(note, drawnNote({ height }), mono)]),
    ...below.map((line, nth) => wordsAt(line, drawnBelow({ height }, nth), mono)),
  );
}

interface Pen {
  /** Points for one unit. */
  scale: number;
  isUndecided: boolean;
}

function element({ tag, attributes, content }: Figure, pen: Pen, key: number): ReactElement | null {
  const { class: words = '', transform } = attributes;
  const place = { key, ...(transform === undefined ? {} : { transform }) };
  const value = (name: string): number => Number(attributes[name] ?? 0);
  if (tag === 'g') {
    const inner = { ...pen, scale: pen.scale * enlargementOf(transform) };
    return h(G, place, ...content.map((figure, nth) => element(figure, inner, nth)));
  }
  const paint = { ...place, ...paintOf(words.split(' '), { ...pen, scale: pen.scale * enlargementOf(transform) }) };
  switch (tag) {
    case 'path':
      return h(Path, { ...paint, d: attributes['d'] ?? '' });
    case 'rect': {
      const [rx, ry] = [value('rx'), value('ry') || value('rx')];
      return h(Rect, {
        ...paint,
        x: value('x'),
        y: value('y'),
        width: value('width'),
        height: value('height'),
        rx,
        ry,
      });
    }
    case 'circle':
      return h(Circle, { ...paint, cx: value('cx'), cy: value('cy'), r: value('r') });
    case 'ellipse':
      return h(Ellipse, { ...paint, cx: value('cx'), cy: value('cy'), rx: value('rx'), ry: value('ry') });
    case 'polygon':
      return h(Path, { ...paint, d: `M${attributes['points'] ?? ''}Z` });
    case 'polyline':
      return h(Path, { ...paint, d: `M${attributes['points'] ?? ''}` });
    default:
      return null;
  }
}

/** An undecided part has dashed amber outlines and paper surfaces, and its fine lines are left out. */
function paintOf(words: readonly string[], { scale, isUndecided }: Pen) {
  const style = words.find(isLine);
  const surface = words.find(isSurface);
  const fill = surface === undefined ? 'none' : inks[isUndecided ? 'paper' : surface];
  if (style === undefined || (isUndecided && style === 'fine')) return { fill };
  const { width, ink } = lines[style];
  return {
    fill,
    stroke: inks[isUndecided ? 'amber' : ink],
    strokeWidth: (width * PIXEL) / scale,
    strokeLinecap: 'round' as const,
    ...(isUndecided ? { strokeDasharray: DASHES } : {}),
  };
}

const isLine = (word: string): word is keyof typeof lines => Object.hasOwn(lines, word);
const isSurface = (word: string): word is Extract<Ink, (typeof surfaces)[number]> =>
  surfaces.some((surface) => surface === word);

/** On the average of the directions; 1 without a matrix. */
function enlargementOf(transform = ''): number {
  const matrix = /matrix\(([^)]*)\)/.exec(transform)?.[1];
  if (matrix === undefined) return 1;
  const [a = 1, b = 0, c = 0, d = 1] = matrix
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Math.sqrt(Math.abs(a * d - b * c));
}

const thin = (scale: number) => ({
  stroke: inks.line,
  strokeWidth: (lines.detail.width * PIXEL) / scale,
  fill: 'none',
});

function dimension(measure: Measure, scale: number, { key, mono }: { key: number; mono: string[] }): ReactElement {
  const { path, x, y, turn, size } = drawnMeasure(measure);
  return h(
    G,
    { key: `measure ${key}` },
    h(Path, { ...thin(scale), d: path }),
    h(
      G,
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      h(
        Text,
        { x: 0, y: 0, fill: inks.line, textAnchor: 'middle', style: { fontFamily: mono, fontSize: size } },
        measure.words,
      ),
    ),
  );
}

function wordsAt(words: string, { x, y, size }: ReturnType<typeof drawnNote>, mono: string[]): ReactElement {
  return h(Text, { key: `at ${y}`, x, y, fill: inks.line, style: { fontFamily: mono, fontSize: size } }, words);
}

function pointed({ group, text, isOpen, x, y, width, at }: PlacedBalloon, scale: number, mono: string[]): ReactElement {
  const from = at[0] > x ? x + width / 2 : x - width / 2;
  const style = { fontFamily: mono, fontWeight: 600, fontSize: CODE_SIZE };
  return h(
    G,
    { key: `balloon ${group}` },
    h(Path, { ...thin(scale), d: `M${from} ${y}L${at[0]} ${at[1]}` }),
    h(Circle, { cx: at[0], cy: at[1], r: 2.4, fill: inks.line }),
    h(Rect, {
      ...thin(scale),
      fill: isOpen ? inks.wash : inks.paper,
      x: x - width / 2,
      y: y - BALLOON_HEIGHT / 2,
      width,
      height: BALLOON_HEIGHT,
      rx: BALLOON_HEIGHT / 2,
      ry: BALLOON_HEIGHT / 2,
    }),
    h(Text, { x, y: y + CODE_SIZE * 0.35, fill: inks.line, textAnchor: 'middle', style }, text),
  );
}
