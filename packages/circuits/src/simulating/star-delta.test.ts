import { expect, test } from 'vitest';
import { chooseParts } from '../data/choose-parts.ts';
import type { Circuit } from '../data/circuit.ts';
import { describeCircuit } from '../drawing/describe-circuit.ts';
import { checkCircuit } from '../index.ts';
import { ladderOf } from '../testing/small-circuits.ts';
import { starDelta, starDeltaOf } from '../testing/star-delta-circuit.ts';
import { type Inputs, simulatorOf } from './simulator.ts';

test.each<[string, Inputs, boolean, string[]]>([
  ['still', {}, false, ['open–open', 'open–open', 'open–open']],
  ['on the lines alone', { K1: true }, false, ['L1–open', 'L2–open', 'L3–open']],
  ['in star', { K1: true, KS: true }, true, ['L1–star', 'L2–star', 'L3–star']],
  ['in delta', { K1: true, KD: true }, true, ['L1–L2', 'L2–L3', 'L3–L1']],
  ['in star with the lines open', { KS: true }, false, ['open–star', 'open–star', 'open–star']],
  ['in delta with the lines open', { KD: true }, false, ['open–L2', 'open–L3', 'open–L1']],
  ['behind an open breaker', { K1: true, KD: true, Q1: true }, false, ['open–open', 'open–open', 'open–open']],
])('a motor with six leads %s', (_, inputs, runs, windings) => {
  const bench = simulatorOf(starDelta);
  const state = bench.start(inputs);
  expect([state.energised.has('M1'), bench.windingsOf(state, 'M1'), state.faults]).toEqual([runs, windings, []]);
});

test.each<[string, string[], boolean]>([
  ['each brought to another line', ['L2', 'L3', 'L1'], true],
  ['one on its own line', ['L1', 'L3', 'L2'], false],
  ['two on one line', ['L2', 'L3', 'L2'], false],
])('windings run in delta or not: %s', (_, delta, runs) => {
  const state = simulatorOf(starDeltaOf(delta)).start({ K1: true, KD: true });
  expect(state.energised.has('M1')).toBe(runs);
});

test.each<[string, Inputs[], string]>([
  ['star, then delta', [{ KS: true }, { KD: true }], 'KD'],
  ['delta, then star', [{ KD: true }, { KS: true }], 'KS'],
  ['both at once', [{ KS: true, KD: true }], 'KD'],
  ['the one that was held off while the other was on', [{ KS: true }, { KD: true }, { KS: false }], ''],
])('an interlock holds off the later of two: %s', (_, moves, held) => {
  const bench = simulatorOf(starDelta);
  let state = bench.start({ K1: true });
  for (const move of moves) {
    state = bench.move(state, move);
    expect(state.faults).toEqual([]);
  }
  expect([...state.heldOff].join()).toBe(held);
});

test('without the interlock the two short the supply', () => {
  const state = simulatorOf({ ...starDelta, interlocks: [] }).start({ KS: true, KD: true });
  expect(state.faults.map(({ code }) => code)).toContain('short');
});

test('a breaker that is held off leaves its poles open', () => {
  const mains: Circuit = {
    name: 'Two breakers',
    devices: { Q1: { kind: 'breaker', words: 'one' }, Q2: { kind: 'breaker', words: 'other' } },
    interlocks: [['Q1', 'Q2']],
    supplies: [],
    dryContacts: [
      { contact: 'Q1', normally: 'closed', terminals: ['1', '2'], words: 'one' },
      { contact: 'Q2', terminals: ['3', '4'], words: 'other' },
    ],
  };
  const bench = simulatorOf(mains);
  const both = bench.start({ Q1: true, Q2: true });
  expect([bench.isContactClosed(both, { device: 'Q1', normally: 'open' }), [...both.heldOff]]).toEqual([true, ['Q2']]);
});

test('a short that lasts only until a relay has moved is a fault', () => {
  const circuit = ladderOf(
    { CR1: { kind: 'relay', words: 'relay' }, S1: { kind: 'button', words: 'button' } },
    { series: [{ contact: 'S1' }, { load: 'CR1' }] },
    { series: [{ contact: 'S1' }, { contact: 'CR1', normally: 'closed' }] },
  );
  expect(
    simulatorOf(circuit)
      .start({ S1: true })
      .faults.map(({ code }) => code),
  ).toEqual(['short']);
});

test.each<[string, Circuit, string[]]>([
  ['as it must be', starDelta, []],
  ['the other way round', starDeltaOf(['L3', 'L1', 'L2']), []],
  ['no interlock', { ...starDelta, interlocks: [] }, ['short', 'short', 'short']],
  ['an interlock of what is not drawn', { ...starDelta, interlocks: [['KS', 'KX']] }, ['unknown-device']],
  ['a winding with both ends on one line', starDeltaOf(['L1', 'L3', 'L2']), ['motor-lines']],
  ['two second ends on one line', starDeltaOf(['L2', 'L3', 'L2']), ['motor-lines']],
  ['two windings', starDeltaOf(['L2', 'L1']), ['motor-lines']],
  ['a line that the branch has not', starDeltaOf(['L2', 'L3', 'N']), ['unknown-conductor']],
])('a star-delta starter, %s', (_, circuit, codes) => {
  expect([...new Set(checkCircuit(circuit).map(({ code }) => code))]).toEqual([...new Set(codes)]);
});

test('its contactors are told by what they join, and the mechanism with them', () => {
  expect(describeCircuit(starDelta)).toEqual([
    'Supply: 480 V, 3-phase, on L1, L2, L3, G.',
    'M1 (pump) on L1 to terminal U1, L2 to terminal V1, L3 to terminal W1, G to terminal PE through Q1 (breaker), K1 (line).',
    'KS (star) joins terminals U2, V2, W2.',
    'KD (delta) joins L2 to terminal U2, L3 to terminal V2, L1 to terminal W2.',
    'A mechanism keeps KS (star) and KD (delta) from closing together.',
  ]);
});

test('under a rule that does not hold the motor has three leads', () => {
  const when = ['Starting.SD'];
  const [supply] = starDelta.supplies;
  const branches = supply?.branches?.map((one) => ({
    ...one,
    ...(one.starDelta === undefined ? {} : { starDelta: { ...one.starDelta, when } }),
  }));
  const chosen = chooseParts(
    {
      ...starDelta,
      supplies: supply === undefined ? [] : [{ ...supply, ...(branches === undefined ? {} : { branches }) }],
    },
    () => false,
  );
  expect(simulatorOf(chosen).start({ K1: true }).energised.has('M1')).toBe(true);
  expect(describeCircuit(chosen).join(' ')).not.toMatch(/KS|KD/);
});
