import { expect, test } from 'vitest';
import { starDelta } from '../testing/star-delta-circuit.ts';
import { chooseParts, hasLoad } from './choose-parts.ts';
import type { Across, Branch, Circuit, Node } from './circuit.ts';
import { restOf } from './interlocks.ts';
import { terminalsOf } from './star-delta.ts';

const when = ['it is wanted'];
const across = (device: string): Across[] => [
  { device, poles: ['L'] },
  { device: `${device} if`, poles: ['L'], when },
];
const branch = (load: string, change: Partial<Branch> = {}): Branch => ({ lines: ['L'], through: [], load, ...change });
const capacitors = { run: 'CN', start: 'CS', relay: 'KV', leads: ['R', 'C', 'S'] } as const;
const winding = { star: 'KS', delta: 'KD', windings: [] };

/** Everything that can hang on a rule, beside the same without one. */
const everything: Circuit = {
  name: 'Everything',
  devices: {},
  interlocks: [
    ['Q', 'Q2'],
    ['Q', 'Q2 if'],
    ['Q if', 'Q2 if'],
  ],
  supplies: [
    {
      name: 'mains',
      words: '',
      conductors: ['L'],
      incoming: across('Q'),
      standby: { words: '', incoming: across('Q2') },
      branches: [
        branch('M1', { through: across('K') }),
        branch('M2', { when }),
        branch('M3', { starDelta: { ...winding, when } }),
        branch('M4', { starDelta: winding }),
        branch('M5', { capacitors: { ...capacitors, when } }),
        branch('M6', { capacitors }),
      ],
      ladders: [
        {
          words: 'always',
          feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '24 V' }],
          sections: [
            { rungs: [{ of: { load: 'H1' } }, { of: { load: 'H2' }, when }] },
            { fuse: 'F if', when, rungs: [{ of: { load: 'H3' } }] },
            { fuse: 'F of nothing', rungs: [{ of: { load: 'H4' }, when }] },
          ],
        },
        { words: 'if', when, feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '12 V' }], sections: [] },
        { words: 'fed if', feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '6 V', when }], sections: [] },
      ],
    },
    { name: 'alarm', words: '', conductors: [], when, standby: { words: '', when, incoming: [] } },
    { name: 'bare', words: '', conductors: [], standby: { words: '', when, incoming: [] } },
  ],
  dryContacts: [
    { contact: 'D1', terminals: ['1', '2'], words: '' },
    { contact: 'D2', terminals: ['3', '4'], words: '', when },
  ],
  notes: [{ words: 'always' }, { words: 'if', when }],
};

/** The labels, words and names that are left, in their order. */
const leftOf = ({ supplies, dryContacts = [], notes = [], interlocks = [] }: Circuit): string[] => [
  ...supplies.flatMap(({ name, incoming = [], standby, branches = [], ladders = [] }) => [
    `${name}: ${incoming.map(({ device }) => device).join()}`,
    standby === undefined ? 'no standby' : `standby: ${standby.incoming.map(({ device }) => device).join()}`,
    ...branches.map(
      ({ load, through, starDelta: six, capacitors: three }) =>
        `${load}: ${through.map(({ device }) => device).join()}${six === undefined ? '' : 'six'}${three === undefined ? '' : 'three'}`,
    ),
    ...ladders.map(
      ({ words, feeds, sections }) =>
        `${words} ${feeds.map(({ volts }) => volts).join()}: ${sections.map(({ fuse = '-', rungs }) => fuse + rungs.length).join()}`,
    ),
  ]),
  `dry: ${dryContacts.map(({ contact }) => contact).join()}`,
  `notes: ${notes.map(({ words }) => words).join()}`,
  `interlocks: ${interlocks.map((pair) => pair.join('+')).join()}`,
];

test('with every rule everything is there', () => {
  expect(leftOf(chooseParts(everything, () => true))).toEqual([
    'mains: Q,Q if',
    'standby: Q2,Q2 if',
    'M1: K,K if',
    'M2: ',
    'M3: six',
    'M4: six',
    'M5: three',
    'M6: three',
    'always 24 V: -2,F if1,F of nothing1',
    'if 12 V: ',
    'fed if 6 V: ',
    'alarm: ',
    'standby: ',
    'bare: ',
    'standby: ',
    'dry: D1,D2',
    'notes: always,if',
    'interlocks: Q+Q2,Q+Q2 if,Q if+Q2 if',
  ]);
});

