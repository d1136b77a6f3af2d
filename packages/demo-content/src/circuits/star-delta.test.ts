import { type Circuit, chooseParts, type Inputs, type Simulator, type State, simulatorOf } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { harrierCircuits } from './harrier.ts';
import { holdsIn } from './holds-in.ts';
import { ternCircuits, ternIsCircuits } from './tern.ts';

const picks = {
  Starting: ['SD'],
  Floats: ['3F', '4F'],
  Protection: ['P1', 'P3'],
  Options: ['M', 'Y'],
  Disconnect: ['DB'],
};
const drawn = [...harrierCircuits(), ...ternCircuits(), ...ternIsCircuits()]
  .filter(({ when = [] }) => when.some((rule) => rule.startsWith('Starting.|SD')))
  .map((circuit) => chooseParts(circuit, holdsIn(picks)));
const pumpsOf = ({ devices }: Circuit): number[] => [1, 2].filter((pump) => Object.hasOwn(devices, `M${pump}`));
const each = drawn.flatMap((circuit) => pumpsOf(circuit).map((pump) => ({ circuit, pump })));
/**
 * Supplies differ by their control power, not by their starters: one circuit of each number of pumps and of alarm circuits is tried
 * whole.
 */
const typical = [
  ...new Map(drawn.map((circuit) => [`${pumpsOf(circuit).length} ${circuit.supplies.length}`, circuit])).values(),
];
const inTypical = each.filter(({ circuit }) => typical.includes(circuit));
const on = ({ operated }: State, pump: number): string =>
  ['', 'S', 'D'].filter((which) => operated.has(`K${pump}${which}`)).join('+');

test('every three-phase panel is drawn with star-delta starters', () => {
  expect([drawn.length, each.length]).toEqual([42, 72]);
});

test('the motor starts in star and changes to delta after the delay, each winding in the order of the phases', () => {
  for (const { circuit, pump } of each) {
    const bench = simulatorOf(circuit);
    const star = bench.start({ [`S${pump}`]: 'HAND' });
    const delta = bench.passDelay(star);
    const motor = `M${pump}`;
    expect(
      [star, delta].map((state) => bench.windingsOf(state, motor)),
      circuit.name,
    ).toEqual([
      ['L1–star', 'L2–star', 'L3–star'],
      ['L1–L2', 'L2–L3', 'L3–L1'],
    ]);
    expect(
      [star, delta].map((state) => state.energised.has(motor)),
      circuit.name,
    ).toEqual([true, true]);
    const branch = circuit.supplies[0]?.branches?.find(({ load }) => load === motor);
    expect([branch?.lines.includes('G'), branch?.terminals?.['G']], circuit.name).toEqual([true, 'G']);
  }
});

test.each<[string, (pump: number) => Inputs]>([
  ['an overload', (pump) => ({ [`Q${pump}`]: true })],
  ['the main breaker', () => ({ CB: true })],
  ['the control fuse', () => ({ F1: true })],
  ['a warm motor', (pump) => ({ [`TS${pump}`]: true })],
  ['the selector', (pump) => ({ [`S${pump}`]: 'OFF' })],
])('%s opens line, star and delta, and the next start is in star', (_, stop) => {
  for (const { circuit, pump } of inTypical) {
    const bench = simulatorOf(circuit);
    const star = bench.start({ [`S${pump}`]: 'HAND' });
    for (const running of [star, bench.passDelay(star)]) {
      const stopped = bench.move(running, stop(pump));
      const cleared = Object.fromEntries(Object.keys(stop(pump)).map((label) => [label, false]));
      const again = bench.move(stopped, { ...cleared, [`S${pump}`]: 'HAND' });
      expect([on(stopped, pump), stopped.energised.has(`M${pump}`), on(again, pump)], circuit.name).toEqual([
        '',
        false,
        '+S',
      ]);
    }
  }
});

const starts = (bench: Simulator, pump: number, stuck: Inputs): string[] => {
  const first = bench.start({ ...stuck, [`S${pump}`]: 'HAND' });
  return [first, bench.passDelay(first)].map((state) => bench.windingsOf(state, `M${pump}`)[0] ?? '');
};

test('a contactor that sticks never closes the other, with the mechanism or without it', () => {
  for (const { circuit, pump } of inTypical)
    for (const one of [circuit, { ...circuit, interlocks: [] }]) {
      const bench = simulatorOf(one);
      // Star sticks: it stays in star. Delta sticks: it does not start.
      expect(starts(bench, pump, { [`K${pump}S`]: true }), circuit.name).toEqual(['L1–star', 'L1–star']);
      expect(starts(bench, pump, { [`K${pump}D`]: true }), circuit.name).toEqual(['open–L2', 'open–L2']);
    }
});

test('in no state of any contact do star and delta close together, and nothing is shorted on the way', () => {
  let states = 0;
  for (const circuit of typical)
    for (const interlocks of [circuit.interlocks ?? [], []]) {
      const bench = simulatorOf({ ...circuit, interlocks });
      const stuck = interlocks.length > 0 ? [{ K1S: true }, { K1D: true }] : [];
      const moves: Inputs[] = [
        ...['HAND', 'OFF', 'AUTO'].map((S1) => ({ S1 })),
        ...['STOP', 'START', 'LEAD', 'LAG', 'ROFF'].flatMap((float) => [{ [float]: true }, { [float]: false }]),
        ...['Q1', 'F1', 'CB'].flatMap((label) => [{ [label]: true }, { [label]: false }]),
        ...stuck.flatMap((one) => [one, Object.fromEntries(Object.keys(one).map((label) => [label, false]))]),
      ];
      let state = bench.start();
      for (let step = 0; step < 250; step += 1) {
        const move = moves[(step * 7919 + step * step * 104_729) % moves.length] ?? {};
        state = bench.move(state, move);
        if (step % 3 === 0) state = bench.passDelay(state);
        if (state.faults.length > 0) expect(state.faults, circuit.name).toEqual([]);
        const closed = ['K1S', 'K1D'].filter((device) => bench.isContactClosed(state, { device, normally: 'open' }));
        if (closed.length > 1) expect.fail(`${circuit.name}: ${closed.join(' and ')}`);
        states += 1;
      }
    }
  expect(states).toBe(typical.length * 2 * 250);
});
