import { floatTrees } from '../configurators/floats/float-trees.ts';
import { snipeMiniature } from '../configurators/floats/snipe-miniature.ts';
import { soraGoldContact } from '../configurators/floats/sora-gold-contact.ts';
import { soraNarrowAngle } from '../configurators/floats/sora-narrow-angle.ts';
import { stiltMultiLevel } from '../configurators/floats/stilt-multi-level.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix } from './matrix.ts';
import { model, modelSeries, type Picks } from './models.ts';

const cord = ({ Cord }: Picks): string => `${Cord} ft cord`;
const pole = ({ Pole }: Picks): string => `${Pole} ft pole`;

export const controlFloats: Record<FamilyKey, WrittenProduct[]> = {
  'sora-narrow-angle': [
    ...modelSeries({
      configurator: soraNarrowAngle,
      from: 'model number',
      name: 'Control float',
      note: cord,
      axes: { Contact: ['NO', 'NC'], Cord: [20, 30, 40, 50, 75, 100] },
    }),
    ...modelSeries({
      configurator: soraNarrowAngle,
      from: 'model number',
      name: 'Control float, both contacts',
      note: cord,
      axes: { Contact: ['DT'], Cord: [20, 30, 50] },
    }),
    ...modelSeries({
      configurator: soraNarrowAngle,
      from: 'model number',
      name: 'Control float with weight',
      note: cord,
      with: { Mounting: 'W' },
      axes: { Contact: ['NO'], Cord: [20, 30, 50] },
    }),
  ],
  'sora-gold-contact': modelSeries({
    configurator: soraGoldContact,
    from: 'model number',
    name: 'Gold-contact float',
    note: cord,
    axes: { Contact: ['NO', 'NC'], Mounting: ['F', 'W'], Cord: [20, 30, 50] },
  }),
  'sora-double-contact': matrix({
    name: 'Double-contact float',
    base: 52,
    from: 'SD-30',
    gives: { '20 ft cord': { cable: 20 }, '30 ft cord': { cable: 30 }, '50 ft cord': { cable: 50 } },
    axes: [
      [
        ['20 ft cord', 0, '20'],
        ['30 ft cord', 8, '30'],
        ['50 ft cord', 24, '50'],
      ],
      [
        ['no weight', 0, 'F'],
        ['cable weight', 11.2, 'W'],
        ['pipe clamp', 6.75, 'C'],
      ],
    ],
  }),
  'snipe-miniature': [
    ...modelSeries({
      configurator: snipeMiniature,
      from: 'model number',
      name: 'Miniature float',
      axes: { Fitting: ['18', '14'], Material: ['S', 'B'], Leads: ['', 'T'] },
    }),
    ...modelSeries({
      configurator: snipeMiniature,
      from: 'model number',
      name: 'Miniature float, long leads',
      note: (picks) => `${picks['Lead length']} in leads`,
      axes: { Fitting: ['18'], Material: ['S'], Action: ['', 'R'], 'Lead length': [24, 120] },
    }),
  ],
  'stilt-multi-level': [
    model(
      stiltMultiLevel,
      'Single-level stem, 12 in',
      { Levels: '1', Fitting: 'A', Stem: 12, 'Level 1': 9 },
      '7313201',
    ),
    model(
      stiltMultiLevel,
      'Single-level stem, 24 in',
      { Levels: '1', Fitting: 'A', Stem: 24, 'Level 1': 21 },
      '7313202',
    ),
    model(
      stiltMultiLevel,
      'Two-level stem, 24 in',
      { Levels: '2', Fitting: 'A', Stem: 24, 'Level 1': 21, 'Level 2': 6 },
      '7313203',
    ),
    model(
      stiltMultiLevel,
      'Two-level stem, 48 in',
      { Levels: '2', Fitting: 'B', Stem: 48, 'Level 1': 45, 'Level 2': 12 },
      '7313204',
    ),
    model(
      stiltMultiLevel,
      'Three-level stem, 48 in',
      { Levels: '3', Fitting: 'B', Stem: 48, 'Level 1': 45, 'Level 2': 24, 'Level 3': 8.5 },
      '7313205',
    ),
    model(
      stiltMultiLevel,
      'Four-level stem, 72 in',
      { Levels: '4', Fitting: 'F', Stem: 72, 'Level 1': 69, 'Level 2': 48, 'Level 3': 24, 'Level 4': 9 },
      '7313206',
    ),
  ],
  'dunlin-side-mount': matrix({
    name: 'Side-mount level switch',
    base: 31,
    from: 7313301,
    axes: [
      [
        ['polypropylene', 0],
        ['316 stainless', 27],
      ],
      [
        ['1/2 NPT from outside', 0],
        ['bulkhead nut from inside', 2.5],
      ],
      [
        ['closes on rise', 0],
        ['opens on rise', 0],
      ],
      [
        ['12 in leads', 0],
        ['36 in leads', 3],
      ],
    ],
  }),
  'four-float-bracket': list([
    ['7310041', 'Float bracket, stainless, 4 floats', 'With wedge anchors and strain reliefs', 86],
    ['7310042', 'Float bracket, stainless, 6 floats', 'With wedge anchors and strain reliefs', 118],
    ['7310043', 'Strain reliefs for float bracket', 'Pack of 4', 17.6],
    ['7310044', 'Extension arm for float bracket', '12 in, 304 stainless', 29.5],
  ]),
  'float-trees': [
    ...modelSeries({
      configurator: floatTrees,
      from: 7313401,
      name: 'Float tree, 3 floats',
      note: pole,
      with: { Floats: ['NO*3'], Base: 'B' },
      axes: { Pole: [6, 8, 12], Cord: ['20', '30'] },
    }),
    ...modelSeries({
      configurator: floatTrees,
      from: 7313411,
      name: 'Float tree, 4 floats',
      note: pole,
      with: { Floats: ['NO*3', 'NC*1'], Base: 'R' },
      axes: { Pole: [8, 12], Cord: ['30'] },
    }),
  ],
};
