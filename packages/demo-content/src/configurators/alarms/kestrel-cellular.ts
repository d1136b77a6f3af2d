import type { Configurator } from '@millrace/configurator';
import { choice } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/**
 * SR-C-LTE-4-120-A: made in the few combinations that are approved by the carrier, hence only those in the catalogue. It came from an
 * older program, which kept `isEnabled` and `isVisible` in the data.
 */
export const kestrelCellular: Configurator = {
  prefix: 'SR-C-',
  catalogueOnly: true,
  instructions: 'Each combination of radio and antenna is approved by the carrier; only approved ones are sold.',
  configGroups: [
    choice('Radio', [
      option('LTE', 'LTE Cat-M1 radio', 312, { isEnabled: true }),
      option('SAT', 'satellite radio', 564, {
        moreInfo: { Info: ['Where no carrier reaches. Messages take up to two minutes.'] },
      }),
    ]),
    choice('Contacts', [option('4', '4 contacts', 0), option('8', '8 contacts and one 4–20 mA input', 96)], {
      isVisible: true,
    }),
    choice('Supply', [option('120', '120 VAC supply', 0), option('12', '12 VDC supply', -14)]),
    choice('Antenna', [standard('Internal antenna'), option('A', 'magnetic antenna, 10 ft of cable', 42)]),
  ],
};
