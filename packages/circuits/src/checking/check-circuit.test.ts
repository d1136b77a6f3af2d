import { describe, expect, test } from 'vitest';
import type { Circuit, Node } from '../data/circuit.ts';
import { floatSwitch, ladderOf, sealIn } from '../testing/small-circuits.ts';
import { checkCircuit } from './check-circuit.ts';

const float = { FLOAT: { kind: 'float', words: 'float' } } as const;
const lamp = { H1: { kind: 'lamp', words: 'lamp' } } as const;
const selector = { S1: { kind: 'selector', words: 'switch', positions: ['AUTO', 'HAND'] } } as const;
const relay = { CR1: { kind: 'relay', words: 'relay' } } as const;
const inSeries = (...series: Node[]): Node => ({ series });

const [supply] = floatSwitch.supplies;
const motor = (lines: string[], change: object = {}): Circuit => ({
  ...floatSwitch,
  devices: { ...floatSwitch.devices, M1: { kind: 'motor', words: 'pump', phases: 1, ...change } },
  supplies: [
    {
      name: 'supply',
      words: '',
      conductors: supply?.conductors ?? [],
      branches: [{ lines, through: [{ device: 'FLOAT', poles: ['L'], normally: 'open' }], load: 'M1' }],
    },
  ],
});
function withCapacitors(lines: string[], phases: 1 | 3): Circuit {
  const bare = motor(lines, { phases });
  const capacitors = { run: 'CN', start: 'CS', relay: 'KV', leads: ['R', 'C', 'S'] } as const;
  return {
    ...bare,
    devices: {
      ...bare.devices,
      CN: { kind: 'capacitor', words: 'run' },
      CS: { kind: 'capacitor', words: 'start' },
      KV: { kind: 'voltage-relay', words: 'relay' },
    },
    supplies: bare.supplies.map((one) => ({
      ...one,
      branches: (one.branches ?? []).map((branch) => ({ ...branch, capacitors })),
    })),
  };
}
const switched = (poles: string[]): Circuit => ({
  ...floatSwitch,
  supplies: [
    {
      name: 'supply',
      words: '',
      conductors: ['L', 'N', 'G'],
      branches: [{ lines: ['L', 'N', 'G'], through: [{ device: 'FLOAT', poles, normally: 'open' }], load: 'M1' }],
    },
  ],
});

test.each<[string, Circuit, string[]]>([
  ['a pump behind its float', floatSwitch, []],
  ['a relay that seals in', sealIn, []],
  ['a float straight across the supply', ladderOf(float, { contact: 'FLOAT' }), ['short']],
  [
    'a float across the supply behind a relay that seldom closes',
    ladderOf({ ...float, ...relay }, { load: 'CR1' }, inSeries({ contact: 'CR1' }, { contact: 'FLOAT' })),
    ['short'],
  ],
  [
    'a label that no device has',
    ladderOf({}, inSeries({ contact: 'FLOAT' }, { load: 'H1' })),
    ['unknown-device', 'unknown-device'],
  ],
  ['a device that is not drawn', ladderOf({ ...float, ...lamp }, { load: 'H1' }), ['unused-device']],
  [
    'a contact without its coil',
    ladderOf({ ...relay, ...lamp }, inSeries({ contact: 'CR1' }, { load: 'H1' })),
    ['contact-without-coil'],
  ],
  ['a coil drawn twice', ladderOf(relay, { load: 'CR1' }, { load: 'CR1' }), ['coil-twice']],
  [
    'a position that a switch has not',
    ladderOf({ ...selector, ...lamp }, inSeries({ contact: 'S1', position: 'OFF' }, { load: 'H1' })),
    ['unknown-position'],
  ],
  [
    'two loads one after the other',
    ladderOf({ ...lamp, H2: lamp.H1 }, inSeries({ load: 'H1' }, { load: 'H2' })),
    ['never-live', 'never-live'],
  ],
  [
    'a terminal for two wires',
    ladderOf({ ...float, ...lamp }, inSeries({ contact: 'FLOAT', terminals: ['1', '1'] }, { load: 'H1' })),
    ['terminal-twice'],
  ],
  ['a motor without ground', motor(['L', 'N']), ['motor-without-ground']],
  ['a motor with one lead', motor(['L', 'G']), ['motor-lines', 'never-live']],
  ['a three-phase motor on two lines', motor(['L', 'N', 'G'], { phases: 3 }), ['motor-lines', 'motor-lines']],
  [
    'capacitors at a three-phase motor',
    withCapacitors(['L', 'N', 'G'], 3),
    ['motor-lines', 'motor-lines', 'motor-lines'],
  ],
  ['capacitors at a motor on one phase', withCapacitors(['L', 'N', 'G'], 1), []],
  ['a line that the supply has not', motor(['L', 'L2', 'G']), ['unknown-conductor']],
  ['a float in the ground', switched(['L', 'G']), ['switched-ground']],
  ['a float in the neutral alone', switched(['N']), ['switched-neutral']],
])('%s', (_, circuit, codes) => {
  expect(checkCircuit(circuit).map(({ code }) => code)).toEqual(codes);
});

test('a conditional contact in a series becomes a wire, which must not short either', () => {
  const circuit = ladderOf(float, inSeries({ contact: 'FLOAT', when: ['Options.X'] }));
  expect(checkCircuit(circuit).map(({ code }) => code)).toEqual(['short']);
});

