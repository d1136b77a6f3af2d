import type { Configurator } from '@millrace/configurator';
import { choice, measure, several } from '../building-blocks/group.ts';
import { option } from '../building-blocks/option.ts';

const float = { isQtyPrefix: true, qty: 1, maxQty: 5 } as const;

/** FT08-2NO|1NC-B-20: feet of pole, how many floats of which contact, base, feet of cord. */
export const floatTrees: Configurator = {
  prefix: 'FT',
  instructions: 'Count the floats by contact. Their heights are given on the order form, from the bottom.',
  tables: [
    {
      name: 'Base load',
      columns: ['Base', 'Pole'],
      gives: ['kg_carried'],
      rows: [
        ['B|R', '*', null],
        ['H', '..10', 15],
        ['H', '11..16', 12],
      ],
    },
    {
      name: 'Rail by the foot',
      columns: ['Base'],
      gives: ['price'],
      per: 'Pole',
      rows: [
        ['R', 4.5],
        ['*', 0],
      ],
    },
  ],
  facts: [
    { name: 'Weight in air', unit: 'kg', decimals: 1, values: [{ if: ['Pole.count=1'], measure: 'sum(kg)' }] },
    { name: 'Cords to connect', values: [{ if: ['Floats.count>0'], measure: 'Floats.quantity' }] },
    {
      name: 'Cord above the pole',
      unit: 'ft',
      specText: '{value} ft of each cord are left above the pole.',
      values: [{ if: ['Cord.count=1', 'Pole.count=1'], measure: 'sum(Cord.length - Pole.value)' }],
    },
    { name: 'Contact rating', unit: 'A at 125 VAC', values: [{ if: ['Floats.GC'], value: 1 }, { value: 5 }] },
    { name: 'Hung weight', printed: false, values: [{ if: ['Base.H'], measure: 'sum(kg)' }] },
  ],
  requires: [
    {
      then: ['Cord.count=0:Cord.pole>=Pole.value'],
      text: 'Less than 6 ft of cord are left above the pole: take longer cords.',
    },
    {
      if: ['Base.H'],
      then: ['Hung weight.value<=Base load.kg_carried'],
      text: 'The hanging chain carries less: take a shorter pole or fewer floats, or another base.',
    },
  ],
  configGroups: [
    measure('Pole', { min: 4, max: 20, digits: 2, unit: 'ft', pricePerUnit: 6.5, attributes: { kg: 0.65 } }),
    several(
      'Floats',
      2,
      [
        option('NO', 'normally open float', 44.5, { ...float, attributes: { ft: 1.5, kg: 0.35 } }),
        option('NC', 'normally closed float', 44.5, { ...float, attributes: { ft: 1.5, kg: 0.35 } }),
        option('GC', 'gold-contact float', 55, {
          ...float,
          attributes: { ft: 2, kg: 0.4 },
          limits: [{ if: ['Pole.value<8'], max: 2 }],
        }),
      ],
      { optional: false, anyOrder: true, limits: [{ of: 'ft', max: 'Pole' }] },
    ),
    choice('Base', [
      option('B', 'weighted foot', 38, { images: ['float-trees-foot.svg'] }),
      option('R', 'slide rail', 56, { images: ['float-trees-rail.svg'] }),
      option('H', 'hanging chain', 24),
    ]),
    measure('Lowest float', {
      min: 0.5,
      max: 18,
      step: 0.5,
      unit: 'ft',
      printed: false,
      withOrder: true,
      specText: 'Lowest float {value} ft above the foot of the pole.',
    }),
    choice('Cord', [
      option('20', '20 ft cords', 12, { attributes: { length: 20, pole: 14 } }),
      option('30', '30 ft cords', 26, { attributes: { length: 30, pole: 24 } }),
      option('50', '50 ft cords', 54, { attributes: { length: 50, pole: 44 } }),
    ]),
  ],
};
