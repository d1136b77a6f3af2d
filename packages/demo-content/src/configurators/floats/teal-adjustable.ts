import type { Configurator } from '@millrace/configurator';
import { choice } from '../building-blocks/group.ts';
import { option } from '../building-blocks/option.ts';

/** TA18P2D: no separators, every position one or two characters. */
export const tealAdjustable: Configurator = {
  prefix: 'TA',
  groupSeparator: '',
  instructions: 'Measure from the cover to the lowest level at which the pump may run: the cable must reach it.',
  configGroups: [
    choice('Cable', [
      option('08', '8 ft cable', 64, { displayName: '8 ft' }),
      option('18', '18 ft cable', 72.5, { displayName: '18 ft' }),
      option('30', '30 ft cable', 89, { displayName: '30 ft' }),
    ]),
    choice('End', [
      option('P', 'piggyback plug', 9.5, { images: ['teal-adjustable-plug.svg'] }),
      option('H', 'leads for hard wiring', 0),
    ]),
    choice('Voltage', [
      option('1', '115 V', 0, { attributes: { volts: 115, hp: 0.5 } }),
      option('2', '230 V', 3, { attributes: { volts: 230, hp: 2 } }),
    ]),
    choice('Action', [
      option('D', 'pump down', 0, { moreInfo: { Info: ['Empties: starts on a rising level.'] } }),
      option('U', 'pump up', 4, { moreInfo: { Info: ['Fills: starts on a falling level.'] } }),
    ]),
  ],
};
