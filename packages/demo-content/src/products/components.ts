import { intrinsicallySafeRelays } from '../configurators/components/intrinsically-safe-relays.ts';
import { junctionPosts } from '../configurators/components/junction-posts.ts';
import { ampsRanges } from '../configurators/panels/groups/power.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix, type Step } from './matrix.ts';
import { modelSeries } from './models.ts';

const starterRanges: Step[] = ampsRanges
  .filter(({ amps }) => amps >= 1.6 && amps <= 40)
  .map(({ code, range, price }) => [range, price ?? 0, code]);

export const components: Record<FamilyKey, WrittenProduct[]> = {
  'alternating-relays': matrix({
    name: 'Alternating relay',
    base: 68,
    from: 'AR-2',
    gives: { '24 VAC': { voltage: '24' }, '120 VAC': { voltage: '120' }, '240 VAC': { voltage: '240' } },
    axes: [
      [
        ['24 VAC', 0, '24'],
        ['120 VAC', 0, '120'],
        ['240 VAC', 4, '240'],
      ],
      [
        ['8 pins, one float', 0, '1'],
        ['11 pins, three floats', 18, '3'],
      ],
      [
        ['no switch', 0, 'N'],
        ['lead selector switch', 9, 'SW'],
      ],
    ],
  }),
  'intrinsically-safe-relays': [
    ...modelSeries({
      configurator: intrinsicallySafeRelays,
      from: 7308001,
      name: 'Intrinsically safe relay',
      with: { Supply: '120' },
      axes: { Channels: ['1', '2', '3', '5'], Sensor: ['F', 'P'] },
    }),
    ...modelSeries({
      configurator: intrinsicallySafeRelays,
      from: 7308011,
      name: 'Intrinsically safe relay, latched',
      with: { Supply: '120', Latch: 'P' },
      axes: { Channels: ['2', '3', '5'], Sensor: ['F'] },
    }),
  ],
  'seal-fail-relays': matrix({
    name: 'Seal-fail relay',
    base: 72,
    from: 7308201,
    gives: { '24 VAC': { voltage: '24' }, '120 VAC': { voltage: '120' } },
    axes: [
      [
        ['24 VAC', 0],
        ['120 VAC', 0],
      ],
      [
        ['8 pins', 0],
        ['11 pins, two channels', 26],
        ['rail module', 11],
      ],
      [
        ['automatic reset', 0],
        ['manual reset', 6],
      ],
    ],
  }),
  'motor-starters': matrix({
    name: 'Motor starter',
    base: 142,
    from: 'MS',
    gives: { 'NEMA 1': { enclosure: 'NEMA 1' }, 'NEMA 4X': { enclosure: 'NEMA 4X thermoplastic' } },
    axes: [
      [
        ['NEMA 1', 0, '1'],
        ['NEMA 4X', 48, '4X'],
      ],
      [
        ['120 V coil', 0, '120'],
        ['240 V coil', 0, '240'],
      ],
      starterRanges,
    ],
  }),
  'junction-posts': [
    ...modelSeries({
      configurator: junctionPosts,
      from: 'model number',
      name: 'Junction post',
      axes: { Height: ['18', '30', '42'], Terminals: ['6T', '9T'] },
    }),
    ...modelSeries({
      configurator: junctionPosts,
      from: 'model number',
      name: 'Junction post with receptacle',
      with: { Terminals: '6T' },
      axes: { Height: ['30', '42'], Fitted: [['R*1'], ['R*2'], ['R*1', 'B']] },
    }),
  ],
  'relay-sockets': list([
    ['7308051', 'Octal socket, 8 pins', 'Rail or plate, 10 A', 9.2],
    ['7308052', 'Octal socket, 11 pins', 'Rail or plate, 10 A', 11.4],
    ['7308053', 'Rail end stop', 'Pack of 10', 8.5],
    ['7308054', 'Hold-down clip', 'Pack of 10', 12],
    ['7308021', 'Alternating relay, series 2 pattern', '8 pins, for panels made before 2024', 79],
  ]),
};
