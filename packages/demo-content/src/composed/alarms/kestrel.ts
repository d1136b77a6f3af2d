import type { LayeredPicture } from '@millrace/pictures';
import { LEFT, UP } from '../../media/drawing/picture.ts';
import { type Drawn, d, path, rect } from '../../media/drawing/shape.ts';
import { adapter } from '../../media/figures/alarms.ts';
import { lamp } from '../../media/figures/door-parts.ts';
import { back, hub, latch, solid } from '../../media/figures/enclosure.ts';
import { terminalStrip } from '../../media/figures/rail-parts.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** 5 × 3.5 in on its face. */
const [WIDTH, HEIGHT, DEPTH] = [150, 104, 72];
const [DX, DY] = back(DEPTH);
const ENTRY = 40;

/** The Kestrel cellular sender: radio, inputs, supply and antenna. */
export const kestrelCellularPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Cellular sender',
    box: { x: -8, y: DY - 84, width: WIDTH + DX + 74, height: HEIGHT + 128 - DY + 84 },
    layers: [
      drawnLayer('plug-in supply', '120 VAC supply', [cord(58), adapter(ENTRY, HEIGHT + 58)], ['Supply.120'], {
        slot: 'supply',
      }),
      drawnLayer('12 V leads', '12 VDC supply', [cord(56), turnedEnd(ENTRY, HEIGHT + 56)], ['Supply.12'], {
        slot: 'supply',
      }),
      drawnLayer('waves', 'LTE radio', waves(WIDTH / 2 + DX / 2, DY - 8, [1, -1]), ['Radio.LTE'], { slot: 'radio' }),
      drawnLayer('satellite', 'satellite radio', satellite(WIDTH / 2 + DX / 2, DY - 8), ['Radio.SAT'], {
        slot: 'radio',
      }),
      drawnLayer('box', 'display and lamp', [hub(ENTRY, HEIGHT), face()]),
      drawnLayer('4 contacts', '4 contacts', terminals(4), ['Contacts.4'], { slot: 'contacts' }),
      drawnLayer('8 contacts', '8 contacts and one 4–20 mA input', terminals(10), ['Contacts.8'], { slot: 'contacts' }),
      drawnLayer('magnetic antenna', 'magnetic antenna', magneticAntenna(), ['Antenna.A']),
    ],
    balloons: [
      { group: 'Radio', at: [WIDTH / 2 + DX / 2 - 16, DY - 26], when: ['Radio.LTE'] },
      { group: 'Radio', at: [WIDTH / 2 + DX / 2 - 30, DY - 62], when: ['Radio.SAT'] },
      { group: 'Contacts', at: [28, HEIGHT - 18] },
      { group: 'Supply', at: [ENTRY - 2, HEIGHT + 40] },
      { group: 'Antenna', at: [WIDTH + DX + 44, HEIGHT + 52], when: ['Antenna.A'] },
    ],
    measures: [
      { from: [0, 0], to: [0, HEIGHT], out: LEFT, words: '3.5 in' },
      { from: [0, DY - 84], to: [WIDTH, DY - 84], out: UP, words: '5 in' },
      { from: [66, HEIGHT + 44], to: [WIDTH + DX + 26, HEIGHT + 44], out: [0, 0], words: '10 ft', when: ['Antenna.A'] },
    ],
  }),
];

const cord = (length: number): Drawn => path(d`M${ENTRY} ${HEIGHT + 18}V${HEIGHT + length}`, 'cord');

function turnedEnd(x: number, y: number): Drawn {
  return path(
    d`M${x} ${y}C${x - 2} ${y + 8} ${x - 8} ${y + 8} ${x - 9} ${y + 20}M${x} ${y}C${x + 2} ${y + 8} ${x + 8} ${y + 8} ${x + 9} ${y + 20}`,
    'detail',
  );
}

function face(): Drawn {
  return [
    solid(WIDTH, HEIGHT, DEPTH),
    rect(0, 0, WIDTH, HEIGHT, 'outline paper', 6),
    rect(9, 9, WIDTH - 18, HEIGHT - 18, 'fine', 4),
    rect(20, 18, 76, 38, 'detail light', 2),
    rect(26, 23, 64, 28, 'detail paper', 1),
    path('M32 32h24M32 41h36', 'detail'),
    path('M72 46v-6h4v6M78 46v-10h4v10', 'fine shade'),
    lamp(WIDTH - 30, 34),
    latch(WIDTH - 24, HEIGHT - 24),
  ];
}

const terminals = (count: number): Drawn => terminalStrip(20, HEIGHT - 38, count, count > 4 ? 9 : 11);

/** Arcs from one point to both sides. */
function waves(x: number, y: number, sides: readonly number[]): Drawn {
  return sides.map((side) =>
    path(
      [14, 26, 38]
        .map(
          (r) =>
            d`M${x + side * r * 0.75} ${y - 28 - r * 0.66}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${x + side * r * 0.75} ${y - 28 + r * 0.66}`,
        )
        .join(''),
      'detail',
    ),
  );
}

/** A satellite with its two wings, and a beam up to it. */
function satellite(x: number, y: number): Drawn {
  return [
    path(d`M${x} ${y - 4}V${y - 34}M${x - 5} ${y - 28}L${x} ${y - 36}L${x + 5} ${y - 28}`, 'detail'),
    rect(x - 9, y - 64, 18, 22, 'outline paper', 2),
    [-1, 1].map((side) => [
      rect(x + (side > 0 ? 13 : -41), y - 60, 28, 14, 'detail light', 1),
      path(d`M${x + side * 9} ${y - 53}h${side * 4}`, 'detail'),
    ]),
  ];
}

/** A whip on a magnet, led out through a hub. */
function magneticAntenna(): Drawn {
  const [x, y] = [WIDTH + DX + 44, HEIGHT + 88];
  return [
    hub(WIDTH - 40, HEIGHT),
    path(d`M${WIDTH - 40} ${HEIGHT + 18}C${WIDTH - 40} ${HEIGHT + 70} ${WIDTH} ${y + 12} ${x - 18} ${y + 8}`, 'lead'),
    path(d`M${x - 18} ${y + 14}L${x - 12} ${y}H${x + 12}L${x + 18} ${y + 14}Z`, 'outline shade'),
    rect(x - 3, y - 92, 6, 92, 'outline paper', 3),
  ];
}
