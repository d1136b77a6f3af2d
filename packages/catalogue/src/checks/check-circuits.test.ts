import type { Circuit } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { family } from '../testing/rows.ts';
import { codesOf, type Rows } from '../testing/snapshot-of.ts';

const configurator = { configGroups: [{ name: 'Supply', options: [{ code: '1', description: 'One' }] }] };
const circuit: Circuit = {
  name: '120 V',
  devices: { M1: { kind: 'motor', words: 'Pump', phases: 1 } },
  supplies: [
    {
      name: 'supply',
      words: '120 V',
      conductors: ['L', 'N', 'G'],
      branches: [{ lines: ['L', 'N', 'G'], through: [], load: 'M1' }],
    },
  ],
};
const given = (changes: Partial<Circuit>, { familyId = 1, isConfigured = true } = {}): Rows => ({
  families: [family({ id: 1, isLive: false, configurator: isConfigured ? configurator : null })],
  circuits: [{ id: 1, familyId, circuit: { ...circuit, ...changes }, isLive: true, position: 0 }],
});
const shorted: Partial<Circuit> = {
  devices: { FLOAT: { kind: 'float', words: 'float' } },
  supplies: [
    {
      name: 'supply',
      words: '120 V',
      conductors: ['L', 'N'],
      ladders: [
        {
          words: 'Control',
          feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '120 V' }],
          sections: [{ rungs: [{ of: { contact: 'FLOAT' } }] }],
        },
      ],
    },
  ],
};

test.each<[string, Rows, string[]]>([
  ['a sound circuit', given({}), []],
  ['a rule of the family', given({ when: ['Supply.1'] }), []],
  ['a code that the family has not', given({ when: ['Supply.7'] }), ['circuit-rule']],
  ['a group that the family has not', given({ notes: [{ words: 'See.', when: ['Alarm.A'] }] }), ['circuit-rule']],
  [
    'a rule in a family without a configurator',
    given({ when: ['Supply.1'] }, { isConfigured: false }),
    ['circuit-rule'],
  ],
  ['no rule in such a family', given({}, { isConfigured: false }), []],
  ['a float across the supply', given(shorted), ['circuit']],
  ['a family that does not exist', given({}, { familyId: 9 }), ['unknown-family']],
])('%s', (_, rows, codes) => {
  expect(codesOf(rows)).toEqual(codes);
});
