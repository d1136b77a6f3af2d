import { cutDrawing, type Drawing, type DrawingPart, type LineStyle, type Shape, textStyles } from '@millrace/circuits';
import { Circle, Page, Path, Rect, StyleSheet, Svg, Text } from '@react-pdf/renderer';
import { type ComponentProps, createElement as h, type ReactElement } from 'react';
import type { PaperFamilies } from '../pdf/fonts.ts';
import { MARGIN } from '../pdf/page-parts.ts';
import { type Paper, type PaperLook, SIDES } from '../pdf/paper-look.ts';

/** One wiring diagram of a sheet. */
export interface SheetDiagram {
  title: string;
  drawing: Pick<Drawing, 'shapes' | 'breaks' | 'width' | 'height'>;
}

const PAPER = '#ffffff';
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
const sheetsOf = (paper: Paper): readonly [Sheet, Sheet] => {
  const { short, long } = SIDES[paper];
  return [
    { orientation: 'portrait', room: { width: short - 2 * MARGIN, height: long - AROUND } },
    { orientation: 'landscape', room: { width: long - 2 * SIDE_ALONG, height: short - AROUND } },
  ];
};
/** A CSS pixel in points: no drawing is larger than on the screen. */
const FULL_SIZE = 0.75;

const styles = StyleSheet.create({
  title: { fontSize: 14, fontWeight: 600, marginTop: 14 },
  caption: { marginBottom: 8 },
});

/** Pages with the wiring diagrams of a number, each cut where only wires go on; `head` and `foot` stand on every page. */
export const wiringPages = (
  diagrams: readonly SheetDiagram[],
  pageStyle: NonNullable<ComponentProps<typeof Page>['style']>,
  {
    head,
    foot,
    look,
    families,
  }: { head: () => ReactElement; foot: () => ReactElement; look: PaperLook; families: PaperFamilies },
): ReactElement[] =>
  diagrams.flatMap(({ title, drawing }) => {
    const { orientation, parts } = laidOut(drawing, look.paper);
    const sides = orientation === 'landscape' ? [{ paddingHorizontal: SIDE_ALONG }] : [];
    return parts.map(({ part, scale }, nth) =>
      h(
        Page,
        { key: `${title} ${nth}`, size: look.paper, orientation, style: [pageStyle, sides].flat() },
        head(),
        h(Text, { style: styles.title }, 'Wiring diagram'),
        h(
          Text,
          { style: [styles.caption, { color: look.soft }] },
          parts.length === 1 ? title : `${title}, part ${nth + 1} of ${parts.length}`,
        ),
        figure(part, drawing.width, { scale, ink: look.ink, families }),
        foot(),
      ),
    );
  });

/** A drawing cut for sheets, each part with its scale: upright where its words can be read so, else along the sheet. */
export function laidOut(
  drawing: SheetDiagram['drawing'],
  paper: Paper = 'LETTER',
): {
  orientation: Sheet['orientation'];
  parts: { part: DrawingPart; scale: number }[];
} {
  const [upright, along] = sheetsOf(paper).map((sheet) => ({
    orientation: sheet.orientation,
    parts: cutFor(sheet, drawing),
  }));
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

const figure = (
  { top, bottom, shapes }: DrawingPart,
  width: number,
  { scale, ink, families }: { scale: number; ink: string; families: PaperFamilies },
): ReactElement =>
  h(
    Svg,
    { width: width * scale, height: (bottom - top) * scale, viewBox: `0 ${top} ${width} ${bottom - top}` },
    ...shapes.map((shape, nth) => element(shape, nth, { ink, families })),
  );

/** Widths in units, as on the screen. */
const strokes: Record<LineStyle, { strokeWidth: number; strokeDasharray?: string; fill?: string }> = {
  wire: { strokeWidth: 1.4 },
  symbol: { strokeWidth: 1.7 },
  field: { strokeWidth: 1.4, strokeDasharray: '5 4' },
  linked: { strokeWidth: 1, strokeDasharray: '2 3' },
  dot: { strokeWidth: 0 },
  terminal: { strokeWidth: 1.4, fill: PAPER },
};

function element(
  shape: Shape,
  key: number,
  { ink: colour, families }: { ink: string; families: PaperFamilies },
): ReactElement {
  if (shape.tag === 'text') {
    const { face, weight, size } = textStyles[shape.style];
    // The faces of documents have two weights.
    const style = {
      fontFamily: face === 'mono' ? families.mono : families.sans,
      fontSize: size,
      fontWeight: weight === 400 ? 400 : 600,
    };
    return h(Text, { key, x: shape.x, y: shape.y, fill: colour, textAnchor: shape.anchor, style }, shape.words);
  }
  const fill = shape.style === 'dot' ? colour : 'none';
  const ink = { key, stroke: colour, fill, strokeLinecap: 'round' as const, ...strokes[shape.style] };
  switch (shape.tag) {
    case 'path':
      return h(Path, { ...ink, d: shape.d });
    case 'circle':
      return h(Circle, { ...ink, cx: shape.x, cy: shape.y, r: shape.r });
    case 'rect':
      return h(Rect, { ...ink, x: shape.x, y: shape.y, width: shape.width, height: shape.height });
  }
}
