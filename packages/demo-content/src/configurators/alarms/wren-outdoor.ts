import type { Configurator } from '@millrace/configurator';
import { choice } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';
import { voltRatings } from '../building-blocks/site-ratings.ts';

/** WA-O-120-D-15: supply, output, cable of the float. */
export const wrenOutdoor: Configurator = {
  prefix: 'WA-O-',
  instructions: 'Hard-wired: the alarm needs a circuit of its own, so that it works when the pump breaker has tripped.',
  tables: [
    {
      name: 'Housing',
      columns: ['Enclosure'],
      gives: ['lb'],
      rows: [
        ['', 2.6],
        ['4X', 3.1],
        ['P', 5.4],
      ],
    },
  ],
  facts: [{ name: 'Weight', unit: 'lb', decimals: 1, values: [{ measure: 'Housing.lb' }] }],
  configGroups: [
    choice(
      'Supply',
      [
        option('120', '120 V', 108, { attributes: { volts: 120 } }),
        option('240', '240 V', 119, { attributes: { volts: 240 } }),
        option('024', '24 VDC', 132, {
          attributes: { volts: 24 },
          moreInfo: { Info: ['For solar sites and generator panels.'] },
        }),
      ],
      { ratings: voltRatings },
    ),
    choice('Output', [
      option('N', 'no contact', 0, { displayName: 'None', hideDescription: true }),
      option('D', 'dry contact for a dialer', 16, { moreInfo: { Info: ['Closes on alarm, 5 A at 250 VAC.'] } }),
      option('W', 'Kestrel Wi-Fi sender', 64, {
        altDescription: 'Wi-Fi sender',
        images: ['wren-outdoor-wifi.svg'],
        disableIf: ['Supply.024'],
        moreInfo: { Info: ['2.4 GHz only. The app shows who silenced the alarm.'], Videos: ['wiF1pa1r1ng'] },
      }),
    ]),
    choice('Enclosure', [
      standard('NEMA 3R enclosure'),
      option('4X', 'NEMA 4X enclosure', 24, { images: ['wren-outdoor-4x.svg'] }),
      option('P', 'post mounting', 38, { images: ['wren-outdoor-post.svg'] }),
    ]),
    choice('Float', [
      option('15', 'float with 15 ft of cable', 21, { displayName: 'Float, 15 ft' }),
      option('20', 'float with 20 ft of cable', 24, { displayName: 'Float, 20 ft' }),
      option('30', 'float with 30 ft of cable', 32, { displayName: 'Float, 30 ft' }),
      option('50', 'float with 50 ft of cable', 49, { displayName: 'Float, 50 ft' }),
      option('00', 'no float', 0, { displayName: 'None, float by others' }),
    ]),
  ],
};
