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
  attributes: {
    phases,
    volts,
    hertz,
    voltage: voltageOf(phases, volts),
    phase: phases === 1 ? 'Single-phase' : 'Three-phase',
  },
});

/** The attribute of the catalogue: what the site may have, by the highest voltage that is taken. */
function voltageOf(phases: 1 | 3, volts: number): string {
  if (phases === 1) return '120–240';
  return { 208: '208–240', 240: '208–240', 415: '380–415', 480: '480', 600: '575–600' }[volts] ?? String(volts);
}

/** The plate of the pump says its current: an overload for another one does not protect it. */
export const motorRatings: readonly Rating[] = [
  { of: 'amps', better: 'same', loss: 'only for a pump of that current' },
];
