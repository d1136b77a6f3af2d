import { type Circuit, checkCircuit, drawCircuit, type Inputs, type State, simulatorOf } from '@millrace/circuits';
import { crossedWords, overlapsIn } from '@millrace/circuits/testing';
import { expect, test } from 'vitest';
import { everyChoice } from './every-choice.ts';
import { circuitsByFamily } from './index.ts';

const all = everyChoice();
const panels = all.filter(({ key }) => /harrier|tern/.test(key));
const duplexes = all.filter(({ key }) => key.startsWith('tern'));
const switches = all.filter(
  ({ circuit }) => Object.hasOwn(circuit.devices, 'FLOAT') && Object.hasOwn(circuit.devices, 'M1'),
);
const texts = new WeakMap<Circuit, string>();
/** Returns whether a label is drawn. */
function has(circuit: Circuit, label: string): boolean {
  const text = texts.get(circuit) ?? JSON.stringify(circuit.supplies);
  texts.set(circuit, text);
  return text.includes(`"${label}"`);
}

test('every circuit is sound, whatever is chosen', () => {
  const circuits = Object.entries(circuitsByFamily);
  expect(
    circuits.flatMap(([key, some]) => some.flatMap((one) => checkCircuit(one).map((fault) => [key, one.name, fault]))),
  ).toEqual([]);
  expect(all.length).toBeGreaterThan(800);
});

test('closing the float runs the pump, opening it stops it, and a float that fills does the reverse', () => {
  expect(switches.length).toBeGreaterThan(15);
  for (const drawn of switches) {
    const bench = simulatorOf(drawn.circuit);
    const fills = drawn.name.includes('fills');
    const runs = [false, true, false].map((FLOAT) => bench.move(bench.start(), { FLOAT }).energised.has('M1'));
    expect(runs, drawn.told).toEqual([fills, !fills, fills]);
  }
});

test('the contact of a signal float moves as the water rises, and an alarm sensor is apart from the pump', () => {
  const signals = all.flatMap(({ circuit, told }) =>
    (circuit.dryContacts ?? []).flatMap((contact) =>
      circuit.devices[contact.contact]?.kind === 'float' ? [{ circuit, told, contact }] : [],
    ),
  );
  expect(signals).toHaveLength(5);
  for (const { circuit, told, contact } of signals) {
    const bench = simulatorOf(circuit);
    const risen = bench.move(bench.start(), { [contact.contact]: true });
    const closed = [bench.start(), risen].map((state) =>
      bench.isContactClosed(state, { device: contact.contact, normally: contact.normally ?? 'open' }),
    );
    const rests = contact.normally === 'closed';
    expect([...closed, risen.energised.size], told).toEqual([rests, !rests, 0]);
  }
});

/** Everything that water, people and faults can move in a circuit. */
function movable({ devices, ...rest }: Circuit): { label: string; states: readonly (string | boolean)[] }[] {
  const used = JSON.stringify(rest);
  return Object.entries(devices).flatMap(([label, { kind, positions, senses }]) => {
    const isInField = senses !== undefined && devices[senses.contact]?.kind !== 'relay';
    const moved = isInField && used.includes(`"${label}"`) ? [{ label: senses.contact, states: [false, true] }] : [];
    if (!used.includes(`"${label}"`)) return moved;
    if (kind === 'selector') return [...moved, { label, states: positions ?? [] }];
    const isMovable = [
      'float',
      'breaker',
      'disconnect',
      'fuse',
      'protector',
      'plug',
      'button',
      'fault-contact',
    ].includes(kind);
    return isMovable ? [...moved, { label, states: [false, true] }] : moved;
  });
}

/** Moves of each circuit; many more were tried once. */
const STEPS = 30;

/** A generator of the same numbers on every run. */
function* numbers(seed: number): Generator<number, never> {
  let at = seed;
  for (;;) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield at / 2_147_483_648;
  }
}

