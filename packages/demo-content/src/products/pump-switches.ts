import { ploverTethered } from '../configurators/floats/plover-tethered.ts';
import { tealAdjustable } from '../configurators/floats/teal-adjustable.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix, type Step } from './matrix.ts';
import { modelSeries } from './models.ts';
import { replacedInOrder } from './replaced.ts';

const plugs: Step[] = [
  ['120 V piggyback plug', 9.5, 'P120'],
  ['240 V piggyback plug', 12.5, 'P240'],
  ['bare leads', 0, 'X'],
];
const actions: Step[] = [
  ['pump down', 0, 'NO'],
  ['pump up', 2.5, 'NC'],
];

const replacement = (plug: string, adds: number): Step[] => [
  [`10 ft cord, ${plug}`, adds],
  [`15 ft cord, ${plug}`, adds + 4],
  [`20 ft cord, ${plug}`, adds + 8],
];

const mercuryNote = 'Mechanical instead of mercury, with the same cord length.';

export const pumpSwitches: Record<FamilyKey, WrittenProduct[]> = {
  'plover-tethered': [
    ...modelSeries({
      configurator: ploverTethered,
      from: 7311201,
      name: 'Plover pump float',
      axes: { Contact: ['NO', 'NC'], Plug: ['P120', 'P240', 'X'], 'Cord length': ['10', '20', '30'] },
    }),
    ...modelSeries({
      configurator: ploverTethered,
      from: 7311221,
      name: 'Plover pump float with weight',
      with: { Mounting: 'W' },
      axes: { Contact: ['NO', 'NC'], Plug: ['P120'], 'Cord length': ['20', '30', '50'] },
    }),
  ],
  'plover-heavy-duty': matrix({
    name: 'Plover heavy-duty float',
    base: 68,
    from: 'PH-40',
    axes: [
      actions,
      plugs,
      [
        ['10 ft cord', 0, '10'],
        ['20 ft cord', 9, '20'],
        ['30 ft cord', 18, '30'],
      ],
    ],
  }),
  'dipper-compact': matrix({
    name: 'Dipper sump float',
    base: 26.5,
    from: 7311401,
    axes: [
      [
        ['8 ft cord', 0],
        ['15 ft cord', 5],
      ],
      plugs,
    ],
  }),
  'redshank-double-float': matrix({
    name: 'Redshank double float',
    base: 74,
    from: 7311501,
    axes: [
      actions,
      plugs,
      [
        ['15 ft cords', 0],
        ['25 ft cords', 11],
        ['50 ft cords', 31],
      ],
    ],
  }),
  'plover-series-1': [
    ...matrix({
      name: 'Plover pump float, series 1',
      base: null,
      from: 1009431,
      axes: [
        [
          ['mercury, pump down', 0],
          ['mercury, pump up', 0],
        ],
        [
          ['10 ft cord', 0],
          ['20 ft cord', 0],
          ['30 ft cord', 0],
        ],
      ],
    }),
    // Nothing sold today has a low-voltage lamp in its plug.
    ...list([['1009441', 'Plover pump float, series 1', 'mercury, 24 V pilot plug, 10 ft cord', null]]),
  ].map(replacedInOrder(['7311201', '7311202', '7311203', '7311210', '7311211', '7311212'], mercuryNote)),
  'rail-vertical': matrix({
    name: 'Rail vertical float',
    base: 46,
    from: 7312001,
    axes: [
      plugs,
      [
        ['12 in rod', 0],
        ['18 in rod', 6],
      ],
      [
        ['10 ft cord', 0],
        ['20 ft cord', 8.5],
      ],
    ],
  }),
  'coot-high-level': matrix({
    name: 'Coot switch with high-level sensor',
    base: 88,
    from: 7312051,
    axes: [
      [
        ['alarm 2 in above pump level', 0],
        ['alarm 3 in above pump level', 0],
        ['alarm 4 in above pump level', 1.5],
      ],
      [
        ['10 ft cords', 0],
        ['20 ft cords', 14],
      ],
    ],
  }),
  'teal-adjustable': modelSeries({
    configurator: tealAdjustable,
    from: 7312101,
    name: 'Teal level control',
    axes: { Cable: ['08', '18'], End: ['P', 'H'], Voltage: ['1', '2'], Action: ['D', 'U'] },
  }),
  'replacement-floats': [
    ...matrix({
      name: 'Replacement float, tethered',
      base: 34,
      from: 7314001,
      axes: [[...replacement('120 V plug', 8), ...replacement('240 V plug', 11), ...replacement('bare leads', 0)]],
    }),
    ...matrix({
      name: 'Replacement float, vertical',
      base: 39,
      from: 7314021,
      axes: [[...replacement('120 V plug', 8), ...replacement('240 V plug', 11)]],
    }),
    ...list([
      ['7314041', 'Replacement switch, diaphragm', '120 V, 10 ft cord, for pedestal pumps', 36.5],
      ['7314042', 'Replacement switch, diaphragm', '240 V, 10 ft cord, for pedestal pumps', 39.5],
      ['7314043', 'Float rod and guide', 'Brass rod, for pedestal pumps', 12.4],
      ['7314044', 'Float ball', '4 in, polypropylene', 9.8],
      ['7314045', 'Mounting kit', 'Bracket, clamp and screws', 11.25],
    ]),
  ],
};
