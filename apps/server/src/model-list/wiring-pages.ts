import { cutDrawing, type Drawing, type DrawingPart, type LineStyle, type Shape, textStyles } from '@millrace/circuits';
import { Circle, Page, Path, Rect, StyleSheet, Svg, Text } from '@react-pdf/renderer';
import { type ComponentProps, createElement as h, type ReactElement } from 'react';
import { MONO, SANS } from '../pdf/fonts.ts';
import { INK, MARGIN, SOFT } from '../pdf/page-parts.ts';

/** One wiring diagram of a sheet. */
export interface SheetDiagram {
  title: string;
  drawing: Pick<Drawing, 'shapes' | 'breaks' | 'width' | 'height'>;
}

const PAPER = '#ffffff';
/** The sides of a letter sheet in points. */
const SIDES = { short: 612, long: 792 };
/** The height of all that stands over a drawing and below it, with the margins, in points. */
const AROUND = MARGIN + 56 + 80;
/** Words smaller than this many points are not read on paper. */
export const LEAST_WORDS = 7;
const SMALLEST = Math.min(...Object.values(textStyles).map(({ size }) => size));

/** Left and right of a sheet that lies along: the widest panel with every option needs the room. */
const SIDE_ALONG = 34;

interface Sheet {
  orientation: 'portrait' | 'landscape';
  room: { width: number; height: number };
}
const sheets: readonly [Sheet, Sheet] = [
  { orientation: 'portrait', room: { width: SIDES.short - 2 * MARGIN, height: SIDES.long - AROUND } },
  { orientation: 'landscape', room: { width: SIDES.long - 2 * SIDE_ALONG, height: SIDES.short - AROUND } },
];
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
    const { orientation, parts } = laidOut(drawing);
    const sides = orientation === 'landscape' ? [{ paddingHorizontal: SIDE_ALONG }] : [];
    return parts.map(({ part, scale }, nth) =>
      h(
        Page,
        { key: `${title} ${nth}`, size: 'LETTER', orientation, style: [pageStyle, sides].flat() },
        head(),
        h(Text, { style: styles.title }, 'Wiring diagram'),
        h(Text, { style: styles.caption }, parts.length === 1 ? title : `${title}, part ${nth + 1} of ${parts.length}`),
        figure(part, drawing.width, scale),
        foot(),
      ),
    );
  });

/** A drawing cut for sheets, each part with its scale: upright where its words can be read so, else along the sheet. */
export function laidOut(drawing: SheetDiagram['drawing']): {
  orientation: Sheet['orientation'];
  parts: { part: DrawingPart; scale: number }[];
} {
  const [upright, along] = sheets.map((sheet) => ({ orientation: sheet.orientation, parts: cutFor(sheet, drawing) }));
  const canBeRead = upright?.parts.every(({ scale }) => scale * SMALLEST >= LEAST_WORDS) ?? false;
  return (canBeRead ? upright : along) ?? { orientation: 'portrait', parts: [] };
}

function cutFor({ room }: Sheet, drawing: SheetDiagram['drawing']): { part: DrawingPart; scale: number }[] {
  const scale = Math.min(FULL_SIZE, room.width / drawing.width);
  return cutDrawing(drawing, room.height / scale).map((part) => ({
    part,
    scale: Math.min(scale, room.height / (part.bottom - part.top)),
  }));
}

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
