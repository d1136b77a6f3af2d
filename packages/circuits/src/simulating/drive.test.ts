import { expect, test } from 'vitest';
import type { Across, Circuit, Device } from '../data/circuit.ts';
import { checkCircuit } from '../index.ts';
import { simulatorOf } from './simulator.ts';

const lines = ['L1', 'L2', 'L3'];
const command: Device['senses'] = { contact: 'K1', terminals: ['24', 'DI'], operates: 'closed' };
const breaker: Across = { device: 'Q1', poles: lines };
const drive: Across = { device: 'VF1', poles: lines, normally: 'open' };
const pumpOf = (through: readonly Across[], devices: Circuit['devices'] = {}): Circuit => ({
  name: 'Drive',
  devices: {
    Q1: { kind: 'breaker', words: 'breaker' },
    VF1: { kind: 'drive', words: 'drive', senses: command },
    K1: { kind: 'relay', words: 'run command' },
    S1: { kind: 'button', words: 'run' },
    M1: { kind: 'motor', words: 'pump', phases: 3 },
    ...devices,
  },
  supplies: [
    {
      name: 'supply',
      words: '480 V, 3-phase',
      conductors: [...lines, 'N', 'G'],
      branches: [{ lines: [...lines, 'G'], through, load: 'M1' }],
      ladders: [
        {
          words: 'Control',
          feeds: [{ from: ['L1', 'N'], fuses: ['', ''], volts: '120 V' }],
          sections: [{ rungs: [{ of: { series: [{ contact: 'S1' }, { load: 'K1' }] } }] }],
        },
      ],
    },
  ],
});
const pump = pumpOf([breaker, drive]);

test.each([
  ['at rest', {}, false],
  ['told to run', { S1: true }, true],
  ['told to run without its supply', { S1: true, Q1: true }, false],
])('a drive %s', (_, inputs, isRunning) => {
  const state = simulatorOf(pump).start(inputs);
  expect([state.energised.has('M1'), state.faults]).toEqual([isRunning, []]);
});

test('a drive whose supply lacks a phase feeds nothing', () => {
  const lame = pumpOf([{ ...breaker, poles: ['L1', 'L2'] }, breakerOf('Q2', ['L3']), drive], {
    Q2: { kind: 'breaker', words: 'breaker in one line' },
  });
  expect(simulatorOf(lame).start({ S1: true, Q2: true }).energised.has('M1')).toBe(false);
});

test.each<[string, Circuit, string[]]>([
  ['as it should be', pump, []],
  [
    'that nothing tells to run',
    pumpOf([breaker, drive], { VF1: { kind: 'drive', words: 'drive' } }),
    ['drive-without-command'],
  ],
  [
    'with a contactor behind it',
    pumpOf([breaker, drive, { ...breakerOf('K2', lines), normally: 'open' }], {
      K2: { kind: 'button', words: 'output' },
    }),
    ['switched-after-drive'],
  ],
  ['that one line goes around', pumpOf([breaker, { ...drive, poles: ['L1', 'L2'] }]), ['motor-lines', 'never-live']],
])('the check of a drive %s', (_, circuit, codes) => {
  expect(checkCircuit(circuit).map(({ code }) => code)).toEqual(codes);
});

function breakerOf(device: string, poles: readonly string[]): Across {
  return { device, poles };
}
