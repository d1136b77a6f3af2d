import { expect, test } from 'vitest';
import type { Circuit } from '../data/circuit.ts';
import { floatSwitch, ladderOf, sealIn } from '../testing/small-circuits.ts';
import { type State, simulatorOf } from './simulator.ts';

test('closing the float runs the pump, and opening it stops the pump', () => {
  const bench = simulatorOf(floatSwitch);
  const still = bench.start();
  const running = bench.move(still, { FLOAT: true });
  expect([still, running, bench.move(running, { FLOAT: false })].map(({ energised }) => energised.has('M1'))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a relay seals itself in until its stop opens', () => {
  const bench = simulatorOf(sealIn);
  const steps = [{ STOP: true }, { START: true }, { START: false }, { STOP: false }, { STOP: true }];
  let state = bench.start();
  const on = steps.map((inputs) => {
    state = bench.move(state, inputs);
    return state.operated.has('CR1');
  });
  expect(on).toEqual([false, true, true, false, false]);
});

test('a blown fuse takes everything behind it', () => {
  const bench = simulatorOf(sealIn);
  const running = bench.start({ STOP: true, START: true });
  expect(running.operated.has('CR1')).toBe(true);
  expect(bench.move(running, { F1: true }).operated.has('CR1')).toBe(false);
});

test('an alternator changes over each time it is released', () => {
  const circuit = ladderOf(
    {
      CALL: { kind: 'float', words: 'call' },
      ALT: { kind: 'alternator', words: 'alternator', changes: 'on-release' },
      H1: { kind: 'lamp', words: 'pump 1' },
      H2: { kind: 'lamp', words: 'pump 2' },
    },
    { series: [{ contact: 'CALL' }, { load: 'ALT' }] },
    { series: [{ contact: 'ALT', normally: 'closed' }, { load: 'H1' }] },
    { series: [{ contact: 'ALT' }, { load: 'H2' }] },
  );
  const bench = simulatorOf(circuit);
  let state = bench.start();
  const leads = [1, 2, 3].map(() => {
    state = bench.move(state, { CALL: true });
    const lead = state.energised.has('H1') ? 1 : 2;
    state = bench.move(state, { CALL: false });
    return lead;
  });
  expect(leads).toEqual([1, 2, 1]);
});

test('a delay relay operates when its delay has passed, and drops out at once', () => {
  const circuit = ladderOf(
    {
      CALL: { kind: 'float', words: 'call' },
      TD: { kind: 'delay-relay', words: 'delay' },
      H1: { kind: 'lamp', words: 'late' },
      H2: { kind: 'lamp', words: 'waiting' },
    },
    { series: [{ contact: 'CALL' }, { load: 'TD' }] },
    { series: [{ contact: 'TD' }, { load: 'H1' }] },
    { series: [{ contact: 'TD', normally: 'closed' }, { load: 'H2' }] },
  );
  const bench = simulatorOf(circuit);
  const lit = (state: State) => ['H1', 'H2'].filter((label) => state.energised.has(label)).join(' ');
  const called = bench.move(bench.passDelay(bench.start()), { CALL: true });
  const late = bench.passDelay(called);
  const released = bench.move(late, { CALL: false });
  expect([called, late, released, bench.move(released, { CALL: true })].map(lit)).toEqual(['H2', 'H1', 'H2', 'H2']);
});

test('a monitor operates by what it senses, and only while it has power', () => {
  const senses = { contact: 'PROBE', terminals: ['1', '2'], operates: 'closed' } as const;
  const circuit = ladderOf(
    {
      PROBE: { kind: 'probe', words: 'moisture probe' },
      SF1: { kind: 'monitor', words: 'seal-fail relay', senses },
      H1: { kind: 'lamp', words: 'seal failed' },
    },
    { load: 'SF1' },
    { series: [{ contact: 'SF1' }, { load: 'H1' }] },
  );
  const bench = simulatorOf(circuit);
  const dry = bench.start();
  const wet = bench.move(dry, { PROBE: true });
  expect([dry, wet, bench.move(wet, { F1: true })].map(({ energised }) => energised.has('H1'))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a float across the supply shorts it when it closes, and not before', () => {
  const circuit = ladderOf({ FLOAT: { kind: 'float', words: 'float' } }, { contact: 'FLOAT' });
  const bench = simulatorOf(circuit);
  expect(bench.start().faults).toEqual([]);
  expect(bench.move(bench.start(), { FLOAT: true }).faults).toEqual([
    { code: 'short', between: ['L of supply', 'N of supply'] },
  ]);
});

test('a relay that breaks its own coil never settles', () => {
  const circuit = ladderOf(
    { CR1: { kind: 'relay', words: 'relay' } },
    { series: [{ contact: 'CR1', normally: 'closed' }, { load: 'CR1' }] },
  );
  expect(simulatorOf(circuit).start().faults).toEqual([{ code: 'never-settles' }]);
});

const threePhase = (poles: readonly string[], load = 'M1'): Circuit => ({
  name: 'Three-phase',
  devices: {
    Q1: { kind: 'breaker', words: 'breaker' },
    K1: { kind: 'float', words: 'switch' },
    M1: { kind: 'motor', words: 'pump', phases: 3 },
  },
  supplies: [
    {
      name: 'supply',
      words: '480 V, 3-phase',
      conductors: ['L1', 'L2', 'L3', 'G'],
      incoming: [{ device: 'Q1', poles: ['L1', 'L2', 'L3'] }],
      branches: [{ lines: ['L1', 'L2', 'L3', 'G'], through: [{ device: 'K1', poles, normally: 'open' }], load }],
    },
  ],
});

test('a three-phase motor runs on three phases, and a missing one is told', () => {
  const whole = simulatorOf(threePhase(['L1', 'L2', 'L3']));
  expect(whole.start().faults).toEqual([]);
  expect(whole.start({ K1: true }).energised.has('M1')).toBe(true);
  const lame = simulatorOf(threePhase(['L1', 'L2'])).start();
  expect(lame.faults).toEqual([{ code: 'single-phasing', motor: 'M1' }]);
});

test('a transformer is live while its primary is, and its bonded return is no short', () => {
  const circuit: Circuit = {
    name: 'With transformer',
    devices: {
      F1: { kind: 'fuse', words: 'fuse' },
      F2: { kind: 'fuse', words: 'fuse' },
      F3: { kind: 'fuse', words: 'fuse' },
      T1: { kind: 'transformer', words: 'transformer' },
      H1: { kind: 'lamp', words: 'lamp' },
    },
    supplies: [
      {
        name: 'supply',
        words: '480 V, 3-phase',
        conductors: ['L1', 'L2', 'L3', 'G'],
        ladders: [
          {
            words: 'Control circuit',
            feeds: [{ from: ['L1', 'L2'], fuses: ['F1', 'F2'], through: 'T1', secondary: 'F3', volts: '120 V' }],
            sections: [{ rungs: [{ of: { load: 'H1' } }] }],
          },
        ],
      },
    ],
  };
  const bench = simulatorOf(circuit);
  const state = bench.start();
  expect(state.faults).toEqual([]);
  expect(state.energised.has('H1')).toBe(true);
  for (const fuse of ['F1', 'F2', 'F3']) expect(bench.move(state, { [fuse]: true }).energised.has('H1')).toBe(false);
});
