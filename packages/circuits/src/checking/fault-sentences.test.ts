import { describe, expect, test } from 'vitest';
import type { Across, Branch, Circuit, DeviceKind, Node, Supply } from '../data/circuit.ts';
import { ladderOf } from '../testing/small-circuits.ts';
import { starDelta } from '../testing/star-delta-circuit.ts';
import { checkCircuit } from './check-circuit.ts';

const lines = ['L1', 'L2', 'L3'];
const kinds: Readonly<Record<string, DeviceKind>> = {
  Q: 'breaker',
  X: 'plug',
  A: 'ammeter',
  D: 'drive',
  K: 'contactor',
};
const across = (device: string, poles: readonly string[] = lines): Across => ({ device, poles });
const pump: Branch = { lines: [...lines, 'G'], through: [], load: 'M' };

/** A pump on three lines; only the devices that are named are there. */
function pumpOf(change: Partial<Supply>, ...labels: string[]): Circuit {
  return {
    name: 'Pump',
    devices: {
      M: { kind: 'motor', words: 'pump', phases: 3 },
      ...Object.fromEntries(labels.map((label) => [label, { kind: kinds[label] ?? 'fuse', words: label }])),
    },
    supplies: [{ name: 'mains', words: '', conductors: [...lines, 'N', 'G'], branches: [pump], ...change }],
  };
}
const standby = (...incoming: Across[]): Partial<Supply> => ({ standby: { words: '', incoming } });
const behind = (...through: Across[]): Partial<Supply> => ({
  branches: [{ ...pump, through }],
});
const fedFrom = (from: readonly [string, string], ...rungs: Node[]): Partial<Supply> => ({
  ladders: [
    { words: '', feeds: [{ from, fuses: ['', ''], volts: '' }], sections: [{ rungs: rungs.map((of) => ({ of })) }] },
  ],
});
const sensing = (...senses: object[]): Circuit['devices'] =>
  Object.fromEntries(senses.map((one, nth) => [`MR${nth}`, { kind: 'monitor', words: '', senses: one }])) as never;
const selector = {
  S: { kind: 'selector', words: '', positions: ['HAND', 'OFF'] },
  H: { kind: 'lamp', words: '' },
} as const;
const selected = (position?: string): Circuit =>
  ladderOf(selector, { series: [{ contact: 'S', ...(position === undefined ? {} : { position }) }, { load: 'H' }] });
const starDeltaWith = (change: Partial<Branch>): Circuit => ({
  ...starDelta,
  supplies: starDelta.supplies.map((one) => ({
    ...one,
    conductors: [...lines, 'N', 'G'],
    branches: (one.branches ?? []).map((branch) => ({ ...branch, ...change })),
  })),
});
const windings = (...delta: string[]) => ({
  star: 'KS',
  delta: 'KD',
  windings: delta.map((line, nth) => ({ ends: [`U${nth}`, `V${nth}`] as const, delta: line })),
});

describe('a conductor is known to its supply', () => {
  test.each<[string, Circuit, string[]]>([
    ['nothing is wrong with a pump on three lines', pumpOf({}), []],
    ['on the way in', pumpOf({ incoming: [across('Q', ['L4'])] }, 'Q'), ['mains has no conductor L4.']],
    ['on the second way in', pumpOf(standby(across('Q', ['L4'])), 'Q'), ['mains has no conductor L4.']],
    ['of a branch', pumpOf({ branches: [{ ...pump, lines: [...lines, 'L4', 'G'] }] }), ['mains has no conductor L4.']],
    ['of a control circuit', pumpOf(fedFrom(['L1', 'L5'])), ['mains has no conductor L5.']],
    [
      'both of a control circuit',
      pumpOf(fedFrom(['A', 'B'])),
      ['mains has no conductor A.', 'mains has no conductor B.'],
    ],
    ['of a pole', pumpOf(behind(across('Q', ['L1', 'N'])), 'Q'), ['Q has a pole in N, which its branch has not.']],
    [
      'of a winding',
      starDeltaWith({ starDelta: windings('L2', 'L3', 'N') }),
      ['M1 has a winding on N, which its branch has not.'],
    ],
  ])('%s', (_, circuit, sentences) => {
    expect(checkCircuit(circuit).map(({ message }) => message)).toEqual(sentences);
  });
});

describe('nothing opens the ground, and nothing the neutral alone', () => {
  test.each<[string, Circuit, string[]]>([
    ['on the way in', pumpOf({ incoming: [across('Q', [...lines, 'G'])] }, 'Q'), ['Q opens the ground.']],
    ['on the second way in', pumpOf(standby(across('Q', [...lines, 'G'])), 'Q'), ['Q opens the ground.']],
    ['of a branch', pumpOf(behind(across('Q', ['L1', 'G'])), 'Q'), ['Q opens the ground.']],
    ['a plug may', pumpOf({ incoming: [across('X', [...lines, 'G'])] }, 'X'), []],
    ['an ammeter does not', pumpOf(behind(across('A', ['L2'])), 'A'), []],
    ['the neutral alone', pumpOf({ incoming: [across('Q', ['N'])] }, 'Q'), ['Q opens the neutral alone.']],
    [
      'the neutral alone, of the second source',
      pumpOf(standby(across('Q', ['N'])), 'Q'),
      ['Q opens the neutral alone.'],
    ],
    ['the neutral with its line', pumpOf({ incoming: [across('Q', ['L1', 'N'])] }, 'Q'), []],
  ])('%s', (_, circuit, sentences) => {
    expect(checkCircuit(circuit).map(({ message }) => message)).toEqual(sentences);
  });
});

