import type { LayeredPicture } from '@millrace/pictures';
import { INCH, LEFT } from '../../media/drawing/picture.ts';
import { at, circle, type Drawn, d, group, path, rect } from '../../media/drawing/shape.ts';
import { beacon } from '../../media/figures/door-parts.ts';
import { back, solid } from '../../media/figures/enclosure.ts';
import { cords, grade, receptacle } from '../../media/figures/ground-post.ts';
import { terminalStrip } from '../../media/figures/rail-parts.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

const [WIDTH, DEPTH] = [84, 80];
const [DX, DY] = back(DEPTH);
const COVER = 150;
const heights = [30, 18, 42];

/** One picture for each height above grade. */
export const junctionPostPictures = (): LayeredPicture[] => heights.map(post);

function post(inches: number): LayeredPicture {
  const height = inches * INCH;
  return drawnPicture({
    words: 'Junction post',
    when: [`Height.${inches}`],
    box: { x: -52, y: DY / 2 - 52, width: WIDTH + DX + 104, height: height + 96 - DY / 2 },
    layers: [
      drawnLayer('conduit', '1 in conduit', conduit(height, 12), ['Conduit.']),
      drawnLayer('wide conduit', '1-1/4 in conduit', conduit(height, 17), ['Conduit.114']),
      drawnLayer(
        'post',
        'post',
        [
          cords(WIDTH, height),
          solid(WIDTH, height, DEPTH),
          path(d`M${WIDTH / 2 + DX / 2 - 12} ${DY / 2}a12 4 0 0 1 24 0`, 'detail light'),
          rect(0, 0, WIDTH, height, 'outline paper', 3),
          rect(8, 8, WIDTH - 16, COVER, 'detail shade', 3),
          rect(14, 14, WIDTH - 28, COVER - 12, 'fine light', 1),
          circle(WIDTH / 2, COVER + 1, 4, 'detail light'),
          grade(WIDTH, height),
        ],
        [`Height.${inches}`],
      ),
      drawnLayer('6 terminals', '6 terminals', strips(1), ['Terminals.6T'], { slot: 'terminals' }),
      drawnLayer('9 terminals', '9 terminals', strips(2, 9), ['Terminals.9T'], { slot: 'terminals' }),
      drawnLayer('12 terminals', '12 terminals', strips(2), ['Terminals.12T'], { slot: 'terminals' }),
      drawnLayer('receptacle', 'receptacle', receptacle(WIDTH / 2 - 20, COVER + 46), ['Fitted.R']),
      drawnLayer('second receptacle', 'second receptacle', receptacle(WIDTH / 2 + 20, COVER + 46), [
        'sum(Fitted.receptacles)>=2',
      ]),
      drawnLayer('ground-fault receptacle', 'ground-fault receptacle', groundFault(WIDTH / 2, COVER + 104), [
        'Fitted.G',
      ]),
      drawnLayer('beacon', 'alarm beacon', beacon(WIDTH / 2 + DX / 2, DY / 2 + 2, 1.05), ['Fitted.B']),
    ],
    balloons: [
      { group: 'Height', at: [WIDTH + DX * 0.6, height * 0.62] },
      { group: 'Terminals', at: [24, 50] },
      { group: 'Fitted', at: [WIDTH / 2 + DX / 2 + 14, DY / 2 - 26], when: ['Fitted.B'] },
      { group: 'Fitted', at: [34, COVER + 40], when: ['Fitted.R'] },
      { group: 'Fitted', at: [WIDTH / 2 + 14, COVER + 104], when: ['Fitted.G'] },
      { group: 'Conduit', at: [20, height + 24], when: ['Conduit.114'] },
    ],
    measures: [
      { from: [-8, 0], to: [-8, height], out: LEFT, words: `${inches} in` },
      { from: [DX, DY], to: [WIDTH + DX, DY], out: [0, -1], words: '4 in', when: ['Fitted.count=0'] },
    ],
  });
}

const conduit = (height: number, wide: number): Drawn =>
  [-1, 1].map((side) => path(d`M${18 + (side * wide) / 2} ${height}v44`, 'detail'));

/** Strips of six, the last of what is left. */
function strips(rows: number, count = rows * 6): Drawn {
  return Array.from({ length: rows }, (_, row) =>
    group(at(16, 34 + row * 48, 0.78), terminalStrip(0, 0, Math.min(6, count - row * 6))),
  );
}

/** A receptacle with its test and reset buttons. */
function groundFault(x: number, y: number): Drawn {
  return [
    rect(x - 17, y - 27, 34, 54, 'detail light', 3),
    [-17, 17].map((dy) => [
      circle(x, y + dy, 8, 'detail paper'),
      path(d`M${x - 3} ${y + dy - 3}v4M${x + 3} ${y + dy - 3}v4`, 'detail'),
    ]),
    rect(x - 9, y - 5, 8, 9, 'fine accent', 1),
    rect(x + 1, y - 5, 8, 9, 'fine shade', 1),
  ];
}
