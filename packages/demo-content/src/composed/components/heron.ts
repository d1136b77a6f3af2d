import type { LayeredPicture } from '@millrace/pictures';
import type { Box } from '../../media/drawing/picture.ts';
import { at, circle, type Drawn, d, group, path, rect } from '../../media/drawing/shape.ts';
import { lamp } from '../../media/figures/door-parts.ts';
import { back, door, feet, hub, solid } from '../../media/figures/enclosure.ts';
import { pearFloat } from '../../media/figures/float-body.ts';
import { terminalStrip } from '../../media/figures/rail-parts.ts';
import { screws } from '../../media/figures/relay.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

/** The controller's body in one mounting: its face, and where its parts are. */
interface Mounting {
  code: string;
  words: string;
  width: number;
  height: number;
  depth: number;
  drawn: Drawn;
  /** The height at which leads begin, below the body. */
  below: number;
  /** The middle of the row of pump lamps, and its length. */
  lamps: readonly [x: number, y: number, length: number];
  /** The top left of the card with further inputs. */
  card: readonly [x: number, y: number];
  /** The place of the backup float's cord, and how it comes out. */
  backup: { x: number; outlet: Drawn };
}

const mountings: readonly Mounting[] = [
  {
    code: 'D',
    words: 'for a panel door, with display',
    ...size(190, 150, 34),
    drawn: [
      solid(190, 150, 34),
      rect(0, 0, 190, 150, 'outline paper', 4),
      [10, 180].flatMap((x) => [10, 140].map((y) => circle(x, y, 4, 'detail light'))),
      screen(30, 16),
    ],
    below: 0,
    lamps: [95, 122, 120],
    card: [150, 132],
    backup: { x: 146, outlet: [] },
  },
  {
    code: 'R',
    words: 'for the rail, without display',
    ...size(150, 140, 90),
    drawn: [
      rect(-30, 54, 240, 24, 'detail light'),
      path('M-30 60H210M-30 72H210', 'fine'),
      solid(150, 140, 90),
      rect(0, 0, 150, 140, 'outline paper', 4),
      rect(14, 16, 122, 40, 'fine light', 2),
      path('M24 28h60M24 40h84', 'fine'),
      screws(150, 140, 6),
    ],
    below: 16,
    lamps: [75, 96, 110],
    card: [100, 116],
    backup: { x: 106, outlet: [] },
  },
  {
    code: 'X',
    words: 'in a NEMA 4X box, with display',
    ...size(160, 192, 96),
    drawn: [
      feet(160, 192),
      [40, 138].map((x) => hub(x, 192)),
      solid(160, 192, 96),
      door(160, 192),
      group(at(19, 26, 0.9), screen(8, 0)),
    ],
    below: 18,
    lamps: [80, 130, 100],
    card: [96, 152],
    backup: { x: 106, outlet: hub(106, 192) },
  },
];

/** One picture for each mounting. */
export const heronPictures = (): LayeredPicture[] => mountings.map(controller);

