import type { LayeredPicture } from '@millrace/pictures';
import { LEFT } from '../../media/drawing/picture.ts';
import { circle, type Drawn, d, path, rect } from '../../media/drawing/shape.ts';
import { pearFloat } from '../../media/figures/float-body.ts';
import { base } from '../../media/figures/float-rigs.ts';
import { type DrawnLayer, drawnLayer, drawnPicture } from '../drawn-picture.ts';

const FOOT = 440;
const LOWEST = FOOT - 92;
const STEP = 34;
/** Two kinds of floats, five of each. */
const MOST = 10;
const arms = Array.from({ length: MOST }, (_, nth) => ({ y: LOWEST - nth * STEP, side: nth % 2 === 0 ? 1 : -1 }));
const enough = (nth: number): string => `Floats.quantity>=${nth + 1}`;

/** A float tree with as many floats as were counted. Their kinds and heights come with the order. */
export const floatTreePictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Float tree',
    box: { x: -86, y: -56, width: 190, height: 532 },
    layers: [
      drawnLayer('foot', 'weighted foot', base(FOOT), ['Base.B'], { slot: 'base' }),
      drawnLayer('rail', 'slide rail', slideRail(), ['Base.R'], { slot: 'base' }),
      drawnLayer('cords', 'cords', bundle(), ['Cord.count=1']),
      drawnLayer(
        'pole',
        'pole',
        [rect(-6, 0, 12, FOOT, 'light'), path(d`M1 0H6V${FOOT}H1Z`, 'shade'), rect(-6, 0, 12, FOOT, 'outline', 2)],
        ['Pole.count=1'],
      ),
      ...arms.map(float),
      drawnLayer('chain', 'hanging chain', chain(), ['Base.H'], { slot: 'base' }),
    ],
    balloons: [
      { group: 'Pole', at: [-4, 24] },
      { group: 'Floats', at: [56, LOWEST + 52] },
      { group: 'Base', at: [36, FOOT + 14], when: ['Base.B'] },
      { group: 'Base', at: [-22, FOOT - 20], when: ['Base.R'] },
      { group: 'Base', at: [4, -36], when: ['Base.H'] },
      { group: 'Cord', at: [12, -18] },
    ],
    measures: [
      { from: [-78, 0], to: [-78, FOOT], out: LEFT, words: '{value} ft', of: 'Pole' },
      { from: [98, LOWEST], to: [98, FOOT], out: [0.6, 0], words: '{value} ft', of: 'Lowest float' },
    ],
  }),
];

function float({ y, side }: (typeof arms)[number], nth: number): DrawnLayer {
  return drawnLayer(
    `float ${nth + 1}`,
    'floats',
    [
      path(d`M0 ${y}H${side * 34}Q${side * 46} ${y} ${side * 46} ${y + 10}V${y + 16}`, 'cord'),
      rect(-10, y - 8, 20, 16, 'detail paper', 2),
      circle(0, y, 3, 'detail light'),
      pearFloat(side * 46, y + 22, 0, 'light', 0.9),
    ],
    [enough(nth)],
    nth === 0 ? {} : { undecided: 'hidden' },
  );
}

function bundle(): Drawn {
  return path('M-9 340V0C-9 -14 -16 -16 -16 -34M9 320V0C9 -12 16 -16 16 -34', 'lead');
}

function slideRail(): Drawn {
  return [
    rect(-30, -20, 10, FOOT + 44, 'outline steel', 1),
    [20, FOOT - 30].map((y) => rect(-32, y, 28, 14, 'detail light', 2)),
  ];
}

function chain(): Drawn {
  return Array.from({ length: 4 }, (_, nth) =>
    nth % 2 === 0
      ? rect(-5, -14 - nth * 11, 10, 15, 'detail', 5)
      : rect(-1.5, -14 - nth * 11, 3, 15, 'detail light', 1.5),
  );
}
