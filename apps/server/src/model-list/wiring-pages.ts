import { cutDrawing, type Drawing, type DrawingPart, type LineStyle, type Shape, textStyles } from '@millrace/circuits';
import { Circle, Page, Path, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, createElement as h, type ReactElement } from 'react';
import { MONO, SANS } from '../pdf/fonts.ts';
import { INK, MARGIN, SOFT } from '../pdf/page-parts.ts';

/** One wiring diagram of a sheet. */
export interface SheetDiagram {
  title: string;
  drawing: Pick<Drawing, 'shapes' | 'breaks' | 'width' | 'height'>;
}

const PAPER = '#ffffff';
/** Of a letter sheet within its margins, less what stands over a drawing and below it; in points. */
const ROOM = { width: 612 - 2 * MARGIN, height: 792 - MARGIN - 56 - 64 };
/** A CSS pixel in points: no drawing is larger than on the screen. */
const FULL_SIZE = 0.75;

const styles = StyleSheet.create({
  title: { fontSize: 14, fontWeight: 600, marginTop: 14 },
  caption: { color: SOFT, marginBottom: 8 },
});

/** Pages with the wiring diagrams of a number, each cut where only wires go on; `head` and `foot` stand on every page. */
export const wiringPages = (
  diagrams: readonly SheetDiagram[],
  pageStyle: NonNullable<ComponentProps<typeof Page>['style']>,
  { head, foot }: { head: () => ReactElement; foot: () => ReactElement },
): ReactElement[] =>
  diagrams.flatMap(({ title, drawing }) => {
    const scale = Math.min(FULL_SIZE, ROOM.width / drawing.width);
    const parts = cutDrawing(drawing, ROOM.height / scale);
    return parts.map((part, nth) =>
      h(
        Page,
        { key: `${title} ${nth}`, size: 'LETTER', style: pageStyle },
        head(),
        h(Text, { style: styles.title }, 'Wiring diagram'),
        h(Text, { style: styles.caption }, parts.length === 1 ? title : `${title}, part ${nth + 1} of ${parts.length}`),
        h(View, { wrap: false }, figure(part, drawing.width, Math.min(scale, ROOM.height / (part.bottom - part.top)))),
        foot(),
      ),
    );
  });

const figure = ({ top, bottom, shapes }: DrawingPart, width: number, scale: number): ReactElement =>
  h(
    Svg,
    { width: width * scale, height: (bottom - top) * scale, viewBox: `0 ${top} ${width} ${bottom - top}` },
    ...shapes.map((shape, nth) => element(shape, nth)),
  );

/** Widths in units, as on the screen. */
const strokes: Record<LineStyle, { strokeWidth: number; strokeDasharray?: string; fill?: string }> = {
  wire: { strokeWidth: 1.4 },
  symbol: { strokeWidth: 1.7 },
  field: { strokeWidth: 1.4, strokeDasharray: '5 4' },
  linked: { strokeWidth: 1, strokeDasharray: '2 3' },
  dot: { strokeWidth: 0, fill: INK },
  terminal: { strokeWidth: 1.4, fill: PAPER },
};

function element(shape: Shape, key: number): ReactElement {
  if (shape.tag === 'text') {
    const { face, weight, size } = textStyles[shape.style];
    // The faces of documents have two weights.
    const style = { fontFamily: face === 'mono' ? MONO : SANS, fontSize: size, fontWeight: weight === 400 ? 400 : 600 };
    return h(Text, { key, x: shape.x, y: shape.y, fill: INK, textAnchor: shape.anchor, style }, shape.words);
  }
  const ink = { key, stroke: INK, fill: 'none', strokeLinecap: 'round' as const, ...strokes[shape.style] };
  switch (shape.tag) {
    case 'path':
      return h(Path, { ...ink, d: shape.d });
    case 'circle':
      return h(Circle, { ...ink, cx: shape.x, cy: shape.y, r: shape.r });
    case 'rect':
      return h(Rect, { ...ink, x: shape.x, y: shape.y, width: shape.width, height: shape.height });
  }
}