const isTripped = ({ inputs, heldOff }: State, pump: number): boolean => {
  const mains = inputs['CB'] !== true && !heldOff.has('CB');
  const generator = inputs['QG'] === true && !heldOff.has('QG') && inputs['XG'] !== true;
  return [`Q${pump}`, 'DS', 'FU'].some((label) => inputs[label] === true) || !(mains || generator);
};
const isOnAt = ({ operated }: State, pump: number): boolean => operated.has(`K${pump}`);

test('in no state is the supply shorted, a phase missing or a relay in doubt; motors run with their contactors and in no other state', () => {
  const random = numbers(14);
  let states = 0;
  for (const drawn of all) {
    const bench = simulatorOf(drawn.circuit);
    const moves = movable(drawn.circuit);
    const pumps = pumpsOf(drawn.circuit);
    let state = bench.start();
    for (let step = 0; step < STEPS; step += 1) {
      const move = moves[Math.floor(random.next().value * moves.length)];
      if (move === undefined) throw new Error('nothing moves');
      const value = move.states[Math.floor(random.next().value * move.states.length)] ?? false;
      state = bench.move(state, { [move.label]: value });
      states += 1;
      if (state.faults.length > 0) expect(state.faults, drawn.told).toEqual([]);
      for (const pump of pumps) {
        const runs = state.energised.has(`M${pump}`);
        if (runs !== (isOnAt(state, pump) && !isTripped(state, pump))) expect.fail(`${drawn.told}, pump ${pump}`);
        if (runs && state.inputs[`S${pump}`] === 'OFF') expect.fail(`${drawn.told}: runs in OFF`);
      }
    }
  }
  expect(states).toBe(all.length * STEPS);
});

const pumpsOf = (circuit: Circuit): number[] => [1, 2].filter((pump) => has(circuit, `K${pump}`));
const automatic: Inputs = { S1: 'AUTO', S2: 'AUTO' };
const running = (state: State): number[] => [1, 2].filter((pump) => state.energised.has(`M${pump}`));

test('off stops, hand runs without any float, automatic waits for the floats', () => {
  for (const drawn of panels) {
    const bench = simulatorOf(drawn.circuit);
    for (const pump of pumpsOf(drawn.circuit)) {
      const at = (position: string) => running(bench.start({ [`S${pump}`]: position }));
      expect([at('OFF'), at('HAND'), at('AUTO')], drawn.told).toEqual([[], [pump], []]);
      const trip = bench.start({ [`S${pump}`]: 'HAND', [`Q${pump}`]: true });
      if (has(drawn.circuit, `Q${pump}`)) expect(running(trip), drawn.told).toEqual([]);
      const warm = bench.start({ [`S${pump}`]: 'HAND', [`TS${pump}`]: true });
      if (has(drawn.circuit, `OT${pump}`)) expect(running(warm), drawn.told).toEqual([]);
    }
  }
});

test('the simplex starts at its start float and runs until its stop float', () => {
  for (const drawn of panels.filter(({ key }) => key === 'harrier-simplex')) {
    const bench = simulatorOf(drawn.circuit);
    const steps: Inputs[] = has(drawn.circuit, 'PUMP')
      ? [{ PUMP: true }, { PUMP: false }]
      : [{ ROFF: true }, { STOP: true }, { START: true }, { START: false }, { STOP: false }];
    let state = bench.passDelay(bench.start(automatic));
    const runs = steps.map((inputs) => {
      state = bench.move(state, inputs);
      return running(state).length;
    });
    expect(runs, drawn.told).toEqual(has(drawn.circuit, 'PUMP') ? [1, 0] : [0, 0, 1, 1, 0]);
  }
});

test('a start delay holds a pump in automatic after each return of the power, and never by hand', () => {
  const delayed = panels.filter(({ circuit }) => has(circuit, 'TD'));
  expect(delayed.length).toBeGreaterThan(10);
  for (const drawn of delayed) {
    const bench = simulatorOf(drawn.circuit);
    const called = bench.start({ ...automatic, ROFF: true, STOP: true, START: true, PUMP: true });
    const after = bench.passDelay(called);
    const back = bench.move(bench.move(after, { F1: true }), { F1: false });
    expect([called, after, back, bench.passDelay(back)].map(running), drawn.told).toEqual([[], [1], [], [1]]);
    expect(running(bench.start({ S1: 'HAND' })), drawn.told).toEqual([1]);
  }
});

