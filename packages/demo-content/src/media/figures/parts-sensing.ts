import { circle, d, path, rect, strokes } from '../drawing/shape.ts';
import { box, type PartFigure, printed } from './part-figure.ts';

/** Parts that sense the level or carry the word out. */
export const sensingParts = {
  transducer: {
    box: box(-40, -120, 90, 240),
    draw: ({ label, accent }) => [
      path('M0 -116V-40', 'cord'),
      rect(-12, -56, 24, 22, 'detail light', 4),
      rect(-26, -34, 52, 110, 'outline paper', 4),
      rect(8, -34, 18, 110, 'shade'),
      rect(-26, -34, 52, 110, 'outline', 4),
      rect(-26, -20, 52, 10, `detail ${accent}`),
      path('M-26 76H26L20 100H-20Z', 'outline light'),
      [-10, 0, 10].map((x) => circle(x, 90, 3, 'detail paper')),
      printed(-2, 24, label),
    ],
  },
  'mini-float': {
    box: box(-60, -110, 120, 220),
    draw: ({ label, accent }) => [
      path('M-6 -106C-6 -92 -4 -90 -4 -76M6 -106C6 -92 4 -90 4 -76', 'lead'),
      rect(-14, -76, 28, 26, 'outline paper', 2),
      strokes(4, (index) => d`M-14 ${-70 + index * 6}H14`, 'fine'),
      path('M-26 -50H26L20 -36H-20Z', 'outline light'),
      rect(-5, -36, 10, 130, 'detail light', 2),
      rect(-30, -6, 60, 62, 'outline paper', 12),
      path('M10 -6H18A12 12 0 0 1 30 6V44A12 12 0 0 1 18 56H10C16 36 16 14 10 -6Z', 'shade'),
      rect(-30, -6, 60, 62, 'outline', 12),
      rect(-30, 6, 60, 9, `detail ${accent}`),
      rect(-13, 86, 26, 7, 'detail shade', 2),
      printed(0, 34, label),
    ],
  },
  phone: {
    box: box(-70, -120, 140, 240),
    draw: ({ label, accent }) => [
      rect(-56, -112, 112, 224, 'outline paper', 16),
      rect(-46, -92, 92, 172, 'detail light', 3),
      rect(-16, -104, 32, 5, 'fine shade', 2.5),
      circle(0, 96, 8, 'detail paper'),
      rect(-36, -80, 72, 34, `detail ${accent}`, 3),
      path('M-26 -68H16M-26 -58H2', 'detail'),
      path('M-36 -30H36M-36 -14H20', 'fine'),
      path('M-36 50V20H-24V50M-12 50V4H0V50M12 50V30H24V50', 'detail water'),
      path('M-40 50H40', 'detail'),
      printed(0, 68, label),
    ],
  },
} satisfies Partial<Record<string, PartFigure>>;
