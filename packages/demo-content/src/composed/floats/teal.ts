import type { LayeredPicture } from '@millrace/pictures';
import { LEFT } from '../../media/drawing/picture.ts';
import { type Drawn, d, path, rect } from '../../media/drawing/shape.ts';
import { cordWeight, piggybackPlug } from '../../media/figures/float-body.ts';
import { strippedEnd } from '../../media/figures/floats.ts';
import { contactMark } from '../contact-mark.ts';
import { type DrawnLayer, drawnLayer, drawnPicture } from '../drawn-picture.ts';

const CORD = 46;
const SWITCH = 200;

/** The Teal: a sealed switch on its own cable, its weight below it. */
export const tealPictures = (): LayeredPicture[] => [
  drawnPicture({
    words: 'Adjustable level control',
    box: { x: 0, y: -14, width: 220, height: 400 },
    layers: [
      cable('with plug', 'End.P', d`M${CORD} ${SWITCH}V112C${CORD} 80 70 64 92 64H124`),
      cable('with leads', 'End.H', d`M${CORD} ${SWITCH}V20`),
      drawnLayer('plug for 115 V', '115 V piggyback plug', piggybackPlug(164, 64, 115, 1.15), ['End.P', 'Voltage.1'], {
        slot: 'end',
      }),
      drawnLayer('plug for 230 V', '230 V piggyback plug', piggybackPlug(164, 64, 230, 1.15), ['End.P', 'Voltage.2'], {
        slot: 'end',
      }),
      drawnLayer('leads', 'leads for hard wiring', strippedEnd(CORD, 20), ['End.H'], { slot: 'end' }),
      drawnLayer('switch', 'sealed switch with its weight', [sealedSwitch(CORD, SWITCH), weight(CORD, SWITCH + 84)]),
      ...(['open', 'closed'] as const).map((contact) =>
        drawnLayer(
          `contact ${contact}`,
          contact === 'open' ? 'pump down: contact open while dry' : 'pump up: contact closed while dry',
          contactMark(168, 240, contact),
          [contact === 'open' ? 'Action.D' : 'Action.U'],
          { slot: 'contact' },
        ),
      ),
    ],
    balloons: [
      { group: 'Cable', at: [CORD, 118] },
      { group: 'End', at: [188, 50], when: ['End.P'] },
      { group: 'End', at: [CORD + 8, 8], when: ['End.H'] },
      { group: 'Voltage', at: [188, 78], when: ['End.P'] },
      { group: 'Voltage', at: [CORD + 24, SWITCH + 40], when: ['End.H'] },
      { group: 'Action', at: [194, 240] },
    ],
    measures: ['08', '18', '30'].map((code) => ({
      from: [16, 64] as const,
      to: [16, SWITCH] as const,
      out: LEFT,
      words: `${Number(code)} ft`,
      when: [`Cable.${code}`],
    })),
  }),
];

const cable = (name: string, end: string, drawn: string): DrawnLayer =>
  drawnLayer(`cable ${name}`, 'cable', path(drawn, 'cord'), ['Cable.count=1', end], { slot: 'cable' });

/** A sealed body; its cable enters on top. */
const sealedSwitch = (x: number, y: number): Drawn => [
  rect(x - 8, y - 10, 16, 12, 'detail light', 2),
  rect(x - 26, y, 52, 76, 'outline paper', 10),
  path(
    d`M${x + 10} ${y}H${x + 16}A10 10 0 0 1 ${x + 26} ${y + 10}V${y + 66}A10 10 0 0 1 ${x + 16} ${y + 76}H${x + 10}Z`,
    'shade',
  ),
  rect(x - 26, y, 52, 76, 'outline', 10),
  path(d`M${x - 26} ${y + 18}H${x + 26}`, 'fine'),
  rect(x - 18, y + 30, 22, 12, 'fine light', 1),
  path(d`M${x - 26} ${y + 60}H${x + 26}`, 'detail'),
];

/** A weight that slides on the line below the switch. */
const weight = (x: number, y: number): Drawn => [
  path(d`M${x} ${y - 8}V${y + 100}`, 'lead'),
  cordWeight(x, y + 46, 1.25),
  path(d`M${x - 6} ${y + 100}h12`, 'outline'),
];
