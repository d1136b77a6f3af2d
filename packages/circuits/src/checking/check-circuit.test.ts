import { expect, test } from 'vitest';
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
