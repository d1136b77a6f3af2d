import type { Configurator } from '@millrace/configurator';
import { choice, several } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';
import { supplyAttributes, supplyRatings } from '../building-blocks/site-ratings.ts';
import { enclosureRatings, nema } from './groups/enclosures.ts';
import { ampsRanges, contactor, disconnect, doorHardware, motorAmps } from './groups/power.ts';
import { dryContacts, protection } from './groups/signals.ts';

const PUMPS = 2;

/** From 4 A on, the barrier compartment is laid out for each order. */
const quotedAbove = 4;
const ranges = ampsRanges.map((range) => (range.amps > quotedAbove ? { ...range, price: null } : range));

const starting = choice('Starting', [
  standard('Direct on line'),
  option('SS', 'soft starters', null, { disableIf: ['Motor amps.amps<10'] }),
  option('SD', 'star-delta starters', null, { disableIf: ['Motor amps.amps<18:Enclosure.amps<63'] }),
]);

/** TDX-3-4X-4F-063-AB-30: the Tern with barriers between floats and panel. */
export const ternDuplexIs: Configurator = {
  instructions:
    'The panel stands outside the hazardous location. Have the pump data plate at hand, and the length of the float cables.',
  configGroups: [
    choice('Series', [
      option('TDX', 'Duplex panel, intrinsically safe', 1186, {
        selected: true,
        isReadonly: true,
        hideDescription: true,
      }),
    ]),
    choice(
      'Supply',
      [
        option('1', 'single-phase 120, 208 or 240 V', 0, supplyAttributes(1, 240)),
        option('3', 'three-phase 208–240 V', 120, supplyAttributes(3, 240)),
        option('4', 'three-phase 480 V', 186, supplyAttributes(3, 480)),
        option('5', 'three-phase 380–415 V, 50 Hz', 198, supplyAttributes(3, 415, 50)),
        option('6', 'three-phase 575–600 V', 214, supplyAttributes(3, 600)),
      ],
      { ratings: supplyRatings },
    ),
    choice(
      'Enclosure',
      [
        option('12', 'NEMA 12 painted steel', 84, nema('12', { amps: 25 })),
        option('4X', 'NEMA 4X thermoplastic', 132, { ...nema('4X', { amps: 18 }), images: ['tern-duplex-is-4x.svg'] }),
        option('4XG', 'NEMA 4X fibreglass', 206, nema('4XG', { amps: 32 })),
        option('4XL', 'NEMA 4X fibreglass, large', 334, nema('4XL', { amps: 63 })),
        option('4XS', 'NEMA 4X 304 stainless', 468, nema('4XS', { amps: 32 })),
        option('4X6', 'NEMA 4X 316 stainless', 652, nema('4X6', { amps: 63 })),
      ],
      { ratings: enclosureRatings },
    ),
    choice('Floats', [
      option('3F', '3 gold-contact floats', 54, { attributes: { floats: 3 } }),
      option('4F', '4 gold-contact floats', 110, { attributes: { floats: 4 } }),
      option('5F', '5 gold-contact floats with redundant off', 166, { attributes: { floats: 5 } }),
    ]),
    motorAmps(PUMPS, ranges),
    contactor(PUMPS),
    { ...starting, showIf: ['Supply.3|4|5|6'] },
    disconnect,
    choice('Alarm', [
      option('AB', 'beacon and horn', 78),
      option('AR', 'beacon, horn and dry contact', 104),
      option('AC', 'beacon and horn on their own circuit', 112),
    ]),
    several('Options', 2, [
      option('E', 'elapsed-time meters', 86),
      option('H', 'anti-condensation heater', 64),
      option('S', 'intrinsically safe seal-fail relay', 138, { isQtyPrefix: true, maxQty: PUMPS }),
      option('N', 'barrier power monitor', 58, { neverDisabled: true, disableIf: ['Floats.floats<4'] }),
    ]),
    { ...protection(PUMPS), maxSelect: 2 },
    dryContacts(PUMPS),
    doorHardware('Enclosure.12|4X'),
    choice('Float cable', [
      option('20', '20 ft float cable', 148),
      option('30', '30 ft float cable', 184),
      option('50', '50 ft float cable', 248),
      option('C', 'float cable cut to length', null),
    ]),
  ],
};
