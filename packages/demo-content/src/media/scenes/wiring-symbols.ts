import type { WiringDrawing } from '../../drawing-spec.ts';
import { circle, type Drawn, path, rect } from '../drawing/shape.ts';

type Symbol = WiringDrawing['devices'][number]['symbol'];

const leads = 'M-14 0V32M14 0V32';
const contact = (blade: string): Drawn => [
  path('M-14 0V24M14 0V24', 'detail'),
  path(blade, 'outline'),
  circle(-14, 26, 2.6, 'detail paper'),
  circle(14, 26, 2.6, 'detail paper'),
  path('M0 34V48', 'fine'),
  path('M-3 48C-3 52 -9 54 -9 60A9 9 0 0 0 9 60C9 54 3 52 3 48Z', 'detail light'),
];
/** Symbols of the diagram, their two leads coming from above 28 apart. */
export const symbols: Record<Symbol, Drawn> = {
  'contact-no': contact('M-14 26L11 37'),
  'contact-nc': contact('M-14 26L18 34M14 26V36'),
  lamp: [
    path('M-14 0V48M14 0V48', 'detail'),
    circle(0, 48, 18, 'outline accent'),
    path('M-12.700 35.300L12.700 60.700M12.700 35.300L-12.700 60.700', 'detail'),
  ],
  horn: [
    path(leads, 'detail'),
    path('M-20 32H20V40A20 20 0 0 1 -20 40Z', 'outline accent'),
    path('M-10 64H10', 'detail'),
  ],
  coil: [path(leads, 'detail'), rect(-20, 32, 40, 28, 'outline paper', 2)],
  relay: [
    path(leads, 'detail'),
    rect(-20, 32, 40, 28, 'outline light', 2),
    path('M-8 60L8 32', 'detail'),
    path('M0 60V68', 'fine'),
  ],
};
