import type { Circuit, Normally } from '@millrace/circuits';
import { plainSwitch } from './float-switches.ts';

const leads = {
  words:
    'Drawn with the float hanging. The contact carries signals, not a pump. Its two leads are alike: either may come first.',
};
const splices = { words: 'Splices in a liquid-tight junction box, above the highest level.' };

/** A float on two leads: nothing but its contact. */
const signalFloat = (normally: Normally): Circuit => ({
  name: `Two leads, normally ${normally}`,
  when: [`Contact.${normally === 'open' ? 'NO' : 'NC'}`],
  devices: {
    FLOAT: { kind: 'float', words: `control float: ${normally === 'open' ? 'closes' : 'opens'} as the level rises` },
  },
  supplies: [],
  dryContacts: [
    {
      contact: 'FLOAT',
      normally,
      terminals: ['BK', 'WH'],
      words: 'black and white lead, to the input of a panel or an alarm',
    },
  ],
  notes: [leads, splices],
});

/** Sora floats with one contact. With both, which lead is common is on the label, so it is not drawn. */
export const signalFloatCircuits = (): Circuit[] => [signalFloat('open'), signalFloat('closed')];

/** Coot: a pump switch on its plug, and beside it the sensor of an alarm on two leads of its own. */
export const cootCircuits = (): Circuit[] =>
  plainSwitch('pump switch', ['120 V']).map((circuit) => ({
    ...circuit,
    devices: { ...circuit.devices, HIGH: { kind: 'float', words: 'high-level sensor: closes as the level rises' } },
    dryContacts: [
      { contact: 'HIGH', terminals: ['1', '2'], words: 'sensor, to the float input of an alarm; 0.5 A at 24 VDC' },
    ],
  }));
