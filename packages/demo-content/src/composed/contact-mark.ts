import { type Drawn, d, line, path, rect } from '../media/drawing/shape.ts';

/** The contact of a float that hangs dry, as it stands in a ladder: open, or struck through where it is closed. */
export function contactMark(x: number, y: number, contact: 'open' | 'closed'): Drawn {
  return [
    rect(x - 26, y - 15, 52, 30, 'detail paper', 4),
    path(d`M${x - 19} ${y}H${x - 6}M${x + 6} ${y}H${x + 19}`, 'detail'),
    path(d`M${x - 6} ${y - 9}v18M${x + 6} ${y - 9}v18`, 'outline'),
    contact === 'closed' ? line(x - 9, y + 9, x + 9, y - 9, 'outline') : null,
  ];
}
