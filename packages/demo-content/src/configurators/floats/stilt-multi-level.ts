import type { Configurator } from '@millrace/configurator';
import { choice, measure } from '../building-blocks/group.ts';
import { option } from '../building-blocks/option.ts';

const level = (number: number, further: { showIf?: string[]; below: string }) =>
  measure(`Level ${number}`, {
    ...(further.showIf === undefined ? {} : { showIf: further.showIf }),
    min: 3,
    max: 129,
    step: 0.5,
    unit: 'in',
    limits: [{ if: ['Fitting.A|B|F'], max: further.below }],
  });

/** ST-2-A-48-36-12: lengths in inches from the fitting, the stem first, then each level from below upwards. */
export const stiltMultiLevel: Configurator = {
  prefix: 'ST-',
  instructions:
    'All lengths are measured from the underside of the fitting. Level 1 is the lowest; each further level lies above the one before.',
  instructionImageUri: 'options/stilt-multi-level-lengths.svg',
  requires: [{ if: ['Levels.4'], then: ['Stem.value>=18'] }],
  configGroups: [
    choice('Levels', [
      option('1', 'one level', 96, { attributes: { levels: 1 } }),
      option('2', 'two levels', 134, { attributes: { levels: 2 } }),
      option('3', 'three levels', 172, { attributes: { levels: 3 } }),
      option('4', 'four levels', 210, { attributes: { levels: 4 } }),
    ]),
    choice('Fitting', [
      option('A', '1-1/4 NPT fitting', 0),
      option('B', '2 NPT fitting', 12),
      option('F', '3 in flange', 64),
    ]),
    measure('Stem', { min: 6, max: 132, step: 0.5, unit: 'in', pricePerUnit: 1.1 }),
    level(1, { below: 'Stem' }),
    level(2, { showIf: ['Levels.levels>=2'], below: 'Level 1' }),
    level(3, { showIf: ['Levels.levels>=3'], below: 'Level 2' }),
    level(4, { showIf: ['Levels.levels>=4'], below: 'Level 3' }),
  ],
};
