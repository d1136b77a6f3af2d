import type { Configurator } from '@millrace/configurator';
import { choice, several } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';
import { motorRatings, supplyAttributes, supplyRatings } from '../building-blocks/site-ratings.ts';
import { enclosureRatings, nema } from './groups/enclosures.ts';

/** MT-480-250-5F-…: the number fixes what is built; every one is priced on request. */
export const merganserTriplex: Configurator = {
  prefix: 'MT-',
  instructions:
    'The number is a specification, not an order code: send it with the pump data and a drawing comes back with the price.',
  configGroups: [
    choice(
      'Voltage',
      [
        option('208', 'three-phase 208 V', null, supplyAttributes(3, 208)),
        option('240', 'three-phase 240 V', null, supplyAttributes(3, 240)),
        option('480', 'three-phase 480 V', null, supplyAttributes(3, 480)),
        option('600', 'three-phase 600 V', null, supplyAttributes(3, 600)),
      ],
      { ratings: supplyRatings },
    ),
    choice(
      'Motor amps',
      [
        option('100', '6.3–10 A per pump', 0, { attributes: { amps: 10, flaFrom: 6.3, flaTo: 10 } }),
        option('250', '17–25 A per pump', 180, { attributes: { amps: 25, flaFrom: 17, flaTo: 25 } }),
        option('400', '28–40 A per pump', 420, { attributes: { amps: 40, flaFrom: 28, flaTo: 40 } }),
        option('630', '45–63 A per pump', 690, {
          attributes: { amps: 63, flaFrom: 45, flaTo: 63 },
          disableIf: ['Voltage.600'],
        }),
      ],
      { ratings: motorRatings },
    ),
    choice('Level', [
      option('4F', '4 floats', 180, { attributes: { floats: 4 } }),
      option('5F', '5 floats', 225, { attributes: { floats: 5 } }),
      option('LT', 'level transmitter with two backup floats', 540),
    ]),
    choice(
      'Enclosure',
      [
        option('12', 'NEMA 12 painted steel', 0, nema('12')),
        option('4XG', 'NEMA 4X fibreglass', 360, { ...nema('4XG'), disableIf: ['Motor amps.amps>25'] }),
        option('4XS', 'NEMA 4X 304 stainless', 980, nema('4XS')),
      ],
      { ratings: enclosureRatings },
    ),
    choice('Starting', [
      standard('Direct on line'),
      option('SS', 'soft starters', 1240, { disableIf: ['Motor amps.amps<25'] }),
      option('VF', 'variable frequency drives', null, { disableIf: ['Level.4F|5F'] }),
    ]),
    several(
      'Options',
      4,
      [
        option('E', 'elapsed-time meters', 0),
        option('H', 'anti-condensation heater', 64),
        option('P', 'phase monitor', 126, { selectIf: ['Starting.SS|VF'] }),
        option('T', 'telemetry unit', null),
        option('X', 'surge arrester', 110),
        option('G', 'generator receptacle', 486),
      ],
      { optional: true },
    ),
  ],
};
