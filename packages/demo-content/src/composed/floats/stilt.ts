import type { LayeredPicture } from '@millrace/pictures';
import { LEFT } from '../../media/drawing/picture.ts';
import { type Drawn, d, path, rect, strokes } from '../../media/drawing/shape.ts';
import { sliding } from '../../media/figures/floats.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** The underside of the fitting, from which all is measured, and the end of the stem. */
const FITTING = 148;
const FOOT = 560;
const STEP = 96;
const levels = [1, 2, 3, 4] as const;
const heightOf = (level: number): number => FOOT - 44 - (level - 1) * STEP;

/** The Stilt: a stem with its floats, the lowest first. Lengths are written, not drawn to scale. */
export const stiltPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Multi-level stem',
    box: { x: 84, y: 24, width: 254, height: 544 },
    layers: [
      drawnLayer('stem', 'stem', rect(157, FITTING, 10, FOOT - FITTING, 'detail steel', 2), ['Stem.count=1']),
      drawnLayer('head', 'terminal box', head()),
      drawnLayer('thread A', '1-1/4 NPT fitting', fitting(18), ['Fitting.A'], { slot: 'fitting' }),
      drawnLayer('thread B', '2 NPT fitting', fitting(28), ['Fitting.B'], { slot: 'fitting' }),
      drawnLayer('flange', '3 in flange', flange(), ['Fitting.F'], { slot: 'fitting' }),
      ...levels.map((level) =>
        drawnLayer(
          `float ${level}`,
          `float ${level}`,
          [rect(150, heightOf(level) + 32, 24, 8, 'detail shade', 2), sliding(heightOf(level), 'light')],
          [`Levels.levels>=${level}`],
          level > 1 ? { undecided: 'hidden' } : {},
        ),
      ),
    ],
    balloons: [
      { group: 'Levels', at: [132, heightOf(1) + 8] },
      { group: 'Fitting', at: [150, FITTING - 12] },
      { group: 'Stem', at: [158, FITTING + 26] },
      ...levels.map((level) => ({
        group: `Level ${level}`,
        at: [134, heightOf(level) - 12] as const,
        ...(level > 1 ? { when: [`Levels.levels>=${level}`] } : {}),
      })),
    ],
    measures: [
      { from: [106, FITTING], to: [106, FOOT], out: LEFT, words: '{value} in', of: 'Stem', along: 0.4 },
      ...levels.map((level) => ({
        from: [230 + (4 - level) * 28, FITTING] as const,
        to: [230 + (4 - level) * 28, heightOf(level)] as const,
        out: [0, 0] as const,
        words: '{value} in',
        of: `Level ${level}`,
        along: 0.4,
      })),
    ],
  }),
];

function head(): Drawn {
  return [
    path('M176 74C176 50 182 44 182 26', 'cord'),
    rect(132, 74, 62, 50, 'outline paper', 5),
    path('M132 90H194', 'fine'),
    rect(140, 98, 22, 12, 'fine light', 1),
  ];
}

const fitting = (half: number): Drawn => [
  rect(162 - half, 124, half * 2, FITTING - 124, 'outline paper', 2),
  strokes(4, (index) => d`M${162 - half} ${129 + index * 5}h${half * 2}`, 'fine'),
];

function flange(): Drawn {
  return [
    rect(146, 124, 32, 10, 'detail light'),
    rect(108, 134, 108, FITTING - 134, 'outline light', 2),
    path('M122 134v14M202 134v14', 'detail'),
  ];
}