describe('a fault says in a sentence', () => {
  const interlocked: Circuit = { ...floatSwitch, interlocks: [['FLOAT', 'M9']] };
  const shared = (device: string, kind: 'drive' | 'breaker', where: 'incoming' | 'standby'): Circuit => {
    const bare = motor(['L', 'N', 'G']);
    const across = { device, poles: ['L'], normally: 'closed' } as const;
    return {
      ...bare,
      devices: { ...bare.devices, [device]: { kind, words: '', phases: 1 } } as Circuit['devices'],
      supplies: bare.supplies.map((one) => ({
        ...one,
        ...(where === 'incoming'
          ? { incoming: [across] }
          : { standby: { name: 'standby', words: '', incoming: [across] } }),
      })) as Circuit['supplies'],
    };
  };
  const inNeutral = (kind: 'float' | 'plug' | 'ammeter', poles: string[]): Circuit => ({
    ...switched(poles),
    devices: { ...floatSwitch.devices, FLOAT: { kind, words: '' } } as Circuit['devices'],
  });
  test.each<[string, Circuit, string[]]>([
    ['that an interlocked device is not drawn', interlocked, ['M9 is interlocked, but it is not drawn.']],
    [
      'which label is in no list',
      ladderOf(lamp, inSeries({ contact: 'X' }, { load: 'H1' })),
      ['X is drawn, but it is not in the list of devices.'],
    ],
    [
      'which device is not drawn',
      ladderOf({ ...float, ...lamp }, { load: 'H1' }),
      ['FLOAT is in the list of devices, but not drawn.'],
    ],
    [
      'that a pole is in another line than its branch',
      switched(['L', 'X']),
      ['FLOAT has a pole in X, which its branch has not.'],
    ],
    [
      'which conductor a way in has not',
      {
        ...shared('CB', 'breaker', 'incoming'),
        supplies: shared('CB', 'breaker', 'incoming').supplies.map((one) => ({ ...one, conductors: ['N', 'G'] })),
      },
      ['supply has no conductor L.', 'supply has no conductor L.'],
    ],
    [
      'that a coil is drawn twice',
      ladderOf(relay, { load: 'CR1' }, { load: 'CR1' }),
      ['CR1 is drawn twice as a load.'],
    ],
    [
      'that a position is not there',
      ladderOf({ ...selector, ...lamp }, inSeries({ contact: 'S1', position: 'OFF' }, { load: 'H1' })),
      ['S1 has no position OFF.'],
    ],
    [
      'that a position is not named',
      ladderOf({ ...selector, ...lamp }, inSeries({ contact: 'S1' }, { load: 'H1' })),
      ['S1 has no position named.'],
    ],
    [
      'which terminal is there twice',
      ladderOf(
        { ...float, ...lamp },
        inSeries({ contact: 'FLOAT', terminals: ['1', '2'] }, { load: 'H1', terminals: ['2', '3'] }),
      ),
      ['Terminal 2 is drawn twice.'],
    ],
    [
      'how many lines a motor needs',
      motor(['L', 'G']),
      ['M1 has 1 lines and needs 2.', 'M1 is never live, whatever closes.'],
    ],
    [
      'that capacitors are for one phase',
      withCapacitors(['L', 'N', 'G'], 3),
      ['M1 has 2 lines and needs 3.', 'M1 has a neutral for one of its phases.', 'M1 has capacitors and three phases.'],
    ],
    ['that the neutral is opened alone', inNeutral('float', ['N']), ['FLOAT opens the neutral alone.']],
    ['nothing where the neutral opens with its line', inNeutral('float', ['L', 'N']), []],
    ['nothing where a plug opens it', inNeutral('plug', ['N']), []],
    [
      'that a shared drive feeds several motors',
      shared('VFD', 'drive', 'incoming'),
      ['VFD feeds more than one motor.', 'M1 is never live, whatever closes.'],
    ],
    [
      'that a drive of the standby does',
      shared('VFD', 'drive', 'standby'),
      ['VFD feeds more than one motor.', 'L of supply and L of VFD are joined when contacts close: a short circuit.'],
    ],
    ['nothing of a breaker there', shared('CB', 'breaker', 'incoming'), []],
  ])('%s', (_, circuit, sentences) => {
    expect(checkCircuit(circuit).map(({ message }) => message)).toEqual(sentences);
  });
});

test('a circuit that can be fed in several ways is checked for each, and a fault is told once', () => {
  const bare = ladderOf({ ...float, ...lamp }, inSeries({ contact: 'FLOAT' }, { load: 'H1' }));
  const [supplied] = bare.supplies;
  const [ladder] = supplied?.ladders ?? [];
  const [feed] = ladder?.feeds ?? [];
  if (supplied === undefined || ladder === undefined || feed === undefined) throw new Error('There is no ladder.');
  const fedBy = (...feeds: (typeof feed)[]): string[] =>
    checkCircuit({ ...bare, supplies: [{ ...supplied, ladders: [{ ...ladder, feeds }] }] }).map(({ code }) => code);
  // A feed that is joined on both sides to one conductor brings nothing.
  const dead = { ...feed, from: [feed.from[0], feed.from[0]] } as typeof feed;
  expect(fedBy(feed)).toEqual([]);
  expect(fedBy(feed, feed)).toEqual([]);
  expect(fedBy(feed, dead)).toEqual(['never-live']);
  expect(fedBy(dead, feed)).toEqual(['never-live']);
  expect(fedBy(feed, feed, dead)).toEqual(['never-live']);
  expect(fedBy(dead, dead)).toEqual(['never-live']);
});
