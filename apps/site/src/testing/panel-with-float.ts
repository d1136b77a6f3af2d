import type { Configurator } from '@millrace/configurator';

const options = [{ code: 'A' }, { code: 'B' }];
const float: Configurator = { configGroups: ['Contact', 'Clip'].map((name) => ({ name, options })) };

/** A panel of a supply and a float, which is a part with a contact and a clip. */
export const panelWithFloat: Configurator = {
  parts: { float },
  configGroups: [
    { name: 'Supply', options },
    { name: 'Float', kind: 'assembly', part: 'float' },
  ],
};
