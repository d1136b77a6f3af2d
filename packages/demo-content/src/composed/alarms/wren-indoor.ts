import type { LayeredPicture } from '@millrace/pictures';
import { DOWN_RIGHT, LEFT } from '../../media/drawing/picture.ts';
import { circle, type Drawn, d, path, rect, strokes } from '../../media/drawing/shape.ts';
import { adapter, batteryMark } from '../../media/figures/alarms.ts';
import { horn, lamp, toggle } from '../../media/figures/door-parts.ts';
import { back, hub, solid } from '../../media/figures/enclosure.ts';
import { pearFloat } from '../../media/figures/float-body.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** 4 × 5.25 × 2 in, at 32 units to the inch. */
const [WIDTH, HEIGHT, DEPTH] = [128, 168, 64];
const [DX, DY] = back(DEPTH);
const FLOAT_CORD = 26;
const FLOAT = HEIGHT + 96;

export const wrenIndoorPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Indoor alarm',
    box: { x: -6, y: DY - 10, width: WIDTH + DX + 16, height: FLOAT + 60 - DY },
    layers: [
      drawnLayer(
        'plug-in supply',
        '120 V plug-in transformer',
        [plugCord(), adapter(106, HEIGHT + 62)],
        ['Supply.120'],
        {
          slot: 'supply',
        },
      ),
      drawnLayer('conduit', 'conduit for 240 V', [hub(106, HEIGHT), conduit(106, HEIGHT + 18)], ['Supply.240'], {
        slot: 'supply',
      }),
      drawnLayer('float', 'float', [cord(FLOAT - 8), pearFloat(FLOAT_CORD, FLOAT, 0, 'light', 1)], ['Float.10|15'], {
        slot: 'float',
      }),
      drawnLayer('probe', 'water probe', [cord(FLOAT - 20), probe(FLOAT_CORD, FLOAT - 22)], ['Float.PR'], {
        slot: 'float',
      }),
      drawnLayer('dry contact', 'dry contact', contact(66, HEIGHT), ['Features.C']),
      drawnLayer('box', 'lamp, buzzer, test and silence', face()),
      drawnLayer('quiet buzzer', 'quiet buzzer', [circle(64, 87, 27, 'paper'), horn(64, 87, 15)], ['Features.Q']),
      drawnLayer('battery', 'battery backup', batteryMark(98, 137), ['Features.B']),
      drawnLayer('key', 'key to silence', key(64, 137), ['Features.K']),
    ],
    balloons: [
      { group: 'Supply', at: [118, HEIGHT + 84], when: ['Supply.120'] },
      { group: 'Supply', at: [113, HEIGHT + 44], when: ['Supply.240'] },
      { group: 'Float', at: [FLOAT_CORD - 8, FLOAT + 28], when: ['Float.10|15|PR'] },
      { group: 'Features', at: [112, 137], when: ['Features.B'] },
      { group: 'Features', at: [84, 90], when: ['Features.Q'] },
      { group: 'Features', at: [74, 137], when: ['Features.K'] },
      { group: 'Features', at: [68, HEIGHT + 14], when: ['Features.C'] },
    ],
    measures: [
      { from: [0, 0], to: [0, HEIGHT], out: LEFT, words: '5.25 in' },
      { from: [DX, DY], to: [WIDTH + DX, DY], out: [0, -1.8], words: '4 in', along: 0.3 },
      { from: [WIDTH, HEIGHT], to: [WIDTH + DX, HEIGHT + DY], out: DOWN_RIGHT, words: '2 in' },
      ...(
        [
          ['10', '10 ft'],
          ['15', '15 ft'],
          ['PR', '6 ft'],
        ] as const
      ).map(([code, words]) => ({
        from: [0, HEIGHT + 4] as const,
        to: [0, FLOAT] as const,
        out: LEFT,
        words,
        when: [`Float.${code}`],
      })),
    ],
  }),
];

const cord = (end: number): Drawn => path(d`M${FLOAT_CORD} ${HEIGHT}V${end}`, 'cord');
const conduit = (x: number, y: number): Drawn => path(d`M${x - 7} ${y}v58M${x + 7} ${y}v58`, 'detail');

function plugCord(): Drawn {
  return path(d`M106 ${HEIGHT}V${HEIGHT + 64}`, 'cord');
}

function face(): Drawn {
  return [
    solid(WIDTH, HEIGHT, DEPTH),
    rect(0, 0, WIDTH, HEIGHT, 'outline paper', 8),
    rect(8, 8, WIDTH - 16, HEIGHT - 16, 'fine', 5),
    path('M28 18H100A8 8 0 0 1 108 26V50H20V26A8 8 0 0 1 28 18Z', 'detail accent'),
    strokes(5, (index) => d`M${34 + index * 15} 19V49`, 'fine'),
    horn(64, 87, 25),
    lamp(30, 137),
    toggle(64, 139),
  ];
}

function probe(x: number, y: number): Drawn {
  return [
    rect(x - 11, y, 22, 26, 'outline paper', 4),
    [-5, 5].map((dx) => rect(x + dx - 2, y + 26, 4, 30, 'detail steel', 1)),
  ];
}

function key(x: number, y: number): Drawn {
  return [
    rect(x - 18, y - 14, 36, 26, 'paper'),
    circle(x, y, 11, 'detail light'),
    circle(x, y - 2, 3, 'line'),
    path(d`M${x - 1.5} ${y}h3l1.5 6h-6z`, 'line'),
  ];
}

/** The leads of a contact, out of a hub of their own. */
function contact(x: number, y: number): Drawn {
  return [hub(x, y), path(d`M${x - 5} ${y + 18}v20M${x} ${y + 18}v26M${x + 5} ${y + 18}v20`, 'lead')];
}
