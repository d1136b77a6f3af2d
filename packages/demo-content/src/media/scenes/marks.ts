import type { AssociationDrawing, LogoDrawing } from '../../drawing-spec.ts';
import type { Fill } from '../drawing/ink.ts';
import { accentFill, type Picture } from '../drawing/picture.ts';
import { textWidth } from '../drawing/set-type.ts';
import { circle, type Drawn, d, group, path, rect, strokes, text, turned } from '../drawing/shape.ts';

/** A mark 64 square. */
const marks: Record<LogoDrawing['mark'], (accent: Fill) => Drawn> = {
  weir: (accent) => [
    rect(0, 0, 64, 64, 'line', 4),
    path('M9 19H28V24H31V39H55V44H26V24H9Z', 'paper'),
    rect(9, 50, 46, 3, 'paper'),
    circle(41, 25, 6.5, accent),
  ],
  drop: (accent) => [
    path('M32 3C44 20 54 30 54 42A22 21 0 0 1 10 42C10 30 20 20 32 3Z', accent),
    path('M20 42A12 12 0 0 0 30 54', 'mark'),
  ],
  wave: (accent) => [
    circle(32, 32, 31, 'line'),
    path('M3 38C13 26 23 26 32 36S51 48 61 34A30 30 0 0 1 3 38Z', accent),
    path('M8 24C16 16 24 16 32 24S48 32 56 24', 'paper'),
  ],
  gear: (accent) => [
    Array.from({ length: 8 }, (_, tooth) => group(turned(32, 32, tooth * 45), rect(-6, -32, 12, 14, 'line', 2))),
    circle(32, 32, 23, 'line'),
    circle(32, 32, 10, accent),
  ],
  leaf: (accent) => [path('M6 58C2 26 22 4 60 4C62 42 42 62 10 54Z', accent), path('M8 58C20 40 32 28 48 16', 'mark')],
  arch: (accent) => [
    path('M2 60V34A30 30 0 0 1 62 34V60H48V36A16 16 0 0 0 16 36V60Z', 'line'),
    rect(24, 46, 16, 14, accent, 1),
  ],
  bolt: (accent) => [rect(0, 0, 64, 64, 'line', 32), path('M38 6L14 36H28L24 58L50 26H35Z', accent)],
};

/** A mark and the name beside it; a long name stands on two lines. */
export function logo(spec: LogoDrawing): Picture {
  const accent: Fill =
    spec.accent === 'water'
      ? 'level'
      : spec.accent === 'run'
        ? 'run'
        : spec.accent === 'grey'
          ? 'shade'
          : accentFill(spec.accent);
  const width = textWidth(spec.name, 'brand') + 12;
  return {
    drawn: [marks[spec.mark](accent), text(84, 46, spec.name, 'text brand', 'start')],
    box: { x: 0, y: 0, width: 84 + width, height: 64 },
    parts: { mark: [32, 32] },
    measures: [],
  };
}

/** The seal of an association: its initials over water, in a ring. */
export function association(spec: AssociationDrawing): Picture {
  const initials = spec.name
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '' && !/^(?:and|of|the|for)$/i.test(word))
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  return {
    drawn: [
      circle(100, 100, 94, 'outline paper'),
      circle(100, 100, 84, 'detail'),
      strokes(
        48,
        (index) => {
          const [cos, sin] = [Math.cos((index * Math.PI) / 24), Math.sin((index * Math.PI) / 24)];
          return d`M${100 + 87 * cos} ${100 + 87 * sin}L${100 + 91 * cos} ${100 + 91 * sin}`;
        },
        'detail',
      ),
      path('M100 34C112 50 118 58 118 68A18 18 0 0 1 82 68C82 58 88 50 100 34Z', 'outline water'),
      text(100, 122, initials.slice(0, 6), 'text title'),
      path(
        'M40 140C50 130 60 130 70 140S90 150 100 140S120 130 130 140S150 150 160 140M58 158C68 148 78 148 86 158S106 168 114 158S134 148 142 158',
        'surface',
      ),
    ],
    box: { x: 0, y: 0, width: 200, height: 200 },
    parts: { seal: [100, 100] },
    measures: [],
  };
}
