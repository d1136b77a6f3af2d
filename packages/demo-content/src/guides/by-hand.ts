import type { Configurator } from '@millrace/configurator';
import { choice, several } from '../configurators/building-blocks/group.ts';
import { option } from '../configurators/building-blocks/option.ts';

const wish = (code: string, description: string) => option(code, description, null);

/** The configurator that a careful person makes of the Lapwing guide. */
const lapwing: Configurator = {
  prefix: 'LW-',
  configGroups: [
    choice('Supply', [
      option('1', 'Single phase, 120/208/240 V', 412),
      option('3', 'Three phase, 208–240 V', 508),
      option('4', 'Three phase, 480 V', 540),
    ]),
    choice('Enclosure', [
      option('1', 'Type 1, painted steel', 0),
      option('3R', 'Type 3R, painted steel', 24),
      option('4X', 'Type 4X, thermoplastic', 82),
      option('4X SS', 'Type 4X, 304 stainless steel', 1164, { disableIf: ['Supply.1'] }),
      option('12', 'Type 12, painted steel', 42),
    ]),
    choice('Floats', [
      option('2F', 'Two floats', 0),
      option('3F', 'Three floats', 28),
      option('NF', 'No floats, by others', -56, { disableIf: ['Enclosure.12'] }),
    ]),
    choice(
      'Alarm',
      [option('AB', 'Alarm beacon', 46), option('AH', 'Alarm horn', 51), option('AB+AH', 'Beacon and horn', 88)],
      { optional: true },
    ),
    choice('Float cord', [
      option('00', 'none', 0),
      option('20', '20 ft', 98),
      option('30', '30 ft', 112),
      wish('CL', 'cut to length'),
    ]),
  ],
};

const dunlin: Configurator = {
  prefix: 'DN-',
  configGroups: [
    choice('Contact', [
      option('NO', 'normally open', 30.5),
      option('NC', 'normally closed', 30.5),
      option('DT', 'both, SPDT', 38),
    ]),
    choice('Mounting', [
      option('1/2', '½ in NPT fitting', 9.8),
      option('W', 'cable weight', 11.2),
      option('C', 'pipe clamp', 6.75),
      option('X', 'none', 0),
    ]),
    choice('Cord', [
      option('010', '10 ft', 0),
      option('020', '20 ft', 6),
      option('030', '30 ft', 12),
      option('050', '50 ft', 24),
    ]),
    choice('Plug', [option('P1', 'plug, 120 V', 7.5), option('P2', 'plug, 240 V', 8)], {
      optional: true,
      hideIf: ['Contact.DT'],
    }),
  ],
};

const degrees = ['05', '10', '15', '20', '25'];

const redshank: Configurator = {
  prefix: 'RA',
  groupSeparator: '',
  optionSeparator: '',
  adderPrice: 64,
  tables: [
    {
      name: 'Matrix',
      columns: ['Location', 'Supply', 'Temperature switch'],
      rows: [
        ['I', '*', '*'],
        ['O', '120', '*'],
        ['O', '12', 'N'],
      ],
    },
  ],
  configGroups: [
    choice('Location', [option('I', 'indoor', 0), option('O', 'outdoor, NEMA 4X', 38)]),
    choice('Supply', [option('120', '120 V', 0), option('240', '240 V', 4.5), option('12', '12 V DC', 12)]),
    choice('Temperature switch', [
      ...degrees.map((degree) => option(`T${degree}`, `opens at ${Number(degree)} °C`, 18)),
      option('N', 'none', 0),
    ]),
    several('Extras', 0, [option('Q', 'quiet horn', 6), wish('R', 'dry contact')], { optional: true }),
  ],
};

/** The meaning of the guides, by file: their examples must be read by what is made of them. */
export const guidesByHand: Readonly<Record<string, Configurator>> = {
  'Lapwing ordering guide rev F.xlsx': lapwing,
  'dunlin_how_to_order.csv': dunlin,
  'Redshank HOW TO ORDER (final) v3.xlsx': redshank,
};