function controller({
  code,
  words,
  width,
  height,
  depth,
  drawn,
  below,
  lamps,
  card,
  backup,
}: Mounting): LayeredPicture {
  const [dx, dy] = back(depth);
  const [lx, ly, length] = lamps;
  const x = 40;
  const foot = height + below;
  const box: Box = { x: -34, y: dy - 14, width: width + dx + 68, height: height + 190 - dy + 14 };
  return drawnPicture({
    words: 'Level controller',
    when: [`Mounting.${code}`],
    box,
    layers: [
      drawnLayer('body', words, drawn, [`Mounting.${code}`]),
      ...[1, 2, 3].map((pumps) =>
        drawnLayer(
          `${pumps} pumps`,
          pumps === 1 ? 'one pump' : `${pumps} pumps`,
          Array.from({ length: pumps }, (_, nth) => lamp(lx + ((nth + 0.5) / pumps - 0.5) * length, ly)),
          [`Pumps.${pumps}`],
          { slot: 'pumps' },
        ),
      ),
      drawnLayer('supply leads', 'supply', path(d`M${width - 27} ${foot}v40M${width - 17} ${foot}v34`, 'lead'), [
        'Supply.count=1',
      ]),
      drawnLayer('vented cable', 'vented cable', path(d`M${x} ${foot}V${foot + 92}`, 'cord'), [
        'Level input.feet>0',
        'Vented cable.count=1',
      ]),
      drawnLayer('transmitter', 'level transmitter', transmitter(x, foot + 92), ['Level input.feet>0'], {
        slot: 'level',
        undecided: 'hidden',
      }),
      drawnLayer(
        'float inputs',
        '4 float inputs',
        [0, 1, 2, 3].map((nth) => [
          path(
            d`M${x + nth * 8 - 12} ${foot}C${x + nth * 8 - 12} ${foot + 40} ${x + nth * 26 - 40} ${foot + 40} ${x + nth * 26 - 40} ${foot + 100 - nth * 14}`,
            'lead',
          ),
          pearFloat(x + nth * 26 - 40, foot + 108 - nth * 14, 0, 'light', 0.62),
        ]),
        ['Level input.FL'],
        { slot: 'level' },
      ),
      drawnLayer(
        '4–20 mA input',
        '4–20 mA input',
        path(d`M${x - 5} ${foot}v42M${x + 5} ${foot}v36`, 'lead'),
        ['Level input.MA'],
        { slot: 'level', undecided: 'hidden' },
      ),
      drawnLayer(
        'backup float',
        'backup float',
        [
          backup.outlet,
          path(d`M${backup.x} ${foot}V${foot + 78}`, 'cord'),
          pearFloat(backup.x, foot + 86, 0, 'accent', 0.9),
        ],
        ['Backup float.count=1'],
      ),
      drawnLayer('inputs', 'further inputs', group(at(card[0], card[1], 0.5), terminalStrip(0, 0, 8)), [
        'Inputs.count>=1',
      ]),
    ],
    balloons: [
      ...[1, 2, 3].map((pumps) => ({
        group: 'Pumps',
        at: [lx + (0.5 - 0.5 / pumps) * length + 8, ly] as const,
        when: [`Pumps.${pumps}`],
      })),
      { group: 'Level input', at: [x - 44, foot + 126], when: ['Level input.FL'] },
      { group: 'Level input', at: [x - 8, foot + 118], when: ['Level input.feet>0'] },
      { group: 'Level input', at: [x - 5, foot + 30], when: ['Level input.MA'] },
      { group: 'Vented cable', at: [x, foot + 50], when: ['Level input.feet>0'] },
      { group: 'Mounting', at: [width + dx * 0.5, height * 0.4] },
      { group: 'Supply', at: [width - 18, foot + 24] },
      { group: 'Backup float', at: [backup.x + 10, foot + 112], when: ['Backup float.count=1'] },
      { group: 'Inputs', at: [card[0] + 40, card[1] + 6], when: ['Inputs.count>=1'] },
    ],
    measures: [
      { from: [-20, foot], to: [-20, foot + 92], out: [0, 0], along: 0.8, words: '{value} ft', of: 'Vented cable' },
    ],
  });
}

function size(width: number, height: number, depth: number): Pick<Mounting, 'width' | 'height' | 'depth'> {
  return { width, height, depth };
}

/** A display with its four keys. */
function screen(x: number, y: number): Drawn {
  return [
    rect(x, y, 130, 62, 'detail shade', 3),
    rect(x + 7, y + 7, 116, 48, 'detail paper', 1),
    path(d`M${x + 17} ${y + 21}h48M${x + 17} ${y + 35}h30`, 'detail'),
    path(
      d`M${x + 84} ${y + 46}V${y + 36}h8v10M${x + 96} ${y + 46}V${y + 28}h8v18M${x + 108} ${y + 46}V${y + 34}h8v12`,
      'fine shade',
    ),
    [16, 48, 82, 114].map((key) => circle(x + key, y + 75, 5, 'detail light')),
  ];
}

/** A submersible transmitter at the end of its cable. */
function transmitter(x: number, y: number): Drawn {
  return [
    rect(x - 7, y, 14, 12, 'detail light', 2),
    rect(x - 13, y + 12, 26, 46, 'outline steel', 3),
    path(d`M${x - 13} ${y + 22}h26`, 'fine'),
    path(d`M${x - 13} ${y + 58}H${x + 13}L${x + 9} ${y + 70}H${x - 9}Z`, 'outline light'),
  ];
}
