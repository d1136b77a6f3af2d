import { expect, test } from 'vitest';
import { everyOtherWay } from '../testing/every-other-way.ts';
import { everySymbol } from '../testing/every-symbol.ts';
import { floatSwitch, ladderOf, sealIn } from '../testing/small-circuits.ts';
import { describeCircuit } from './describe-circuit.ts';

test('a branch is told by its lines and devices', () => {
  expect(describeCircuit(floatSwitch)).toEqual([
    'Supply: 120 V, on L, N, G.',
    'M1 (pump) on L, N, G through FLOAT (float).',
  ]);
});

test('a rung is told by what must be closed', () => {
  expect(describeCircuit(sealIn)).toContain(
    'CR1 (pump call) is live while STOP is operated and (START is operated or CR1 is operated).',
  );
});

test('terminals, positions and contacts at rest are told', () => {
  const circuit = ladderOf(
    {
      S1: { kind: 'selector', words: 'selector', positions: ['OFF', 'ON'] },
      CR1: { kind: 'relay', words: 'relay' },
      H1: { kind: 'lamp', words: 'lamp' },
      OT1: {
        kind: 'monitor',
        words: 'monitor',
        senses: { contact: 'TS1', terminals: ['27', '28'], operates: 'closed' },
      },
      TS1: { kind: 'thermal-switch', words: 'thermal switch' },
    },
    { series: [{ contact: 'S1', position: 'ON', terminals: ['1', '2'] }, { load: 'CR1' }] },
    { series: [{ contact: 'CR1', normally: 'closed' }, { load: 'H1' }] },
    { load: 'OT1' },
  );
  expect(describeCircuit(circuit)).toEqual(
    expect.arrayContaining([
      'Control circuit, 120 V: from L and N through F1 (fuse).',
      'CR1 (relay) is live while S1 is at ON (terminals 1 and 2).',
      'H1 (lamp) is live while CR1 is at rest.',
      'OT1 (monitor) is live always.',
      'OT1 senses TS1 (thermal switch) on terminals 27 and 28.',
    ]),
  );
});

test('capacitors and the command of a drive are told by the terminals that they are between', () => {
  expect(describeCircuit(everySymbol)).toEqual(
    expect.arrayContaining([
      'CN1 (the capacitor) is between terminals R and S, and so is CS1 (the capacitor) while KV1 is at rest.',
      'KV1 (the voltage-relay) is between terminals S and C.',
      'VF1 senses CR1 (the relay) on terminals 24 and DI.',
    ]),
  );
});

test.each([
  ['every-symbol', everySymbol],
  ['every-other-way', everyOtherWay],
])('%s is told as it was', async (name, circuit) => {
  await expect(`${describeCircuit(circuit).join('\n')}\n`).toMatchFileSnapshot(`fixtures/${name}.txt`);
});
