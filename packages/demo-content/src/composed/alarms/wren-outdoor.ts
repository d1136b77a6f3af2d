import type { LayeredPicture } from '@millrace/pictures';
import { DOWN_RIGHT, LEFT } from '../../media/drawing/picture.ts';
import { type Drawn, d, path, rect } from '../../media/drawing/shape.ts';
import { antenna, dome, post } from '../../media/figures/alarms.ts';
import { dataPlate, horn, lamp } from '../../media/figures/door-parts.ts';
import { back, hub, latch, solid } from '../../media/figures/enclosure.ts';
import { pearFloat } from '../../media/figures/float-body.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** Units to the inch. */
const INCH = 22;
const [WIDTH, HEIGHT] = [6 * INCH, 9 * INCH];
const FLOAT_X = 24;
const FLOAT_Y = HEIGHT + 104;
const LENS = 132 / 64;

interface Mount {
  code: string;
  words: string;
  /** In inches. */
  depth: number;
  isPost?: true;
}

const mounts: readonly Mount[] = [
  { code: '', words: 'NEMA 3R enclosure', depth: 3.5 },
  { code: '4X', words: 'NEMA 4X enclosure', depth: 4 },
  { code: 'P', words: 'NEMA 3R enclosure on a post', depth: 3.5, isPost: true },
];

/** One picture for each way it is built. */
export const wrenOutdoorPictures = (): LayeredPicture[] => mounts.map(alarm);

function alarm({ code, words, depth, isPost }: Mount): LayeredPicture {
  const [dx, dy] = back(depth * INCH);
  const [cx, cy] = [WIDTH / 2 + dx / 2, dy / 2 + 2];
  const top = cy - 50 * LENS * 0.82;
  return drawnPicture({
    words: 'Outdoor alarm',
    when: [`Enclosure.${code}`],
    box: { x: -8, y: top, width: WIDTH + dx + 16, height: FLOAT_Y + 50 - top },
    layers: [
      drawnLayer('mounting', words, isPost ? post(cx, HEIGHT - 4, HEIGHT + 128) : [-12, HEIGHT - 2].map(foot)),
      drawnLayer(
        'conduit',
        'conduit for the supply',
        [hub(WIDTH - 26, HEIGHT), conduit(WIDTH - 26, HEIGHT + 18)],
        ['Supply.count=1'],
      ),
      drawnLayer('antenna', 'Wi-Fi sender', antenna(WIDTH + dx * 0.62, dy * 0.6), ['Output.W'], { slot: 'output' }),
      drawnLayer('dry contact', 'dry contact', contact(WIDTH / 2 - 8, HEIGHT), ['Output.D'], {
        slot: 'output',
        undecided: 'hidden',
      }),
      drawnLayer(
        'float',
        'float',
        [
          hub(FLOAT_X, HEIGHT),
          path(d`M${FLOAT_X} ${HEIGHT + 18}V${FLOAT_Y - 8}`, 'cord'),
          pearFloat(FLOAT_X, FLOAT_Y, 0, 'light', 1),
        ],
        ['Float.15|20|30|50'],
      ),
      drawnLayer('box', 'the whole top lights, horn', [
        solid(WIDTH, HEIGHT, depth * INCH),
        dome(cx, cy, LENS, 'red'),
        rect(0, 0, WIDTH, HEIGHT, 'outline paper', 4),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, 'detail paper', 5),
        latch(WIDTH - 18, HEIGHT * 0.28),
        latch(WIDTH - 18, HEIGHT * 0.72),
        dataPlate(18, 18, 60),
        lamp(30, HEIGHT - 30),
        horn(WIDTH / 2 + 4, HEIGHT - 32, 17),
      ]),
      ...(code === '4X' ? [drawnLayer('gasket', '', rect(12, 12, WIDTH - 24, HEIGHT - 24, 'fine', 4))] : []),
    ],
    balloons: [
      { group: 'Supply', at: [WIDTH - 20, HEIGHT + 40] },
      { group: 'Output', at: [WIDTH + dx * 0.62, dy * 0.6 - 66], when: ['Output.W'] },
      { group: 'Output', at: [WIDTH / 2 - 6, HEIGHT + 34], when: ['Output.D'] },
      { group: 'Enclosure', at: isPost ? [cx + 8, HEIGHT + 90] : [WIDTH + dx * 0.5, HEIGHT * 0.5] },
      { group: 'Float', at: [FLOAT_X - 8, FLOAT_Y + 30], when: ['Float.15|20|30|50'] },
    ],
    measures: [
      { from: [0, 0], to: [0, HEIGHT], out: LEFT, words: '9 in' },
      { from: [WIDTH, HEIGHT], to: [WIDTH + dx, HEIGHT + dy], out: DOWN_RIGHT, words: `${depth} in` },
      { from: [0, HEIGHT * 0.55], to: [WIDTH, HEIGHT * 0.55], out: [0, 0], words: '6 in', along: 0.4 },
      ...['15', '20', '30', '50'].map((length) => ({
        from: [0, HEIGHT + 18] as const,
        to: [0, FLOAT_Y] as const,
        out: LEFT,
        words: `${length} ft`,
        when: [`Float.${length}`],
      })),
    ],
  });
}

const foot = (y: number): Drawn => rect(WIDTH / 2 - 12, y, 24, 14, 'detail light', 2);
const conduit = (x: number, y: number): Drawn => path(d`M${x - 7} ${y}v44M${x + 7} ${y}v44`, 'detail');
const contact = (x: number, y: number): Drawn => [
  hub(x, y),
  path(d`M${x - 5} ${y + 18}v20M${x} ${y + 18}v26M${x + 5} ${y + 18}v20`, 'lead'),
];
