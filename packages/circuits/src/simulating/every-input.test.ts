import { describe, expect, test } from 'vitest';
import type { Across, Circuit, Device, DeviceKind, Feed, Node, Supply } from '../data/circuit.ts';
import { ladderOf } from '../testing/small-circuits.ts';
import { type Inputs, type State, simulatorOf, withAllClosed } from './simulator.ts';

const device = (kind: DeviceKind, change: Partial<Device> = {}): Device => ({ kind, words: '', ...change });
const lamp = device('lamp');
const float = device('float');
const on = (state: State): string => [...state.energised].sort().join(' ');
/** Each fault once: a short that stays is told for each step till all has settled. */
const faults = ({ faults: found }: State): string[] => [
  ...new Set(found.map((one) => (one.code === 'short' ? `short ${one.between.join(' + ')}` : one.code))),
];
/** The devices that are live after each move, one after the other. */
function after(circuit: Circuit, ...moves: Inputs[]): string[] {
  const bench = simulatorOf(circuit);
  let state = bench.start();
  return moves.map((move) => {
    state = bench.move(state, move);
    return on(state);
  });
}

describe('a selector closes the contacts of its position', () => {
  const hand = { series: [{ contact: 'S', position: 'HAND' }, { load: 'H' }] };
  const auto = { series: [{ contact: 'S', position: 'AUTO' }, { load: 'A' }] };
  const closedAtOff = { series: [{ contact: 'S', position: 'OFF', normally: 'closed' }, { load: 'O' }] } as const;
  const circuit = ladderOf(
    { S: device('selector', { positions: ['OFF', 'HAND', 'AUTO'] }), H: lamp, A: lamp, O: lamp },
    hand,
    auto,
    closedAtOff,
  );
  test('the first one it is delivered in, whatever is said of its rest', () => {
    expect(on(simulatorOf(circuit).start())).toBe('O');
  });
  test('and no other, one after the other', () => {
    const moves = ['HAND', 'AUTO', 'OFF', 'LOCKED'].map((S) => ({ S }));
    expect(after(circuit, ...moves)).toEqual(['H', 'A', 'O', '']);
  });
  test('without positions none is closed till one is taken', () => {
    const bare = ladderOf({ S: device('selector'), H: lamp }, hand);
    expect(after(bare, {}, { S: 'HAND' })).toEqual(['', 'H']);
  });
  test('what was moved before stays where it is', () => {
    const both = ladderOf(
      { S: device('selector', { positions: ['OFF', 'HAND'] }), F: float, H: lamp },
      { series: [{ contact: 'S', position: 'HAND' }, { contact: 'F' }, { load: 'H' }] },
    );
    expect(after(both, { S: 'HAND' }, { F: true }, { F: false }, { F: true, S: 'OFF' })).toEqual(['', 'H', '', '']);
  });
});

describe('an alternator changes over', () => {
  const circuitOf = (changes?: 'on-release' | 'by-clock'): Circuit =>
    ladderOf(
      { F: float, ALT: device('alternator', changes === undefined ? {} : { changes }), H1: lamp, H2: lamp },
      { series: [{ contact: 'F' }, { load: 'ALT' }] },
      { series: [{ contact: 'ALT', normally: 'closed' }, { load: 'H1' }] },
      { series: [{ contact: 'ALT' }, { load: 'H2' }] },
    );
  const leads = (circuit: Circuit): string[] => {
    const bench = simulatorOf(circuit);
    const still = bench.start();
    const called = bench.move(still, { F: true });
    const nextDay = bench.passDay(called);
    const dayAfter = bench.passDay(nextDay);
    const released = bench.move(nextDay, { F: false });
    const unpowered = bench.passDay(released);
    return [still, bench.passDay(still), called, nextDay, dayAfter, released, unpowered].map((state) =>
      state.energised.has('H1') ? (state.energised.has('H2') ? 'both' : '1') : state.energised.has('H2') ? '2' : 'none',
    );
  };
  test.each<[string, Parameters<typeof circuitOf>[0], string]>([
    ['each day that it has power, by the clock', 'by-clock', '1 1 1 2 1 2 2'],
    ['each time it is released', 'on-release', '1 1 1 1 1 2 2'],
    ['not at all, where nothing makes it', undefined, '1 1 1 1 1 1 1'],
  ])('%s', (_, changes, expected) => expect(leads(circuitOf(changes)).join(' ')).toBe(expected));

  test('a relay does not change with the day', () => {
    const circuit = ladderOf(
      { R: device('relay'), H: lamp },
      { load: 'R' },
      { series: [{ contact: 'R' }, { load: 'H' }] },
    );
    const bench = simulatorOf(circuit);
    const state = bench.start();
    expect([on(state), on(bench.passDay(state)), [...bench.passDay(state).changedOver]]).toEqual(['H R', 'H R', []]);
  });
});

