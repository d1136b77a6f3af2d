import type { Configurator } from '@millrace/configurator';
import { choice, measure } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** SN-30-NO-30: a series with its number, contact, feet of cord, and an optional mounting. */
export const soraNarrowAngle: Configurator = {
  prefix: 'SN-30-',
  instructions:
    'Give the cord in whole feet, from the float to the panel or junction box. Cord is never spliced under water.',
  facts: [
    {
      name: 'Weight',
      unit: 'lb',
      decimals: 1,
      values: [{ if: ['Cord.count=1'], measure: 'sum(lb + 0.6)' }],
    },
  ],
  configGroups: [
    choice('Contact', [
      option('NO', 'normally open', 30.5, {
        displayName: 'Normally open, blue cap',
        images: ['sora-narrow-angle-no.svg'],
      }),
      option('NC', 'normally closed', 30.5, {
        displayName: 'Normally closed, red cap',
        images: ['sora-narrow-angle-nc.svg'],
      }),
      option('DT', 'normally open and normally closed (SPDT)', 38, { displayName: 'Both (SPDT)' }),
    ]),
    measure('Cord', {
      min: 10,
      max: 150,
      unit: 'ft',
      pricePerUnit: 0.6,
      attributes: { lb: 0.09 },
      limits: [{ if: ['Contact.DT'], max: 100 }],
    }),
    choice('Mounting', [
      standard('None'),
      option('W', 'cable weight', 11.2, { attributes: { lb: 2 } }),
      option('I', 'internal weight', 8.5, { attributes: { lb: 0.8 }, disableIf: ['Cord.value>100'] }),
      option('C', 'pipe clamp', 6.75, { attributes: { lb: 0.3 } }),
    ]),
  ],
};
