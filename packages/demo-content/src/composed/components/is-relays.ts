import type { LayeredPicture } from '@millrace/pictures';
import { LEFT } from '../../media/drawing/picture.ts';
import { at, circle, type Drawn, d, group, path, rect, turned } from '../../media/drawing/shape.ts';
import { lamp } from '../../media/figures/door-parts.ts';
import { back, solid } from '../../media/figures/enclosure.ts';
import { screws } from '../../media/figures/relay.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** 2.4 × 2.8 in on its face. */
const [WIDTH, HEIGHT, DEPTH] = [112, 132, 92];
const [DX, DY] = back(DEPTH);
const LAMPS = HEIGHT - 26;

/** A relay between floats in a hazardous location and a panel outside it: a lamp for each channel. */
export const isRelayPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Intrinsically safe relay',
    box: { x: -40, y: DY - 30, width: WIDTH + DX + 70, height: HEIGHT + 78 - DY },
    layers: [
      drawnLayer('body', 'relay on its rail', [
        rect(-40, HEIGHT / 2 - 12, WIDTH + DX + 70, 24, 'detail light'),
        path(d`M-40 ${HEIGHT / 2 - 8}H${WIDTH + DX + 30}M-40 ${HEIGHT / 2 + 8}H${WIDTH + DX + 30}`, 'fine'),
        solid(WIDTH, HEIGHT, DEPTH),
        rect(0, 0, WIDTH, HEIGHT, 'outline paper', 4),
        rect(12, 14, WIDTH - 24, 34, 'detail light', 2),
        rect(12, 14, WIDTH - 24, 7, 'detail blue', 1),
        path('M20 30h40M20 39h58', 'fine'),
      ]),
      drawnLayer('supply terminals', 'supply', screws(WIDTH, -16, 3), ['Supply.count=1']),
      ...[1, 2, 3, 5].map((channels) =>
        drawnLayer(
          `${channels} channels`,
          channels === 1 ? 'one channel' : `${channels} channels`,
          [lamps(channels), screws(WIDTH, HEIGHT, channels + 1)],
          [`Channels.${channels}`],
          { slot: 'channels' },
        ),
      ),
      drawnLayer('floats', 'for floats', sensed('float'), ['Sensor.F'], { slot: 'sensor' }),
      drawnLayer('probes', 'for probes', sensed('probe'), ['Sensor.P'], { slot: 'sensor' }),
      drawnLayer('knob', 'sensitivity set by knob', knob(WIDTH - 28, 70), ['Sensor.M'], { slot: 'sensor' }),
      drawnLayer('latch', 'channels 1 and 2 latched', latch(), ['Latch.P']),
      drawnLayer('delay', 'delay on each channel', delay(30, 70), ['Latch.D']),
    ],
    balloons: [
      ...[1, 2, 3, 5].map((channels) => ({
        group: 'Channels',
        at: [8 + (WIDTH - 16) / channels / 2 - 6, LAMPS] as const,
        when: [`Channels.${channels}`],
      })),
      { group: 'Supply', at: [WIDTH - 20, -8] },
      { group: 'Sensor', at: [WIDTH - 16, HEIGHT + 40], when: ['Sensor.F|P'] },
      { group: 'Sensor', at: [WIDTH - 18, 70], when: ['Sensor.M'] },
      { group: 'Latch', at: [34, LAMPS - 22], when: ['Latch.P'] },
      { group: 'Latch', at: [24, 70], when: ['Latch.D'] },
    ],
    measures: [
      { from: [-40, 0], to: [-40, HEIGHT], out: LEFT, words: '2.8 in' },
      { from: [DX, DY], to: [WIDTH + DX, DY], out: [0, -1.8], words: '2.4 in', along: 0.3 },
    ],
  }),
];

function lamps(channels: number): Drawn {
  const step = (WIDTH - 16) / channels;
  const size = Math.min(1, step / 29);
  return Array.from({ length: channels }, (_, nth) => group(at(8 + step * (nth + 0.5), LAMPS, size), lamp(0, 0)));
}

/** The leads to a sensor, and the end of one. */
function sensed(kind: 'float' | 'probe'): Drawn {
  const [x, y] = [WIDTH - 22, HEIGHT + 16];
  return [
    path(d`M${x} ${y}v18`, 'lead'),
    kind === 'float'
      ? path(
          d`M${x - 3} ${y + 18}C${x - 3} ${y + 23} ${x - 9} ${y + 25} ${x - 9} ${y + 34}A9 9 0 0 0 ${x + 9} ${y + 34}C${x + 9} ${y + 25} ${x + 3} ${y + 23} ${x + 3} ${y + 18}Z`,
          'outline paper',
        )
      : [rect(x - 8, y + 18, 16, 10, 'detail light', 2), path(d`M${x - 4} ${y + 28}v16M${x + 4} ${y + 28}v16`, 'lead')],
  ];
}

function knob(x: number, y: number): Drawn {
  return group(turned(x, y, 40), circle(0, 0, 15, 'detail light'), rect(-3, -14, 6, 18, 'detail paper', 3));
}

/** A bracket over the first two lamps. */
function latch(): Drawn {
  return path(d`M16 ${LAMPS - 16}v-6h40v6`, 'outline');
}

function delay(x: number, y: number): Drawn {
  return [circle(x, y, 13, 'detail paper'), path(d`M${x} ${y}v-9M${x} ${y}l6 4`, 'detail')];
}