/** The water rises to the alarm and falls again; the pumps that run at lead, at lag, and until the stop float. */
function cycle(bench: ReturnType<typeof simulatorOf>, from: State): { runs: number[][]; state: State } {
  const steps: Inputs[] = [
    { ROFF: true, STOP: true },
    { LEAD: true },
    { LAG: true },
    { ALARM: true },
    { ALARM: false, LAG: false, LEAD: false },
    { STOP: false },
    { ROFF: false },
  ];
  let state = from;
  const runs = steps.map((inputs) => {
    state = bench.move(state, inputs);
    return running(state);
  });
  return { runs, state };
}

test('the duplex runs the lead, then both, and alternates as its option says', () => {
  for (const drawn of duplexes) {
    const bench = simulatorOf(drawn.circuit);
    const [alternation = ''] = drawn.picks[0]?.['Alternation'] ?? [''];
    let state = bench.start(automatic);
    const leads = [1, 2, 3].map(() => {
      const { runs, state: after } = cycle(bench, state);
      const [still, lead, lag, alarm, falling, ...stopped] = runs;
      expect([still, lag, alarm, falling, stopped], drawn.told).toEqual([[], [1, 2], [1, 2], [1, 2], [[], []]]);
      state = alternation === 'NT' ? bench.passDay(after) : after;
      return lead;
    });
    const expected = alternation === 'N0' ? [[1], [1], [1]] : [[1], [2], [1]];
    expect(leads, drawn.told).toEqual(expected);
  }
});

test('the diagram says so where the lag pump needs the circuit of the alarm', () => {
  const own = duplexes.filter(({ circuit }) => circuit.supplies.length > 1);
  const needs = own.map((drawn) => {
    const bench = simulatorOf(drawn.circuit);
    const called = cycle(bench, bench.start({ ...automatic, F2: true })).runs[2];
    const isSaid = (drawn.circuit.notes ?? []).some(({ words }) =>
      words.startsWith('The lag float works on the circuit of the alarm'),
    );
    expect(isSaid, drawn.told).toBe(called?.length !== 2);
    return isSaid;
  });
  expect(new Set(needs)).toEqual(new Set([true, false]));
});

test('the lead selector makes either pump lead', () => {
  const selected = duplexes.filter(({ circuit }) => has(circuit, 'S4'));
  expect(selected.length).toBeGreaterThan(0);
  for (const drawn of selected) {
    const bench = simulatorOf(drawn.circuit);
    for (const pump of [1, 2])
      for (let nth = 0; nth < 2; nth += 1)
        expect(cycle(bench, bench.start({ ...automatic, S4: String(pump) })).runs[1], drawn.told).toEqual([pump]);
  }
});

test('the second pump starts when the lead pump has tripped', () => {
  for (const drawn of duplexes.filter(({ circuit }) => has(circuit, 'Q1'))) {
    const bench = simulatorOf(drawn.circuit);
    const low = bench.start({ ...automatic, Q1: true, ROFF: true, STOP: true, LEAD: true });
    expect(running(bench.move(low, { LAG: true })), drawn.told).toEqual([2]);
  }
});

const highWater = (circuit: Circuit): Inputs =>
  ['ALARM', 'FLOAT'].some((label) => has(circuit, label) || has(circuit, 'IS4'))
    ? { ALARM: true, FLOAT: true }
    : { LAG: true };
const lowWater = { ALARM: false, FLOAT: false, LAG: false };
const sounding = all.filter(({ circuit }) => has(circuit, 'HRN'));