test('without any only what has no rule is, and an interlock of two that are drawn', () => {
  expect(leftOf(chooseParts(everything, () => false))).toEqual([
    'mains: Q',
    'standby: Q2',
    'M1: K',
    'M3: ',
    'M4: six',
    'M5: ',
    'M6: three',
    'always 24 V: -1',
    'bare: ',
    'no standby',
    'dry: D1',
    'notes: always',
    'interlocks: Q+Q2',
  ]);
});

test('a circuit without interlocks, dry contacts and notes gets none', () => {
  const chosen = chooseParts({ name: '', devices: {}, supplies: [] }, () => true);
  expect(chosen).toEqual({ name: '', devices: {}, supplies: [], dryContacts: [], notes: [] });
  expect(Object.keys(chosen)).not.toContain('interlocks');
});

test.each<[string, Node, boolean]>([
  ['a load', { load: 'H' }, true],
  ['a contact', { contact: 'A' }, false],
  ['a series that has one', { series: [{ contact: 'A' }, { load: 'H' }] }, true],
  ['a series of contacts', { series: [{ contact: 'A' }, { contact: 'B' }] }, false],
  ['a parallel that has one', { parallel: [{ contact: 'A' }, { load: 'H' }] }, true],
  ['a parallel of contacts', { parallel: [{ contact: 'A' }, { contact: 'B' }] }, false],
  ['one deep inside', { series: [{ parallel: [{ contact: 'A' }, { series: [{ load: 'H' }] }] }] }, true],
  ['nothing', { series: [] }, false],
])('%s: a load or not', (_, node, has) => expect(hasLoad(node)).toBe(has));

test.each<[string, string, string]>([
  ['a contactor of a branch', 'K1', 'open'],
  ['a breaker, where its pole says nothing', 'Q1', 'closed'],
  ['a breaker on the way in that is open', 'Q5', 'open'],
  ['one of the second source', 'Q6', 'open'],
  ['one of the second source that says nothing', 'Q7', 'closed'],
  ['one of several poles, as its first says', 'Q8', 'open'],
  ['one that joins windings', 'KS', 'open'],
  ['one that is not there', 'nothing', 'open'],
])('main contacts at rest: %s', (_, label, normally) => {
  const circuit: Circuit = {
    ...starDelta,
    supplies: [
      ...starDelta.supplies,
      {
        name: 'other',
        words: '',
        conductors: [],
        incoming: [
          { device: 'Q5', poles: ['L'], normally: 'open' },
          { device: 'Q8', poles: ['L'], normally: 'open' },
          { device: 'Q8', poles: ['N'], normally: 'closed' },
        ],
        standby: {
          words: '',
          incoming: [
            { device: 'Q6', poles: ['L'], normally: 'open' },
            { device: 'Q7', poles: ['L'] },
          ],
        },
      },
    ],
  };
  expect(restOf(circuit, label)).toBe(normally);
});

const ends = (first: string): { ends: [string, string]; delta: string } => ({ ends: [first, ''], delta: '' });
test.each<[string, Branch, Record<string, string> | undefined]>([
  ['as the branch says', branch('M', { terminals: { L: 'T1' } }), { L: 'T1' }],
  ['none', branch('M'), undefined],
  [
    'the first ends of windings, beside the ground',
    branch('M', {
      lines: ['L1', 'L2', 'G'],
      terminals: { G: 'PE' },
      starDelta: { ...winding, windings: [ends('U1'), ends('V1')] },
    }),
    { G: 'PE', L1: 'U1', L2: 'V1' },
  ],
  [
    'a line that has no winding keeps its mark',
    branch('M', { lines: ['L1', 'L2'], starDelta: { ...winding, windings: [ends('U1')] } }),
    { L1: 'U1', L2: 'L2' },
  ],
  ['the leads of capacitors', branch('M', { lines: ['L', 'N', 'G'], capacitors }), { L: 'R', N: 'C' }],
  [
    'a line beyond the leads keeps its mark',
    branch('M', { lines: ['A', 'B', 'C', 'D'], capacitors }),
    { A: 'R', B: 'C', C: 'S', D: 'D' },
  ],
])('terminals of a load: %s', (_, given, terminals) => expect(terminalsOf(given)).toEqual(terminals));
