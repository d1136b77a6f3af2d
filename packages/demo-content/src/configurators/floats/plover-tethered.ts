import type { Configurator } from '@millrace/configurator';
import { choice } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** PF-20-NO-P120: cord length, contact and plug; a clamp only when wanted. */
export const ploverTethered: Configurator = {
  prefix: 'PF-',
  instructions: 'The plug must have the voltage of the pump. Choose bare leads for a junction box.',
  configGroups: [
    choice('Cord length', [
      option('05', '5 ft cord', 37.5, { attributes: { cable: 5 }, displayName: '5 ft' }),
      option('10', '10 ft cord', 40, { attributes: { cable: 10 }, displayName: '10 ft' }),
      option('15', '15 ft cord', 43.5, { attributes: { cable: 15 }, displayName: '15 ft' }),
      option('20', '20 ft cord', 47.5, { attributes: { cable: 20 }, displayName: '20 ft' }),
      option('30', '30 ft cord', 56, { attributes: { cable: 30 }, displayName: '30 ft' }),
      option('50', '50 ft cord', 74, { attributes: { cable: 50 }, displayName: '50 ft' }),
      option('100', '100 ft cord', 118, {
        attributes: { cable: 100 },
        displayName: '100 ft',
        disableCodes: ['Plug.P120'],
      }),
    ]),
    choice('Contact', [
      option('NO', 'normally open, pump down', 0, {
        displayName: 'Normally open: empties (pump down)',
        images: ['plover-tethered-no.svg'],
        moreInfo: { Info: ['Closes as the level rises.'], Videos: ['pUmpD0wnUp1'] },
      }),
      option('NC', 'normally closed, pump up', 2.5, {
        displayName: 'Normally closed: fills (pump up)',
        images: ['plover-tethered-nc.svg'],
        familyDescription:
          'Keeps a tank or cistern full: the float starts the pump or opens the valve as the level falls and stops it when the tank is full.',
      }),
    ]),
    choice('Plug', [
      option('P120', '120 V piggyback plug', 9.5, { images: ['plover-tethered-p120.svg'] }),
      option('P240', '240 V piggyback plug', 12.5, {
        images: ['plover-tethered-p240.svg'],
        moreInfo: { Info: ['NEMA 6-15, for 208 to 240 V pumps.'] },
      }),
      option('PL', 'in-line switched plug', 11, { disableIf: ['Cord length.100'] }),
      option('X', 'bare leads', 0, {
        isLast: true,
        moreInfo: { Info: ['Nothing else is fitted at the factory: the number ends here.'] },
      }),
    ]),
    choice('Mounting', [
      standard('Cord clip'),
      option('W', 'cable weight', 11.2, { images: ['plover-tethered-weight.svg'] }),
      option('K', 'pipe clamp', 6.75),
    ]),
  ],
};
