import { chooseParts, simulatorOf } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { harrierCircuits } from './harrier.ts';
import { holdsIn } from './holds-in.ts';
import { ternCircuits, ternIsCircuits } from './tern.ts';

const singlePhase = [...harrierCircuits(), ...ternCircuits(), ...ternIsCircuits()].filter(({ when = [] }) =>
  when.some((rule) => rule.startsWith('Contactor.')),
);
const chosen = (contactor: string) =>
  singlePhase.map((circuit) => chooseParts(circuit, holdsIn({ Contactor: [contactor], Floats: ['3F', '4F'] })));

test('every single-phase panel is drawn with the capacitors of its pumps, and without them where they are no option', () => {
  const relays = (contactor: string) =>
    chosen(contactor).map(({ supplies }) =>
      supplies.flatMap(({ branches = [] }) => branches.flatMap(({ capacitors }) => capacitors?.relay ?? [])).join(),
    );
  expect(singlePhase.length).toBeGreaterThan(30);
  expect(new Set(relays('KC'))).toEqual(new Set(['KV1', 'KV1,KV2']));
  expect(new Set(relays('K20'))).toEqual(new Set(['']));
});

test('the start capacitor is in circuit until the pump is up to speed, at each start', () => {
  for (const circuit of chosen('KC'))
    for (const pump of [1, 2].filter((one) => Object.hasOwn(circuit.devices, `M${one}`))) {
      const bench = simulatorOf(circuit);
      const starting = bench.start({ [`S${pump}`]: 'HAND' });
      const running = bench.passDelay(starting);
      const stopped = bench.move(running, { [`S${pump}`]: 'OFF' });
      const states = [starting, running, stopped, bench.move(stopped, { [`S${pump}`]: 'HAND' })];
      const start = { device: `KV${pump}`, normally: 'closed' } as const;
      expect(
        states.map((state) => [state.energised.has(`M${pump}`), bench.isContactClosed(state, start)]),
        circuit.name,
      ).toEqual([
        [true, true],
        [true, false],
        [false, true],
        [true, true],
      ]);
      expect(states.flatMap(({ faults }) => faults)).toEqual([]);
    }
});

test('the leads of each motor are run on its switched line, common on the other, and the ground', () => {
  for (const circuit of chosen('KC'))
    for (const { lines, capacitors, terminals = {}, through } of circuit.supplies[0]?.branches ?? []) {
      const of = circuit.devices['M2'] === undefined ? '' : `${through.at(-1)?.device.replace('K', 'M')}:`;
      expect(capacitors?.leads, circuit.name).toEqual([`${of}R`, `${of}C`, `${of}S`]);
      expect([lines.length, lines.at(-1), terminals['G'], through.at(-1)?.poles.includes('L1')]).toEqual([
        3,
        'G',
        'G',
        true,
      ]);
    }
});
