import { heronLevelController } from '../configurators/components/heron-level-controller.ts';
import { harrierSimplex } from '../configurators/panels/harrier-simplex.ts';
import { knotTimedDosing } from '../configurators/panels/knot-timed-dosing.ts';
import { merganserTriplex } from '../configurators/panels/merganser-triplex.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { matrix } from './matrix.ts';
import { modelSeries, type Picks } from './models.ts';

const volts = ({ Supply }: Picks): string =>
  ({ '1': '120–240 V', '3': '208–240 V', '4': '480 V' })[String(Supply)] ?? '';
const simplexName = (picks: Picks): string => `Simplex panel, ${volts(picks)}`;

export const panels: Record<FamilyKey, WrittenProduct[]> = {
  'harrier-simplex': [
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203101,
      name: simplexName,
      with: { Supply: '1' },
      axes: { Enclosure: ['1', '4X'], Alarm: ['N', 'A', 'R'], Floats: ['2F', '3F'], 'Float cable': ['20'] },
    }),
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203121,
      name: simplexName,
      with: { Supply: '1', Enclosure: '4X', Alarm: 'A' },
      axes: { Floats: ['2F', '3F'], 'Float cable': ['30', '50'] },
    }),
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203201,
      name: simplexName,
      with: { Supply: '3', Enclosure: '4X', Floats: '3F', 'Float cable': '20' },
      axes: { Alarm: ['A', 'R'], 'Motor amps': ['025', '040', '063', '100', '140'] },
    }),
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203301,
      name: simplexName,
      with: { Supply: '4', Enclosure: '4X', Floats: '3F', 'Float cable': '20' },
      axes: { Alarm: ['A'], 'Motor amps': ['016', '025', '040', '063', '100'] },
    }),
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203401,
      name: (picks) => `${simplexName(picks)}, elapsed-time meter`,
      with: { Enclosure: '4X', Alarm: 'A', Floats: '3F', Options: ['E'], 'Float cable': '20' },
      axes: { Supply: ['1'] },
    }),
    ...modelSeries({
      configurator: harrierSimplex,
      from: 7203411,
      name: (picks) => `${simplexName(picks)}, heater and meter`,
      with: { Enclosure: '4XG', Alarm: 'R', Floats: '3F', Options: ['E', 'H'], 'Float cable': '30' },
      axes: { Supply: ['3', '4'], 'Motor amps': ['063', '100', '250'] },
    }),
  ],
  'pipit-simplex': matrix({
    name: 'Small simplex panel',
    base: 352,
    from: 7202101,
    gives: {
      '120 V': { voltage: '120' },
      '240 V': { voltage: '240' },
      '15 A breaker': { fla: { to: 12 } },
      '20 A breaker': { fla: { to: 15 } },
      '15 ft cords': { cable: 15 },
      '20 ft cords': { cable: 20 },
      '30 ft cords': { cable: 30 },
    },
    axes: [
      [
        ['120 V', 0],
        ['240 V', 12],
      ],
      [
        ['15 A breaker', 0],
        ['20 A breaker', 3],
      ],
      [
        ['15 ft cords', 0],
        ['20 ft cords', 14],
        ['30 ft cords', 36],
      ],
    ],
  }),
  'knot-timed-dosing': modelSeries({
    configurator: knotTimedDosing,
    from: 7205101,
    name: 'Timed dosing panel',
    with: { Floats: '3F' },
    axes: { Supply: ['1', '2'], Timer: ['DT', 'PT'], Alarm: ['AB', 'AR'], 'Float cable': ['20', '30'] },
  }),
  'avocet-grinder-duplex': matrix({
    name: 'Grinder duplex panel',
    base: 1284,
    from: 7207101,
    gives: {
      '20 ft float cable': { cable: 20 },
      '30 ft float cable': { cable: 30 },
      '50 ft float cable': { cable: 50 },
    },
    axes: [
      [
        ['one feeder', 0],
        ['two feeders', 64],
      ],
      [
        ['beacon and horn', 0],
        ['beacon, horn and dry contact', 26],
      ],
      [
        ['20 ft float cable', 0],
        ['30 ft float cable', 36],
        ['50 ft float cable', 100],
      ],
    ],
  }),
  'merganser-triplex': modelSeries({
    configurator: merganserTriplex,
    from: 7208101,
    name: 'Triplex panel',
    with: { Level: '5F', Enclosure: '4XS', Options: ['E', 'H'] },
    axes: { Voltage: ['240', '480'], 'Motor amps': ['250', '400'] },
  }),
  'heron-level-controller': [
    ...modelSeries({
      configurator: heronLevelController,
      from: 7306001,
      name: 'Level controller with floats',
      with: { 'Level input': 'FL' },
      axes: { Pumps: ['1', '2'], Mounting: ['D', 'X'], Supply: ['120', '24'] },
    }),
    ...modelSeries({
      configurator: heronLevelController,
      from: 7306021,
      name: 'Level controller with transmitter',
      note: () => '40 ft vented cable',
      with: { Supply: '120', 'Vented cable': 40 },
      axes: { Pumps: ['2'], 'Level input': ['T10', 'T15'], Mounting: ['D', 'X'], Inputs: [['A'], ['A', 'S']] },
    }),
  ],
  'heron-transducers': matrix({
    name: 'Submersible transducer',
    base: 248,
    from: 7306101,
    gives: {
      '40 ft vented cable': { cable: 40 },
      '60 ft vented cable': { cable: 60 },
      '100 ft vented cable': { cable: 100 },
    },
    axes: [
      [
        ['0–5 ft', 0],
        ['0–10 ft', 0],
        ['0–15 ft', 14],
        ['0–30 ft', 36],
      ],
      [
        ['40 ft vented cable', 0],
        ['60 ft vented cable', 38],
        ['100 ft vented cable', 114],
      ],
    ],
  }),
};
