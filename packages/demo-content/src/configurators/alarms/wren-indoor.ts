import type { Configurator } from '@millrace/configurator';
import { choice, several } from '../building-blocks/group.ts';
import { option } from '../building-blocks/option.ts';
import { voltRatings } from '../building-blocks/site-ratings.ts';

/** WA-I-120-10-BC: the features stand together without separators. */
export const wrenIndoor: Configurator = {
  prefix: 'WA-I-',
  optionSeparator: '',
  configGroups: [
    choice(
      'Supply',
      [
        option('120', '120 V plug-in transformer', 58, { attributes: { volts: 120 } }),
        option('240', '240 V hard-wired', 74, { attributes: { volts: 240 } }),
      ],
      { ratings: voltRatings },
    ),
    choice('Float', [
      option('10', 'float with 10 ft of cable', 29, { displayName: 'Float, 10 ft', images: ['wren-indoor-float.svg'] }),
      option('15', 'float with 15 ft of cable', 33, { displayName: 'Float, 15 ft', images: ['wren-indoor-float.svg'] }),
      option('PR', 'water probe, 6 ft', 21, { displayName: 'Water probe' }),
      option('NF', 'no float', 0, { displayName: 'None, input only', isLast: true }),
    ]),
    several(
      'Features',
      2,
      [
        option('B', 'battery backup', 11.5, { images: ['wren-indoor-battery.svg'] }),
        option('C', 'dry contact', 14),
        option('Q', 'quiet buzzer, 70 dB', 0),
        option('K', 'key to silence', 9, { disableIf: ['Supply.120'] }),
      ],
      { optional: true },
    ),
  ],
};