describe('contacts, positions and terminals', () => {
  const coil = (kind: DeviceKind): Circuit =>
    ladderOf({ C: { kind, words: '' }, H: selector.H }, { series: [{ contact: 'C' }, { load: 'H' }] });
  const withoutCoil = ['C has contacts, but no coil that moves them.'];
  test.each<[string, Circuit, string[]]>([
    ['a relay without a coil', coil('relay'), withoutCoil],
    ['a delay relay', coil('delay-relay'), withoutCoil],
    ['an alternator', coil('alternator'), withoutCoil],
    ['a monitor', coil('monitor'), withoutCoil],
    ['a contactor', coil('contactor'), withoutCoil],
    ['a soft starter', coil('soft-starter'), withoutCoil],
    ['a float has none', coil('float'), []],
    ['a timer has none', coil('timer'), []],
    ['a fault contact has none', coil('fault-contact'), []],
    [
      'a load of a branch is one',
      pumpOf({ branches: [pump, { lines: ['L1', 'L2'], through: [across('K', ['L1'])], load: 'K' }] }, 'K'),
      [],
    ],
    ['a load on two branches', pumpOf({ branches: [pump, pump] }), ['M is drawn twice as a load.']],
    ['the first position', selected('HAND'), []],
    ['the last position', selected('OFF'), []],
    ['another position', selected('AUTO'), ['S has no position AUTO.']],
    ['no position', selected(), ['S has no position named.']],
    [
      'a selector without positions',
      ladderOf(
        { S: { kind: 'selector', words: '' }, H: selector.H },
        {
          series: [{ contact: 'S', position: 'HAND' }, { load: 'H' }],
        },
      ),
      ['S has no position HAND.'],
    ],
    [
      'a position of a float says nothing',
      ladderOf(
        { S: { kind: 'float', words: '' }, H: selector.H },
        {
          series: [{ contact: 'S', position: 'UP' }, { load: 'H' }],
        },
      ),
      [],
    ],
    [
      'a terminal of two dry contacts',
      {
        ...ladderOf({ H: selector.H, F: { kind: 'float', words: '' } }, { load: 'H' }),
        dryContacts: [
          { contact: 'F', terminals: ['1', '2'], words: '' },
          { contact: 'F', terminals: ['2', '3'], words: '' },
        ],
      },
      ['Terminal 2 is drawn twice.'],
    ],
    [
      'a terminal that two monitors sense on',
      ladderOf(
        {
          F: { kind: 'float', words: '' },
          ...sensing(
            { contact: 'F', terminals: ['7', '8'], operates: 'closed' },
            { contact: 'F', terminals: ['9', '7'], operates: 'closed' },
          ),
        },
        { load: 'MR0' },
        { load: 'MR1' },
      ),
      ['Terminal 7 is drawn twice.'],
    ],
  ])('%s', (_, circuit, sentences) => {
    expect(checkCircuit(circuit).map(({ message }) => message)).toEqual(sentences);
  });
});

describe('lines and windings of a motor', () => {
  const needs = 'M1 needs a winding for each line, whose second end delta brings to another.';
  const onlyWindings = (circuit: Circuit): string[] =>
    checkCircuit(circuit).flatMap(({ code, message }) => (code === 'motor-lines' ? [message] : []));
  test.each<[string, Circuit, string[]]>([
    ['each brought to the next line', starDeltaWith({ starDelta: windings('L2', 'L3', 'L1') }), []],
    ['each brought to the line before', starDeltaWith({ starDelta: windings('L3', 'L1', 'L2') }), []],
    ['one too few', starDeltaWith({ starDelta: windings('L2', 'L3') }), [needs]],
    ['one too many', starDeltaWith({ starDelta: windings('L2', 'L3', 'L1', 'L2') }), [needs]],
    ['two on one line', starDeltaWith({ starDelta: windings('L2', 'L1', 'L1') }), [needs]],
    ['one on its own line', starDeltaWith({ starDelta: windings('L1', 'L3', 'L2') }), [needs]],
    [
      'four lines',
      starDeltaWith({ lines: [...lines, 'N', 'G'] }),
      ['M1 has 4 lines and needs 3.', 'M1 has a neutral for one of its phases.', needs],
    ],
  ])('%s', (_, circuit, sentences) => expect(onlyWindings(circuit)).toEqual(sentences));

  test('a motor has its ground', () => {
    expect(checkCircuit(pumpOf({ branches: [{ ...pump, lines }] }))).toEqual([
      { code: 'motor-without-ground', at: 'M', message: 'M has no ground.' },
    ]);
  });
  test('what is no motor needs none', () => {
    const heater = pumpOf({ branches: [pump, { lines: ['L1'], through: [], load: 'H' }] }, 'H');
    expect(checkCircuit(heater).map(({ code }) => code)).toEqual(['never-live']);
  });
});

describe('a drive', () => {
  test.each<[string, Across[], string[], string[]]>([
    ['senses its command', [across('D')], ['D'], ['D senses no contact that tells it when to run.']],
    [
      'takes each line',
      [across('D', ['L1', 'L2'])],
      ['D'],
      [
        'D senses no contact that tells it when to run.',
        'M has a line that does not come from its drive.',
        'M is never live, whatever closes.',
      ],
    ],
    [
      'has nothing behind it',
      [across('D'), across('Q')],
      ['D', 'Q'],
      ['D senses no contact that tells it when to run.', 'Q stands between a drive and its motor.'],
    ],
    [
      'may have something before it',
      [across('Q'), across('D')],
      ['D', 'Q'],
      ['D senses no contact that tells it when to run.'],
    ],
  ])('%s', (_, through, labels, sentences) => {
    expect(checkCircuit(pumpOf(behind(...through), ...labels)).map(({ message }) => message)).toEqual(sentences);
  });
});