describe('a relay that is late', () => {
  const late = (kind: DeviceKind): Circuit =>
    ladderOf(
      { F: float, T: device(kind), H: lamp },
      { series: [{ contact: 'F' }, { load: 'T' }] },
      { series: [{ contact: 'T' }, { load: 'H' }] },
    );
  test.each<[DeviceKind, string[]]>([
    ['delay-relay', ['', 'T', 'H T', 'H T', '']],
    ['voltage-relay', ['', 'T', 'H T', 'H T', '']],
    ['relay', ['', 'H T', 'H T', 'H T', '']],
    ['contactor', ['', 'H T', 'H T', 'H T', '']],
  ])('or not: %s', (kind, expected) => {
    const bench = simulatorOf(late(kind));
    const still = bench.start();
    const called = bench.move(still, { F: true });
    const passed = bench.passDelay(called);
    const again = bench.passDelay(passed);
    expect([still, called, passed, again, bench.move(again, { F: false })].map(on)).toEqual(expected);
  });
  test('two delays one after the other pass one after the other', () => {
    const circuit = ladderOf(
      { T1: device('delay-relay'), T2: device('delay-relay'), H: lamp },
      { load: 'T1' },
      { series: [{ contact: 'T1' }, { load: 'T2' }] },
      { series: [{ contact: 'T2' }, { load: 'H' }] },
    );
    const bench = simulatorOf(circuit);
    const states = [bench.start()];
    for (let nth = 0; nth < 3; nth += 1) states.push(bench.passDelay(states.at(-1) ?? bench.start()));
    expect(states.map(on)).toEqual(['T1', 'T1 T2', 'H T1 T2', 'H T1 T2']);
    expect(states.map(({ elapsed }) => [...elapsed].join(' '))).toEqual(['', 'T1', 'T1 T2', 'T1 T2']);
  });
});

describe('a monitor operates', () => {
  const cases = (['closed', 'open'] as const).flatMap((operates) =>
    ([undefined, 'open', 'closed'] as const).map((normally) => [operates, normally] as const),
  );
  test.each(cases)('when its contact is %s, which at rest is %s', (operates, normally) => {
    const senses = {
      contact: 'F',
      terminals: ['1', '2'],
      operates,
      ...(normally === undefined ? {} : { normally }),
    } as const;
    const circuit = ladderOf(
      { F: float, MR: device('monitor', { senses }), H: lamp },
      { load: 'MR' },
      { series: [{ contact: 'MR' }, { load: 'H' }] },
    );
    const isAtRest = (normally === 'closed') === (operates === 'closed');
    expect(after(circuit, {}, { F: true }, { F1: true })).toEqual(isAtRest ? ['H MR', 'MR', ''] : ['MR', 'H MR', '']);
  });
});

