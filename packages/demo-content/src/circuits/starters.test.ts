import { type Circuit, chooseParts, type Inputs, type State, simulatorOf } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { harrierCircuits } from './harrier.ts';
import { holdsIn } from './holds-in.ts';
import { ternCircuits, ternIsCircuits } from './tern.ts';

const picks = { Floats: ['3F', '4F'], Protection: ['P1', 'P3'], Options: ['M', 'Y'], Disconnect: ['DB'] };
const startedBy = (code: string): Circuit[] =>
  [...harrierCircuits(), ...ternCircuits(), ...ternIsCircuits()]
    .filter(({ when = [] }) => when.includes(`Starting.${code}`))
    .map((circuit) => chooseParts(circuit, holdsIn({ ...picks, Starting: [code] })));
const soft = startedBy('SS');
const drives = startedBy('VF');
const pumpsOf = ({ devices }: Circuit): number[] => [1, 2].filter((pump) => Object.hasOwn(devices, `M${pump}`));
const eachPump = (circuits: readonly Circuit[]) =>
  circuits.flatMap((circuit) => pumpsOf(circuit).map((pump) => ({ circuit, pump })));
const runs = ({ energised }: State, pump: number): boolean => energised.has(`M${pump}`);
const branchOf = ({ supplies }: Circuit, pump: number) =>
  supplies[0]?.branches?.find(({ load }) => load === `M${pump}`);
const polesOf = (circuit: Circuit, pump: number): string[] =>
  (branchOf(circuit, pump)?.through ?? []).map(({ device }) => device);

test('every three-phase panel is drawn with soft starters, and those that may have drives with drives', () => {
  expect([soft.length, drives.length]).toEqual([42, 30]);
});

test('a line contactor stands before each soft starter, and nothing between a drive and its motor', () => {
  const without = (labels: string[]) => labels.filter((label) => !label.startsWith('A'));
  for (const { circuit, pump } of eachPump(soft))
    expect(without(polesOf(circuit, pump)), circuit.name).toEqual([`Q${pump}`, `K${pump}`, `SS${pump}`]);
  for (const { circuit, pump } of eachPump(drives))
    expect(without(polesOf(circuit, pump)), circuit.name).toEqual([`Q${pump}`, `VF${pump}`]);
  for (const { circuit, pump } of eachPump([...soft, ...drives])) {
    const branch = branchOf(circuit, pump);
    expect([branch?.lines, branch?.through.at(-1)?.poles], circuit.name).toEqual([
      ['L1', 'L2', 'L3', 'G'],
      ['L1', 'L2', 'L3'],
    ]);
  }
});

test.each<[string, (pump: number) => Inputs]>([
  ['the protection of the pump', (pump) => ({ [`Q${pump}`]: true })],
  ['the fault contact of its starter', (pump) => ({ [`SSF${pump}`]: true, [`VFF${pump}`]: true })],
  ['the main breaker', () => ({ CB: true })],
  ['the control fuse', () => ({ F1: true })],
  ['a warm motor', (pump) => ({ [`TS${pump}`]: true })],
  ['the selector', (pump) => ({ [`S${pump}`]: 'OFF' })],
])(
  'by hand each pump runs, %s stops it, and it opens its contactor or its run command, so that no light says it runs',
  (_, stop) => {
    for (const { circuit, pump } of eachPump([...soft, ...drives])) {
      const bench = simulatorOf(circuit);
      const running = bench.start({ [`S${pump}`]: 'HAND' });
      const stopped = bench.move(running, stop(pump));
      expect([runs(running, pump), runs(stopped, pump)], circuit.name).toEqual([true, false]);
      expect(
        [running, stopped].flatMap(({ faults }) => faults),
        circuit.name,
      ).toEqual([]);
      expect(stopped.operated.has(`K${pump}`), circuit.name).toBe(false);
    }
  },
);

test('a soft starter that has lost its command opens its line contactor, which nothing else closes', () => {
  for (const { circuit, pump } of eachPump(soft)) {
    const bench = simulatorOf(circuit);
    const on = bench.start({ [`S${pump}`]: 'HAND' });
    expect([on.operated.has(`SS${pump}`), on.operated.has(`K${pump}`), on.energised.has(`SSP${pump}`)]).toEqual([
      true,
      true,
      true,
    ]);
    const fault = bench.move(on, { [`SSF${pump}`]: true });
    expect([fault.operated.has(`SS${pump}`), fault.operated.has(`K${pump}`)], circuit.name).toEqual([true, false]);
  }
});

test.each<[string, (pump: number) => Inputs]>([
  ['fault', (pump) => ({ [`SSF${pump}`]: true, [`VFF${pump}`]: true })],
  ['tripped protection', (pump) => ({ [`Q${pump}`]: true })],
])('a pump says its %s on its dry contact and by its light, with soft starters and with drives', (_, fail) => {
  const choices = { ...picks, 'Pilot lights': ['L4'], 'Dry contacts': ['R5', 'R7'] };
  let told = 0;
  for (const code of ['SS', 'VF'])
    for (const panel of [...harrierCircuits(), ...ternCircuits()].filter(({ when = [] }) =>
      when.includes(`Starting.${code}`),
    )) {
      const circuit = chooseParts(panel, holdsIn({ ...choices, Starting: [code] }));
      const bench = simulatorOf(circuit);
      for (const pump of pumpsOf(circuit)) {
        const dry = circuit.dryContacts?.find(({ words }) => words.includes(`(${pump === 1 ? 'R5' : 'R7'})`));
        const says = [bench.start(), bench.start(fail(pump))].map((state) => [
          state.energised.has(`HT${pump}`),
          bench.isContactClosed(state, { device: dry?.contact ?? '', normally: dry?.normally ?? 'open' }),
        ]);
        expect(says, circuit.name).toEqual([
          [false, false],
          [true, true],
        ]);
        told += 1;
      }
    }
  expect(told).toBeGreaterThan(50);
});
