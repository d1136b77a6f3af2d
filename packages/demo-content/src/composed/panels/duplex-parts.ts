import type { PanelSize, Placed } from './panel-picture.ts';

/** The middle and the large enclosure of a duplex panel. */
export const largerDuplexSizes: readonly PanelSize[] = [
  {
    inches: [16, 20, 8],
    materials: {
      painted: { codes: '12', words: 'painted steel enclosure' },
      fibreglass: { codes: '4XG', words: 'fibreglass enclosure' },
      stainless: { codes: '4XS', words: 'stainless enclosure' },
    },
  },
  {
    inches: [24, 24, 10],
    materials: {
      fibreglass: { codes: '4XL', words: 'large fibreglass enclosure' },
      stainless: { codes: '4X6', words: 'large stainless enclosure' },
    },
  },
];

/** The protection of both pumps: motor protective switches, or breakers on a single phase. */
export const duplexFeeders: readonly Placed[] = [
  {
    name: 'protectors',
    words: 'motor protective switches',
    module: 'protector',
    row: 0,
    x: 6,
    count: 2,
    slot: 'feeders',
    when: ['Supply.3|4|5|6', 'Motor amps.count=1'],
  },
  {
    name: 'breakers',
    words: 'breakers',
    module: 'breaker',
    row: 0,
    x: 6,
    count: 2,
    slot: 'feeders',
    when: ['Supply.1'],
  },
];

export const duplexContactors: Placed = {
  name: 'contactors',
  words: 'two contactors',
  module: 'contactor',
  row: 1,
  x: 6,
  count: 2,
  slot: 'starters',
  when: ['Supply.1:Starting.'],
};
