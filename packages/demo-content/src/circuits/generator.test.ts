import { checkCircuit, chooseParts, type Inputs, simulatorOf } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { harrierCircuits } from './harrier.ts';
import { holdsIn } from './holds-in.ts';
import { ternCircuits, ternIsCircuits } from './tern.ts';

const panels = [...harrierCircuits(), ...ternCircuits(), ...ternIsCircuits()];
const drawn = panels.map((circuit) =>
  chooseParts(circuit, holdsIn({ Disconnect: ['DG'], Floats: ['3F', '4F'], Protection: ['P3'] })),
);
const fromMains: Inputs = { S1: 'HAND', S2: 'HAND' };
const fromGenerator: Inputs = { ...fromMains, CB: true, QG: true };

test('each panel runs from the mains or from the generator, and from neither with both breakers open', () => {
  for (const circuit of drawn) {
    const motors = Object.keys(circuit.devices).filter((label) => /^M\d$/.test(label));
    const runs = [
      fromMains,
      fromGenerator,
      { ...fromMains, CB: true },
      { ...fromGenerator, XG: true },
      { ...fromGenerator, CB: false },
    ].map((inputs) => {
      const { energised, faults } = simulatorOf(circuit).start(inputs);
      return [motors.filter((motor) => energised.has(motor)).length, faults.length];
    });
    const all = motors.length;
    expect(runs, circuit.name).toEqual([
      [all, 0],
      [all, 0],
      [0, 0],
      [0, 0],
      [all, 0],
    ]);
  }
});

test('the breaker that is closed second stays open, whichever it is', () => {
  const [circuit] = drawn;
  if (circuit === undefined) throw new Error('no circuit');
  const bench = simulatorOf(circuit);
  const onMains = bench.move(bench.start(fromMains), { QG: true });
  const onGenerator = bench.move(bench.start(fromGenerator), { CB: false });
  expect([onMains, onGenerator].map(({ heldOff }) => [...heldOff])).toEqual([['QG'], ['CB']]);
  expect([onMains, onGenerator].flatMap(({ faults }) => faults)).toEqual([]);
});

test('without the interlock mains and generator are joined: the check tells it', () => {
  for (const circuit of drawn) {
    expect(checkCircuit({ ...circuit, devices: usedOf(circuit) }), circuit.name).toEqual([]);
    const found = checkCircuit({ ...circuit, devices: usedOf(circuit), interlocks: [] });
    expect(
      found.map(({ code }) => code),
      circuit.name,
    ).toContain('short');
  }
});

/** The devices that are drawn: a number has fewer than its family. */
function usedOf({ devices, ...rest }: (typeof drawn)[number]): (typeof drawn)[number]['devices'] {
  const text = JSON.stringify(rest);
  const sensed = Object.entries(devices).flatMap(([label, { senses }]) =>
    senses !== undefined && text.includes(`"${label}"`) ? [senses.contact] : [],
  );
  return Object.fromEntries(
    Object.entries(devices).filter(([label]) => text.includes(`"${label}"`) || sensed.includes(label)),
  );
}
