import { expect, test } from 'vitest';
import { contentCircuit } from './circuit.ts';

const row = (change: object) => ({
  id: 1,
  familyId: 1,
  isLive: true,
  position: 0,
  circuit: {
    name: 'Three-phase, 480 V',
    devices: { K1: { kind: 'contactor', words: 'contactor' } },
    supplies: [{ name: 'supply', words: '120 V', conductors: ['L', 'N', 'G'] }],
    ...change,
  },
});
const withRung = (of: object) =>
  row({
    supplies: [
      {
        name: 'supply',
        words: '120 V',
        conductors: ['L', 'N'],
        ladders: [
          {
            words: 'Control',
            feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '120 V' }],
            sections: [{ rungs: [{ of }] }],
          },
        ],
      },
    ],
  });
const nested = (depth: number): object => (depth === 0 ? { load: 'K1' } : { series: [nested(depth - 1)] });

test.each<[string, object, boolean]>([
  ['no more than a supply', row({}), true],
  ['a rung', withRung({ series: [{ contact: 'S1', position: 'HAND' }, { load: 'K1' }] }), true],
  ['a misspelt condition', withRung({ contact: 'S1', wen: ['A'] }), false],
  ['a contact and a load in one', withRung({ contact: 'S1', load: 'K1' }), false],
  ['eight levels', withRung(nested(8)), true],
  ['nine levels', withRung(nested(9)), false],
  ['a kind of device that there is not', row({ devices: { K1: { kind: 'magic', words: 'x' } } }), false],
  ['neither supply nor contact', row({ supplies: [] }), false],
  [
    'a contact and no supply',
    row({ supplies: [], dryContacts: [{ contact: 'K1', terminals: ['1', '2'], words: 'x' }] }),
    true,
  ],
  ['a supply of one conductor', row({ supplies: [{ name: 's', words: 'x', conductors: ['L'] }] }), false],
])('a circuit with %s', (_, given, isTaken) => {
  expect(contentCircuit.safeParse(given).success).toBe(isTaken);
});
