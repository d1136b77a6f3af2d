import type { Configurator } from '@millrace/configurator';

/** A panel: `TD-{supply}-{enclosure}-{floats}[-{options}]-{cable}`. */
export const panel: Configurator = {
  prefix: 'TD-',
  adderPrice: 500,
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', description: 'Liberty single-phase', price: 0 },
        { code: '3', description: 'Three-phase', price: 100 },
      ],
    },
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', price: 0 },
        { code: '4X', description: 'NEMA 4X', price: 80.5 },
      ],
    },
    {
      name: 'Floats',
      options: [
        { code: '3F', description: 'Three floats', price: 60 },
        { code: '4F', description: 'Four floats', price: 98 },
      ],
    },
    {
      name: 'Options',
      multiselect: true,
      options: [
        { code: 'E', description: 'Time meters', price: 40, maxQty: 2 },
        { code: '2S', description: 'Two seal relays', price: 90 },
      ],
    },
    {
      name: 'Cable',
      options: [
        { code: '20', description: 'Cord 20 ft', price: 0 },
        { code: '30', description: 'Cord 30 ft', price: 12 },
      ],
    },
  ],
};

/** A float whose number has no separators: `PF{cable}{contact}`. */
export const float: Configurator = {
  prefix: 'PF',
  groupSeparator: '',
  configGroups: [
    {
      name: 'Cable',
      options: [
        { code: '20', description: '20 ft', price: 30 },
        { code: '30', description: '30 ft', price: 35 },
      ],
    },
    {
      name: 'Contact',
      options: [
        { code: 'NO', description: 'Normally open', price: 5 },
        { code: 'NC', description: 'Normally closed', price: null },
      ],
    },
  ],
};
