import { Circle, Ellipse, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { DrawingSpec } from '../../drawing-spec.ts';
import { type Fill, fills, grounds, type Palette, texts, weights } from '../drawing/ink.ts';
import { anchorOf, type Shape } from '../drawing/shape.ts';
import { isTextName, isWeight, scaleOf, styleWords } from '../drawing/stroke.ts';
import { sheetOf } from '../sheet-of.ts';

/** Points for one CSS pixel of a line's width. */
const POINTS_PER_PIXEL = 0.62;

/** A drawing as vectors of the page, so wide in points and at most so high. */
export function vectorFigure(spec: DrawingSpec, width: number, most = Number.POSITIVE_INFINITY): ReactElement {
  const sheet = sheetOf(spec);
  const scale = Math.min(width / sheet.width, most / sheet.height);
  const pen: Pen = { palette: grounds[sheet.ground].light, scale };
  return createElement(
    Svg,
    { width: sheet.width * scale, height: sheet.height * scale, viewBox: `0 0 ${sheet.width} ${sheet.height}` },
    ...sheet.shapes.map((shape) => element(shape, pen)),
  );
}

interface Pen {
  palette: Palette;
  /** Points for one unit of the shape. */
  scale: number;
}

type Draw = (shape: Shape, paint: Paint, pen: Pen) => ReactElement;

const elements: Record<Shape['tag'], Draw> = {
  g: (shape, paint, pen) =>
    createElement(
      G,
      paint,
      ...(typeof shape.content === 'string' ? [] : shape.content.map((child) => element(child, pen))),
    ),
  path: (shape, paint) => createElement(Path, { d: String(shape.attributes.d), ...paint }),
  rect: (shape, paint) => {
    const { x, y, width, height, rx } = numbers(shape);
    return createElement(Rect, { x, y, width, height, rx, ry: rx, ...paint });
  },
  circle: (shape, paint) => {
    const { cx, cy, r } = numbers(shape);
    return createElement(Circle, { cx, cy, r, ...paint });
  },
  ellipse: (shape, paint) => {
    const { cx, cy, rx, ry } = numbers(shape);
    return createElement(Ellipse, { cx, cy, rx, ry, ...paint });
  },
  text: (shape, _, { palette }) => {
    const { size, weight, face, colour } = texts[styleWords(shape).find(isTextName) ?? 'label'];
    const { x, y } = numbers(shape);
    const fontFamily = face === 'mono' ? 'Plex Mono' : 'Plex Sans';
    const style = { fontFamily, fontSize: size, fontWeight: weight };
    const props = { x, y, fill: palette[colour], textAnchor: anchorOf(shape), style };
    return createElement(Text, props, String(shape.content));
  },
};

function element(shape: Shape, { palette, scale: outer }: Pen): ReactElement {
  const scale = outer * (shape.matrix === null ? 1 : scaleOf(shape.matrix));
  return elements[shape.tag](shape, paintOf(shape, { palette, scale }), { palette, scale });
}

type Axis = 'x' | 'y' | 'width' | 'height' | 'cx' | 'cy' | 'r' | 'rx' | 'ry';

/** The attributes as numbers, 0 for an absent one. */
function numbers({ attributes }: Shape): Record<Axis, number> {
  const value = (axis: Axis): number => Number(attributes[axis] ?? 0);
  return {
    x: value('x'),
    y: value('y'),
    width: value('width'),
    height: value('height'),
    cx: value('cx'),
    cy: value('cy'),
    r: value('r'),
    rx: value('rx'),
    ry: value('ry'),
  };
}

interface Paint {
  transform?: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
  strokeDasharray?: string;
}

function paintOf(shape: Shape, { palette, scale }: Pen): Paint {
  const transform = shape.matrix === null ? {} : { transform: `matrix(${shape.matrix.join(' ')})` };
  if (shape.tag === 'g') return transform;
  const style = styleWords(shape);
  const fill = style.find(isFill);
  const weight = style.find(isWeight);
  const filled = { ...transform, fill: fill === undefined ? 'none' : palette[fill] };
  if (weight === undefined) return filled;
  const line = weights[weight];
  return {
    ...filled,
    stroke: palette[line.colour],
    strokeWidth: (line.width * POINTS_PER_PIXEL) / scale,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...('dash' in line ? { strokeDasharray: line.dash } : {}),
  };
}

const isFill = (word: string): word is Fill => fills.some((fill) => fill === word);
