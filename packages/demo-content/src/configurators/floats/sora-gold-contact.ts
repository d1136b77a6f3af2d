import type { Configurator } from '@millrace/configurator';
import { choice, measure } from '../building-blocks/group.ts';
import { option } from '../building-blocks/option.ts';

/** SG20NOW: no separators, the cord always two digits. */
export const soraGoldContact: Configurator = {
  prefix: 'SG',
  groupSeparator: '',
  configGroups: [
    measure('Cord', { min: 10, max: 95, step: 5, digits: 2, unit: 'ft', pricePerUnit: 0.72 }),
    choice('Contact', [
      option('NO', 'gold contact, normally open', 41),
      option('NC', 'gold contact, normally closed', 41),
      option('NN', 'gold contacts, one open and one closed', 52.5),
    ]),
    choice('Mounting', [
      option('F', 'free, no weight', 0, { hideDescription: true }),
      option('W', 'cable weight', 11.2),
      option('C', 'pipe clamp', 6.75),
      option('I', 'internal weight', 8.5),
    ]),
  ],
};