describe('what feeds a control circuit', () => {
  const supplied = (feed: Partial<Feed>, devices: Circuit['devices'], ...rungs: Node[]): Circuit => ({
    name: '',
    devices,
    supplies: [
      {
        name: 'mains',
        words: '',
        conductors: ['L1', 'L2', 'N', 'G'],
        ladders: [
          {
            words: '',
            feeds: [{ from: ['L1', 'N'], fuses: ['', ''], volts: '', ...feed }],
            sections: [{ rungs: rungs.map((of) => ({ of })) }],
          },
        ],
      },
    ],
  });
  const rung = { load: 'H' };
  const short = { contact: 'F' };
  const [T, PS] = [device('transformer'), device('power-supply')];
  const [A, B, C] = [device('fuse'), device('fuse'), device('fuse')];
  test.each<[string, Circuit, Inputs, string, string[]]>([
    ['two conductors', supplied({}, { H: lamp }, rung), {}, 'H', []],
    ['one conductor twice feeds nothing', supplied({ from: ['L1', 'L1'] }, { H: lamp }, rung), {}, '', []],
    ['the first fuse', supplied({ fuses: ['A', 'B'] }, { A, B, H: lamp }, rung), { A: true }, '', []],
    ['the second fuse', supplied({ fuses: ['A', 'B'] }, { A, B, H: lamp }, rung), { B: true }, '', []],
    ['both fuses whole', supplied({ fuses: ['A', 'B'] }, { A, B, H: lamp }, rung), {}, 'H', []],
    ['a transformer', supplied({ through: 'T' }, { T, H: lamp }, rung), {}, 'H', []],
    [
      'the fuse behind a transformer',
      supplied({ through: 'T', secondary: 'C' }, { T, C, H: lamp }, rung),
      { C: true },
      '',
      [],
    ],
    [
      'a transformer of one conductor',
      supplied({ through: 'T', from: ['L1', 'L1'] }, { T, H: lamp }, rung),
      {},
      '',
      [],
    ],
    ['a power supply', supplied({ through: 'PS' }, { PS, H: lamp }, rung), {}, 'H', []],
    ['a short of the supply', supplied({}, { F: float }, short), { F: true }, '', ['short L1 of mains + N of mains']],
    [
      'a short behind a transformer, whose return is bonded',
      supplied({ through: 'T' }, { T, F: float }, short),
      { F: true },
      '',
      ['short G of mains + X1 of T', 'short X1 of T + X2 bonded of T'],
    ],
    [
      'a short behind a power supply, whose return is not',
      supplied({ through: 'PS' }, { PS, F: float }, short),
      { F: true },
      '',
      ['short X1 of PS + X2 of PS'],
    ],
    [
      'a short behind a fuse that is blown is none',
      supplied({ through: 'T', secondary: 'C' }, { T, C, F: float }, short),
      { F: true, C: true },
      '',
      [],
    ],
  ])('%s', (_, circuit, inputs, live, found) => {
    const state = simulatorOf(circuit).start(inputs);
    expect([on(state), faults(state)]).toEqual([live, found]);
  });

  test('a section behind a fuse of its own goes with it, and no other does', () => {
    const circuit = supplied({}, { A, H: lamp, H2: lamp }, rung);
    const sections = [{ rungs: [{ of: rung }] }, { fuse: 'A', rungs: [{ of: { load: 'H2' } }] }];
    const supplies = circuit.supplies.map((one) => ({
      ...one,
      ladders: (one.ladders ?? []).map((ladder) => ({ ...ladder, sections })),
    }));
    expect(after({ ...circuit, supplies }, {}, { A: true }, { A: false })).toEqual(['H H2', 'H', 'H H2']);
  });
});

describe('a second source', () => {
  const lines = ['L1', 'L2', 'N'];
  const across = (label: string, normally: Across['normally']): Across => ({
    device: label,
    poles: ['L1', 'L2'],
    ...(normally === undefined ? {} : { normally }),
  });
  const supply: Supply = {
    name: 'mains',
    words: '',
    conductors: [...lines, 'G'],
    incoming: [across('Q1', undefined)],
    standby: { words: '', incoming: [across('Q2', 'open')] },
    branches: [{ lines: ['L1', 'L2', 'G'], through: [], load: 'M' }],
  };
  const circuit: Circuit = {
    name: '',
    devices: { Q1: device('breaker'), Q2: device('breaker'), M: device('motor', { phases: 1 }) },
    supplies: [supply],
  };
  const shorts = ['L1', 'L2'].map((mark) => `short ${mark} of mains + ${mark} of the second source of mains`);
  test.each<[string, Inputs, string, string[]]>([
    ['stands by', {}, 'M', []],
    ['takes over', { Q1: true, Q2: true }, 'M', []],
    ['neither feeds', { Q1: true }, '', []],
    ['both short, but for the neutral and the ground', { Q2: true }, 'M', shorts],
  ])('%s', (_, inputs, live, found) => {
    const state = simulatorOf(circuit).start(inputs);
    expect([on(state), faults(state)]).toEqual([live, found]);
  });
  test('with an interlock they are never on together, in any way that contacts close', () => {
    const interlocked: Circuit = { ...circuit, interlocks: [['Q1', 'Q2']] };
    expect(faults(simulatorOf(interlocked).start({ Q2: true }))).toEqual([]);
    expect(withAllClosed(interlocked).shorts).toEqual([]);
    expect(withAllClosed(circuit).shorts).toHaveLength(2);
    expect([...withAllClosed(interlocked).live]).toEqual(['M']);
  });
});

