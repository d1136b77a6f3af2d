import { kestrelCellular } from '../configurators/alarms/kestrel-cellular.ts';
import { wrenIndoor } from '../configurators/alarms/wren-indoor.ts';
import { wrenOutdoor } from '../configurators/alarms/wren-outdoor.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix } from './matrix.ts';
import { modelSeries } from './models.ts';

export const alarms: Record<FamilyKey, WrittenProduct[]> = {
  'wren-indoor': [
    ...modelSeries({
      configurator: wrenIndoor,
      from: 'model number',
      name: 'Indoor alarm',
      axes: { Supply: ['120'], Float: ['10', '15', 'PR', 'NF'] },
    }),
    ...modelSeries({
      configurator: wrenIndoor,
      from: 'model number',
      name: 'Indoor alarm, hard-wired',
      axes: { Supply: ['240'], Float: ['10', '15'] },
    }),
    ...modelSeries({
      configurator: wrenIndoor,
      from: 'model number',
      name: 'Indoor alarm',
      with: { Supply: '120' },
      axes: { Float: ['10', '15'], Features: [['B'], ['C'], ['B', 'C']] },
    }),
  ],
  'wren-battery': list([
    ['7302101', 'Battery alarm', 'Two-pin probe, 6 ft of cable', 34.5],
    ['7302102', 'Battery alarm', 'Two-pin probe, 15 ft of cable', 38.5],
    ['7302103', 'Battery alarm, pack of 6', 'Two-pin probe, 6 ft of cable', 189],
  ]),
  'chat-probe-alarm': matrix({
    name: 'Probe alarm',
    base: 94,
    from: 7302201,
    gives: {
      '120 V': { voltage: '120' },
      '230 V': { voltage: '230' },
      'NEMA 1': { enclosure: 'NEMA 1' },
      'NEMA 4X': { enclosure: 'NEMA 4X thermoplastic' },
    },
    axes: [
      [
        ['120 V', 0],
        ['230 V', 8],
      ],
      [
        ['NEMA 1', 0],
        ['NEMA 4X', 32],
      ],
      [
        ['6 ft probe cable', 0],
        ['50 ft probe cable', 26],
        ['150 ft probe cable', 74],
      ],
    ],
  }),
  'wren-outdoor': [
    ...modelSeries({
      configurator: wrenOutdoor,
      from: 'model number',
      name: 'Outdoor alarm',
      axes: { Supply: ['120', '240'], Output: ['N', 'D', 'W'], Float: ['15', '30'] },
    }),
    ...modelSeries({
      configurator: wrenOutdoor,
      from: 'model number',
      name: 'Outdoor alarm, NEMA 4X',
      with: { Enclosure: '4X' },
      axes: { Supply: ['120', '240'], Output: ['D'], Float: ['15', '20', '30'] },
    }),
  ],
  'curlew-post-alarm': matrix({
    name: 'Post alarm',
    base: 174,
    from: 7303101,
    axes: [
      [
        ['32 in post', 0],
        ['42 in post', 14],
      ],
      [
        ['no float', 0],
        ['float with 20 ft of cable', 24],
        ['float with 30 ft of cable', 32],
      ],
    ],
  }),
  'curlew-alarm-and-breaker': matrix({
    name: 'Alarm and breaker panel',
    base: 66,
    from: 7303201,
    gives: { '120 V': { voltage: '120' }, '240 V': { voltage: '240' } },
    axes: [
      [
        ['120 V', 0],
        ['240 V', 7],
      ],
      [
        ['15 A pump breaker', 0],
        ['20 A pump breaker', 2],
      ],
      [
        ['no float', 0],
        ['float with 20 ft of cable', 18],
        ['float with 30 ft of cable', 24],
      ],
    ],
  }),
  'linnet-annunciator': matrix({
    name: 'Annunciator',
    base: 286,
    from: 7303301,
    gives: { '120 VAC': { voltage: '120' }, '24 VDC': { voltage: '24' } },
    axes: [
      [
        ['4 points', 0],
        ['8 points', 128],
      ],
      [
        ['120 VAC', 0],
        ['24 VDC', 0],
      ],
      [
        ['horn', 0],
        ['horn and beacon', 42],
      ],
    ],
  }),
  'kestrel-wifi': list([
    ['SR-W-120', 'Remote sender, Wi-Fi, 120 V', 'Plug-in supply, 2 contacts', 172],
    ['SR-W-12', 'Remote sender, Wi-Fi, 12 to 24 VDC', '2 contacts', 164],
    ['SR-W-120-4X', 'Remote sender, Wi-Fi, NEMA 4X', '120 V, external antenna, 2 contacts', 198],
    ['SR-W-T', 'Temperature probe for Wi-Fi sender', '10 ft of cable', 24.5],
  ]),
  'kestrel-cellular': modelSeries({
    configurator: kestrelCellular,
    from: 'model number',
    name: 'Remote sender, cellular',
    with: { Radio: 'LTE' },
    axes: { Contacts: ['4', '8'], Supply: ['120', '12'], Antenna: ['', 'A'] },
  }),
  'rook-auto-dialer': list([
    ['DR-4', 'Auto dialer, 4 contacts', '120 V, 8 numbers', 268],
    ['DR-4-B', 'Auto dialer, 4 contacts, with battery', '120 V, 8 numbers, 12 h', 304],
  ]),
};
