import { ampsRanges } from '../configurators/panels/groups/power.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix } from './matrix.ts';

const coils = [
  ['24 V coil', 0],
  ['120 V coil', 0],
  ['240 V coil', 1.5],
] as const;

export const panelComponents: Record<FamilyKey, WrittenProduct[]> = {
  'panel-components': [
    ...matrix({
      name: 'Motor protective switch',
      base: 39,
      from: 7309001,
      axes: [ampsRanges.map(({ range, price }) => [range, price ?? 0] as const)],
    }),
    ...matrix({
      name: 'Contactor, 3 poles',
      base: 34,
      from: 7309031,
      axes: [
        [
          ['12 A', 0],
          ['18 A', 8],
          ['25 A', 17],
          ['32 A', 28],
          ['40 A', 54],
        ],
        coils,
      ],
    }),
    ...matrix({
      name: 'Contactor, 2 poles',
      base: 21,
      from: 7309051,
      axes: [
        [
          ['20 A', 0],
          ['30 A', 5],
        ],
        coils,
      ],
    }),
    ...matrix({
      name: 'Pilot light, LED',
      base: 13,
      from: 7309061,
      axes: [
        [
          ['green', 0],
          ['red', 0],
          ['amber', 0],
          ['white', 0],
        ],
        [
          ['120 V', 0],
          ['24 V', 0],
        ],
      ],
    }),
    ...matrix({
      name: 'Control transformer',
      base: 46,
      from: 7309081,
      axes: [
        [
          ['50 VA', 0],
          ['150 VA', 28],
          ['250 VA', 49],
        ],
        [
          ['240/480 to 120 V', 0],
          ['600 to 120 V', 9],
        ],
      ],
    }),
    ...matrix({
      name: 'Miniature breaker',
      base: 16,
      from: 7309101,
      axes: [
        [
          ['1 pole', 0],
          ['2 poles', 17],
          ['3 poles', 36],
        ],
        [
          ['10 A', 0],
          ['15 A', 0],
          ['20 A', 0],
          ['30 A', 2],
        ],
      ],
    }),
    ...list([
      ['7309121', 'Selector switch, hand-off-automatic', '22 mm, contacts included', 27],
      ['7309122', 'Selector switch, two positions', '22 mm, contacts included', 23.5],
      ['7309123', 'Push button, reset', '22 mm, blue', 16],
      ['7309124', 'Test, normal, silence switch', 'Toggle, spring return from test', 14.5],
      ['7309125', 'Elapsed-time meter', '120 V, six digits', 43],
      ['7309126', 'Cycle counter', '120 V, six digits', 29],
      ['7309127', 'Phase monitor', '208–480 V, adjustable', 126],
      ['7309128', 'Enclosure heater', '45 W, 120 V, with thermostat', 64],
      ['7309129', 'Surge arrester', '120/240 V, single-phase', 92],
      ['7309130', 'Surge arrester', '480 V, three-phase', 134],
      ['7309131', 'Horn', '85 dB at 10 ft, NEMA 4X', 29],
      ['7309132', 'Beacon, red', '120 V LED, NEMA 4X', 38],
      ['7309133', 'Beacon, amber', '120 V LED, NEMA 4X', 38],
      ['7309134', 'Start capacitor', '216–259 µF, 330 V', 24],
      ['7309135', 'Run capacitor', '40 µF, 440 V', 18.5],
      ['7309136', 'Start relay', 'For 2 hp grinder pumps', 31],
      ['7309137', 'Control fuses', '2 A, pack of 5', 9.5],
      ['7309138', 'Control fuses', '5 A, pack of 5', 9.5],
      ['7309139', 'Terminal strip', '12 terminals, numbered', 21],
      ['7309140', 'Ground bar', '8 terminals, copper', 16],
    ]),
  ],
};
