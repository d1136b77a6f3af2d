import type { LayeredPicture } from '@millrace/pictures';
import { LEFT } from '../../media/drawing/picture.ts';
import { type Drawn, d, path, rect, strokes } from '../../media/drawing/shape.ts';
import { contactMark } from '../contact-mark.ts';
import { type DrawnLayer, drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** The Snipe: a float on a short stem, its leads above the thread. */
export const snipePictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Miniature float switch',
    box: { x: -64, y: -150, width: 190, height: 256 },
    layers: [
      drawnLayer('leads', 'PVC leads', leads('lead'), ['Leads.']),
      drawnLayer('ptfe leads', 'PTFE leads', [leads('lead'), sleeves], ['Leads.T']),
      drawnLayer('connector', 'three-pin connector', [leads('lead'), connector], ['Leads.C']),
      drawnLayer('thread 18', '1/8 NPT fitting', thread(11), ['Fitting.18'], { slot: 'fitting' }),
      drawnLayer('thread 14', '1/4 NPT fitting', thread(16), ['Fitting.14'], { slot: 'fitting' }),
      drawnLayer('thread 38', '3/8-24 thread with nut', [thread(14), nut], ['Fitting.38'], { slot: 'fitting' }),
      ...materials,
      drawnLayer('contact open', 'normally open as shipped', contactMark(86, 24, 'open'), ['Action.'], {
        slot: 'contact',
      }),
      drawnLayer('contact closed', 'normally closed as shipped', contactMark(86, 24, 'closed'), ['Action.R'], {
        slot: 'contact',
      }),
    ],
    balloons: [
      { group: 'Fitting', at: [-8, -64] },
      { group: 'Material', at: [-22, 40] },
      { group: 'Action', at: [112, 24] },
      { group: 'Lead length', at: [-6, -112] },
      { group: 'Leads', at: [9, -136], when: ['Leads.T|C'] },
    ],
    measures: [
      { from: [-40, -146], to: [-40, -76], out: LEFT, words: '12 in', when: ['Lead length.count=0'] },
      { from: [-40, -146], to: [-40, -76], out: LEFT, words: '{value} in', of: 'Lead length' },
    ],
  }),
];

function leads(style: 'lead'): Drawn {
  return path('M-6 -146C-8 -112 -4 -96 -4 -76M6 -146C8 -112 4 -96 4 -76', style);
}
const sleeves: Drawn = strokes(5, (index) => d`M-10 ${-136 + index * 11}h5M5 ${-136 + index * 11}h5`, 'detail');
const connector: Drawn = [
  rect(-17, -150, 34, 28, 'outline paper', 3),
  [-9, 0, 9].map((x) => path(d`M${x} -144v9`, 'detail')),
];

function thread(half: number): Drawn {
  return [
    rect(-half, -76, half * 2, 26, 'outline paper', 2),
    strokes(4, (index) => d`M${-half} ${-70 + index * 6}H${half}`, 'fine'),
    path('M-26 -50H26L20 -36H-20Z', 'outline light'),
  ];
}
const nut: Drawn = [rect(-24, -68, 48, 11, 'outline light', 2), path('M-9 -68v11M9 -68v11', 'fine')];

const materials: readonly DrawnLayer[] = (
  [
    ['S', 'steel stem', '316 stainless stem and float', 'steel'],
    ['B', 'brass stem', 'brass stem and Buna-N float', 'shade'],
    ['P', 'polypropylene stem', 'polypropylene stem and float', 'paper'],
  ] as const
).map(([code, name, words, fill]) =>
  drawnLayer(
    name,
    words,
    [
      rect(-5, -36, 10, 130, `detail ${fill}`, 2),
      rect(-30, -6, 60, 62, `outline ${fill}`, code === 'S' ? 22 : 10),
      path('M-30 6H30M-30 14H30', 'fine'),
      code === 'S' ? path('M18 2C22 16 22 34 18 48', 'fine') : null,
      rect(-13, 86, 26, 7, 'detail shade', 2),
    ],
    [`Material.${code}`],
    { slot: 'material' },
  ),
);
