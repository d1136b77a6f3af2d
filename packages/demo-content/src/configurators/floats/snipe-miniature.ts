import type { Configurator } from '@millrace/configurator';
import { choice, measure } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** SM-18S, SM-18S/L24-T: blank positions, an optional lead length after a slash. */
export const snipeMiniature: Configurator = {
  prefix: 'SM-',
  groupSeparator: '',
  instructions: 'Leads are 12 in unless you give a length.',
  configGroups: [
    choice('Fitting', [
      option('18', '1/8 NPT fitting', 28, { name: '1/8 NPT' }),
      option('14', '1/4 NPT fitting', 31, { name: '1/4 NPT' }),
      option('38', '3/8-24 thread with nut', 29.5, { name: '3/8-24 UNF' }),
    ]),
    choice(
      'Material',
      [
        option('S', '316 stainless', 14, { attributes: { maxTemperature: 392, material: '316 stainless' } }),
        option('B', 'brass and Buna-N', 0, { attributes: { maxTemperature: 230, material: 'brass' } }),
        option('P', 'polypropylene', 2, { attributes: { maxTemperature: 221, material: 'polypropylene' } }),
      ],
      { ratings: [{ of: 'maxTemperature', better: 'more', loss: 'for lower temperatures' }] },
    ),
    choice('Action', [standard('Normally open as shipped'), option('R', 'normally closed as shipped', 0)]),
    measure('Lead length', {
      separator: '/L',
      optional: true,
      min: 24,
      max: 240,
      step: 12,
      unit: 'in',
      pricePerUnit: 0.08,
    }),
    choice(
      'Leads',
      [
        standard('PVC leads'),
        option('T', 'PTFE leads', 9, { disableIf: ['Material.material=polypropylene'] }),
        option('C', 'three-pin connector', 12.5, { disableIf: ['Lead length.value>120'] }),
      ],
      { separator: '-' },
    ),
  ],
};
