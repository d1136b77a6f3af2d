import type { Balloon, LayeredPicture } from '@millrace/pictures';
import { DOWN, LEFT } from '../../media/drawing/picture.ts';
import { type Drawn, d, group, path, rect, turned } from '../../media/drawing/shape.ts';
import { cordWeight, pearFloat } from '../../media/figures/float-body.ts';
import { clamp, pipe } from '../../media/figures/floats.ts';
import { contactMark } from '../contact-mark.ts';
import { type DrawnLayer, drawnLayer, drawnPicture } from '../drawn-picture.ts';

type Contact = 'open' | 'closed' | 'both';

interface Control {
  words: string;
  /** The code of each contact. */
  contacts: Readonly<Record<Contact, string>>;
  caps: Readonly<Record<Contact, Drawn>>;
  /** The feet of cord that are drawn dashed until they are given. */
  free: string;
}

const PIVOT = { x: 100, y: 150, scale: 2.3 };
const pear = (cap: 'blue' | 'red' | 'accent'): Drawn => pearFloat(PIVOT.x, PIVOT.y, 0, cap, PIVOT.scale);
/** A cap of two colours, for a float with two contacts. */
const halved = (cap: 'blue' | 'red' | 'accent', other: 'red' | 'light'): Drawn => [
  pear(cap),
  group(turned(PIVOT.x, PIVOT.y, 0, PIVOT.scale), path('M0 0H6C6 5 9.5 8 12.5 13H0Z', `detail ${other}`)),
];

export const soraPictures = (): LayeredPicture[] => [
  controlFloat({
    words: 'Narrow-angle control float',
    contacts: { open: 'NO', closed: 'NC', both: 'DT' },
    caps: { open: pear('blue'), closed: pear('red'), both: halved('blue', 'red') },
    free: 'Mounting.',
  }),
];

export const soraGoldPictures = (): LayeredPicture[] => [
  controlFloat({
    words: 'Control float with gold contacts',
    contacts: { open: 'NO', closed: 'NC', both: 'NN' },
    caps: { open: pear('accent'), closed: pear('accent'), both: halved('accent', 'light') },
    free: 'Mounting.F',
  }),
];

const said: Readonly<Record<Contact, string>> = {
  open: 'normally open contact',
  closed: 'normally closed contact',
  both: 'one contact open, one closed',
};
const marks: Readonly<Record<Contact, Drawn>> = {
  open: contactMark(196, 214, 'open'),
  closed: contactMark(196, 214, 'closed'),
  both: [contactMark(196, 196, 'open'), contactMark(196, 232, 'closed')],
};

function controlFloat({ words, contacts, caps, free }: Control): LayeredPicture {
  const kinds = ['open', 'closed', 'both'] as const;
  return drawnPicture({
    words,
    box: { x: 26, y: 0, width: 200, height: 290 },
    layers: [
      drawnLayer('pipe', '', pipe(56, 0, 284), ['Mounting.C'], { undecided: 'hidden' }),
      drawnLayer('cord', 'cord', path(d`M100 4V134`, 'cord'), ['Cord.count=1']),
      ...kinds.map((kind) =>
        drawnLayer(`float ${kind}`, `float, ${said[kind]}`, [caps[kind], marks[kind]], [`Contact.${contacts[kind]}`], {
          slot: 'float',
        }),
      ),
      ...mountings,
    ],
    balloons: [...balloons, { group: 'Mounting', at: [100, 20], when: [free] }],
    measures: [
      { from: [26, 4], to: [26, 129], out: LEFT, words: '{value} ft', of: 'Cord' },
      { from: [26, 150], to: [26, 258], out: LEFT, words: '4.83 in' },
      { from: [61, 262], to: [139, 262], out: DOWN, words: '2.74 in' },
    ],
  });
}

const mountings: readonly DrawnLayer[] = [
  drawnLayer('weight', 'cable weight', cordWeight(100, 72, 1), ['Mounting.W'], { slot: 'mounting' }),
  drawnLayer('clamp', 'pipe clamp', clamp(56, 100, 84), ['Mounting.C'], { slot: 'mounting', undecided: 'hidden' }),
  drawnLayer(
    'weight inside',
    'internal weight',
    [rect(86, 222, 28, 20, 'detail shade', 5), path('M86 232H114', 'fine')],
    ['Mounting.I'],
    { slot: 'mounting', undecided: 'hidden' },
  ),
];

const balloons: readonly Balloon[] = [
  { group: 'Contact', at: [222, 214] },
  { group: 'Cord', at: [100, 44] },
  { group: 'Mounting', at: [90, 76], when: ['Mounting.W'] },
  { group: 'Mounting', at: [62, 84], when: ['Mounting.C'] },
  { group: 'Mounting', at: [90, 236], when: ['Mounting.I'] },
];