describe('a motor runs on its lines', () => {
  const motorOn = (lines: string[], phases: 1 | 3, change: object = {}): Circuit => ({
    name: '',
    devices: { K: device('button'), K2: device('button'), KV: device('voltage-relay'), M: device('motor', { phases }) },
    supplies: [
      {
        name: 'mains',
        words: '',
        conductors: ['L1', 'L2', 'L3', 'N', 'G'],
        branches: [
          {
            lines,
            through: [
              { device: 'K', poles: lines.slice(0, 1), normally: 'open' },
              { device: 'K2', poles: lines.slice(1, 2), normally: 'open' },
            ],
            load: 'M',
            ...change,
          },
        ],
      },
    ],
  });
  const capacitors = { run: 'CN', start: 'CS', relay: 'KV', leads: ['R', 'C', 'S'] };
  const three = ['L1', 'L2', 'L3', 'G'];
  const both = { K: true, K2: true };
  test.each<[string, Circuit, Inputs, string, string[]]>([
    ['all three', motorOn(three, 3), both, 'M', []],
    ['the first is missing', motorOn(three, 3), { K2: true }, '', ['single-phasing']],
    ['the second is missing', motorOn(three, 3), { K: true }, '', ['single-phasing']],
    ['only the last is there', motorOn(three, 3), {}, '', ['single-phasing']],
    ['of one phase, one is missing', motorOn(['L1', 'N', 'G'], 1), { K: true }, '', []],
    ['of one phase', motorOn(['L1', 'N', 'G'], 1), both, 'M', []],
    ['one line alone', motorOn(['L1', 'G'], 1), both, '', []],
    ['the ground carries no current', motorOn(['L1', 'G', 'G'], 1), both, '', []],
    ['its voltage relay is live with it', motorOn(['L1', 'N', 'G'], 1, { capacitors }), both, 'KV M', []],
    ['and dead without', motorOn(['L1', 'N', 'G'], 1, { capacitors }), { K: true }, '', []],
  ])('%s', (_, circuit, inputs, live, found) => {
    const state = simulatorOf(circuit).start(inputs);
    expect([on(state), faults(state)]).toEqual([live, found]);
  });
  test('a motor of three leads has no windings to tell, and another label none at all', () => {
    const bench = simulatorOf(motorOn(three, 3));
    const state = bench.start(both);
    expect(bench.windingsOf(state, 'K')).toEqual([]);
    expect(bench.windingsOf(state, 'M')).toHaveLength(3);
  });
});

test('a contact is closed or not, as its device was moved', () => {
  const bench = simulatorOf(ladderOf({ F: float, R: device('relay') }, { series: [{ contact: 'F' }, { load: 'R' }] }));
  const closed = (state: State) =>
    ['F', 'R'].flatMap((label) =>
      (['open', 'closed'] as const).map((normally) => bench.isContactClosed(state, { device: label, normally })),
    );
  const still = bench.start();
  expect(closed(still)).toEqual([false, true, false, true]);
  expect(closed(bench.move(still, { F: true }))).toEqual([true, false, true, false]);
});

test('relays that chase one another never settle, and nothing is told as live', () => {
  const chasing = ladderOf(
    { A: device('relay'), B: device('relay') },
    { series: [{ contact: 'B', normally: 'closed' }, { load: 'A' }] },
    { series: [{ contact: 'A' }, { load: 'B' }] },
  );
  const state = simulatorOf(chasing).start();
  expect([on(state), faults(state)]).toEqual(['', ['never-settles']]);
});

test('a chain of relays as long as a panel has settles', () => {
  const labels = Array.from({ length: 30 }, (_, nth) => `R${nth}`);
  const circuit = ladderOf(
    { F: float, ...Object.fromEntries(labels.map((label) => [label, device('relay')])) },
    ...labels.map((load, nth) => ({ series: [{ contact: labels[nth - 1] ?? 'F' }, { load }] })),
  );
  expect(after(circuit, { F: true })).toEqual([labels.toSorted().join(' ')]);
});