test('high water sounds the horn and lights the beacon; silence holds until the water has fallen, and the next rise sounds again', () => {
  expect(sounding.length).toBeGreaterThan(100);
  for (const drawn of sounding) {
    const bench = simulatorOf(drawn.circuit);
    const signals = ({ energised }: State) => [energised.has('BCN'), energised.has('HRN')];
    let state = bench.start();
    const seen = [
      {},
      highWater(drawn.circuit),
      { S3: 'SILENCE' },
      { S3: 'NORMAL' },
      lowWater,
      highWater(drawn.circuit),
    ].map((inputs) => {
      state = bench.move(state, inputs);
      return signals(state);
    });
    expect(seen, drawn.told).toEqual([
      [false, false],
      [true, true],
      [true, false],
      [true, false],
      [false, false],
      [true, true],
    ]);
    expect(signals(bench.start({ S3: 'TEST' })), drawn.told).toEqual([true, true]);
  }
});

test('an alarm on a circuit of its own works while the pumps have lost their supply', () => {
  const own = sounding.filter(({ circuit }) => circuit.supplies.length > 1);
  expect(own.length).toBeGreaterThan(50);
  for (const drawn of own) {
    const bench = simulatorOf(drawn.circuit);
    const dead = bench.start({ F1: true, CB: true, DS: true, FU: true, ...highWater(drawn.circuit) });
    expect([dead.energised.has('HRN'), running(dead)], drawn.told).toEqual([true, []]);
  }
});

test('an alarm with a float of its own sounds though the control fuse has blown', () => {
  const apart = sounding.filter(({ circuit }) => has(circuit, 'ALARM') || has(circuit, 'IS4'));
  expect(apart.filter(({ circuit }) => has(circuit, 'IS4')).length).toBeGreaterThan(5);
  for (const { circuit, told } of apart) {
    const bench = simulatorOf(circuit);
    const risen = bench.start({ ...automatic, F1: true, ...highWater(circuit) });
    expect(risen.energised.has('HRN'), told).toBe(true);
  }
});

test('no words of a diagram lie on other words, and no line runs through them', () => {
  for (const drawn of all.filter((_, nth) => nth % 3 === 0)) {
    const drawing = drawCircuit(drawn.circuit, drawn.key);
    const faults = [overlapsIn(drawing), crossedWords(drawing)];
    if (faults.flat().length > 0) expect(faults, drawn.told).toEqual([[], []]);
  }
});

const breaking = new Set(['fuse', 'breaker', 'protector']);

test('each branch off the supply of a panel has a fuse or a breaker in every line, which takes that branch alone', () => {
  let tried = 0;
  for (const { circuit, told } of panels) {
    const bench = simulatorOf(circuit);
    const live = bench.start({ S1: 'HAND', S2: 'HAND' });
    for (const { branches = [], ladders = [] } of circuit.supplies) {
      const isAlone = branches.filter(({ load }) => circuit.devices[load]?.kind === 'motor').length === 1;
      for (const { load, lines, through } of branches) {
        const { kind, phases } = circuit.devices[load] ?? {};
        if (kind === 'motor' && phases === 1 && isAlone) continue;
        const guards = through.filter(({ device }) => breaking.has(circuit.devices[device]?.kind ?? ''));
        const guarded = new Set(guards.flatMap(({ poles }) => poles));
        const bare = lines.filter((line) => !['N', 'G'].includes(line) && !guarded.has(line));
        expect(bare, `${told}: ${load}`).toEqual([]);
        const open = bench.move(live, Object.fromEntries(guards.map(({ device }) => [device, true])));
        expect(
          [live, open].map(({ energised }) => energised.has(load)),
          `${told}: ${load}`,
        ).toEqual([true, false]);
        tried += 1;
      }
      for (const { feeds, sections } of ladders)
        for (const { fuse } of sections) {
          const hasFeed = feeds.every(
            ({ from, fuses: [one, other] }) => one !== '' && (other !== '' || from[1] === 'N'),
          );
          expect(fuse !== undefined || hasFeed, told).toBe(true);
          const isFused = feeds.every(({ through }) => through === undefined || hasFeed);
          expect(isFused, told).toBe(true);
        }
    }
  }
  expect(tried).toBeGreaterThan(1000);
});
