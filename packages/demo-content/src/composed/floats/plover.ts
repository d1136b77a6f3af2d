import type { Balloon, LayeredPicture } from '@millrace/pictures';
import { DOWN, LEFT } from '../../media/drawing/picture.ts';
import { circle, type Drawn, d, path, rect } from '../../media/drawing/shape.ts';
import { bulbFloat, cordWeight, piggybackPlug } from '../../media/figures/float-body.ts';
import { clamp, pipe, strippedEnd } from '../../media/figures/floats.ts';
import { contactMark } from '../contact-mark.ts';
import { drawnLayer, drawnPicture } from '../drawn-picture.ts';

const PLUG = { x: 164, y: 64 };
const CORD = 46;
/** The height at which the cord enters the float. */
const NECK = 190;
const toPlug = d`M${CORD} ${NECK}V112C${CORD} 80 70 64 92 64H124`;

const lengths = ['05', '10', '15', '20', '30', '50', '100'];
const balloons: readonly Balloon[] = [
  { group: 'Cord length', at: [CORD, 118] },
  { group: 'Contact', at: [196, 272] },
  { group: 'Plug', at: [188, 50], when: ['Plug.P120|P240|PL'] },
  { group: 'Plug', at: [CORD + 8, 8], when: ['Plug.X'] },
  { group: 'Mounting', at: [54, 146], when: ['Mounting.W'] },
  { group: 'Mounting', at: [-14, 146], when: ['Mounting.K'] },
];

/** The Plover hanging dry: its cord, what ends it, what holds it, and its contact. */
export const ploverPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Tethered pump switch',
    box: { x: -34, y: -14, width: 250, height: 360 },
    layers: [
      drawnLayer('pipe', '', pipe(-14, -10, 344), ['Mounting.K']),
      ...ends.flatMap(({ name, words, code, drawn, cord }) => [
        drawnLayer(`cord of ${name}`, 'cord', path(cord, 'cord'), ['Cord length.count=1', `Plug.${code}`], {
          slot: 'cord',
        }),
        drawnLayer(name, words, drawn, [`Plug.${code}`], { slot: 'end' }),
      ]),
      drawnLayer('float', 'float', bulbFloat(CORD, 214, 90, 'accent')),
      drawnLayer('clip', 'cord clip', clip(CORD, 150), ['Mounting.']),
      drawnLayer('weight', 'cable weight', cordWeight(CORD, 146, 0.9), ['Mounting.W']),
      drawnLayer('clamp', 'pipe clamp', clamp(-14, CORD, 150), ['Mounting.K']),
      drawnLayer('contact open', 'normally open contact', contactMark(170, 272, 'open'), ['Contact.NO'], {
        slot: 'contact',
      }),
      drawnLayer('contact closed', 'normally closed contact', contactMark(170, 272, 'closed'), ['Contact.NC'], {
        slot: 'contact',
      }),
    ],
    balloons,
    measures: [
      ...lengths.map((code) => ({
        from: [-34, 64] as const,
        to: [-34, NECK] as const,
        out: LEFT,
        along: 0.8,
        words: `${Number(code)} ft`,
        when: [`Cord length.${code}`],
      })),
      { from: [118, 214], to: [118, 331], out: [0, 0], words: '4.83 in' },
      { from: [3, 336], to: [89, 336], out: DOWN, words: '2.74 in' },
    ],
  }),
];

const ends: readonly { name: string; words: string; code: string; drawn: Drawn; cord: string }[] = [
  {
    name: 'plug for 120 V',
    words: '120 V piggyback plug',
    code: 'P120',
    drawn: piggybackPlug(PLUG.x, PLUG.y, 115, 1.15),
    cord: toPlug,
  },
  {
    name: 'plug for 240 V',
    words: '240 V piggyback plug',
    code: 'P240',
    drawn: piggybackPlug(PLUG.x, PLUG.y, 230, 1.15),
    cord: toPlug,
  },
  {
    name: 'in-line plug',
    words: 'in-line switched plug',
    code: 'PL',
    drawn: inLinePlug(PLUG.x, PLUG.y),
    cord: toPlug,
  },
  {
    name: 'bare leads',
    words: 'bare leads',
    code: 'X',
    drawn: strippedEnd(CORD, 20),
    cord: d`M${CORD} ${NECK}V20`,
  },
];

/** A plug with a rocker in its back. */
function inLinePlug(x: number, y: number): Drawn {
  return [
    [-12, 8].map((top) => rect(x + 38, y + top, 16, 5, 'detail light', 1)),
    rect(x - 40, y - 18, 78, 36, 'outline paper', 8),
    rect(x - 22, y - 9, 34, 18, 'detail light', 3),
    rect(x - 20, y - 7, 15, 14, 'detail shade', 2),
    path(d`M${x + 22} ${y - 18}V${y + 18}`, 'fine'),
  ];
}

/** A clip that ties the cord to a pipe. */
function clip(x: number, y: number): Drawn {
  return [rect(x - 9, y - 6, 18, 12, 'detail light', 3), circle(x, y, 3, 'fine')];
}
