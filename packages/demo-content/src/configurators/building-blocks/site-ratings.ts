import type { ConfigOption, Rating } from '@millrace/configurator';

/** Supplies are what the site has: another one is of another kind. */
const loss = 'only where the site has it';
export const voltRatings: readonly Rating[] = [{ of: 'volts', better: 'same', loss }];
export const supplyRatings: readonly Rating[] = [
  { of: 'phases', better: 'same', loss },
  ...voltRatings,
  { of: 'hertz', better: 'same', loss },
];
export const supplyAttributes = (phases: 1 | 3, volts: number, hertz = 60): Pick<ConfigOption, 'attributes'> => ({
  attributes: { phases, volts, hertz },
});

/** The plate of the pump says its current: an overload for another one does not protect it. */
export const motorRatings: readonly Rating[] = [
  { of: 'amps', better: 'same', loss: 'only for a pump of that current' },
];
