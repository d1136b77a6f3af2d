import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../../data/configurator.ts';
import { planOf } from '../../parsing/plan.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, sequence } from '../../testing/build.ts';
import { type Assignment, emptyAssignment } from '../searching/assignment.ts';
import { choiceBehind, isAlikeForTheRest, keyOf } from './pair-key.ts';
import type { Pair, PairSearch, Reading } from './pair-state.ts';
import { startCursor } from './reading-moves.ts';

const asking = (...rules: string[]): ConfigGroup => choice('Z', ['z', { code: 'y', enableIf: rules }]);

/** Two readings that stand before group `at`, of which one has chosen something. */
function readings(
  groups: readonly ConfigGroup[],
  at: number,
  chosen: Partial<Assignment>,
  other: Partial<Assignment> = {},
) {
  const compiled = compile(configurator(groups));
  const plan = planOf(compiled);
  const budget = { left: 100, exhausted: false, unpaused: 0 };
  const context = { stated: compiled.data, compiled, plan, budget };
  const search: PairSearch = {
    context,
    from: 0,
    separators: ['|', '|'],
    samples: new Map(),
    printing: { may: [], must: [] },
    budget,
  };
  const reading = (own: Partial<Assignment>): Reading => ({
    source: { plan, separator: '|', samples: new Map() },
    assignment: { ...emptyAssignment(compiled), ...own },
    cursor: startCursor(at, false),
    chosen: '',
    undecided: null,
  });
  const pair: Pair = {
    readings: [reading(chosen), reading(other)],
    ahead: '',
    leader: 0,
    first: false,
    seen: new Set(),
  };
  return { search, pair, assignment: pair.readings[0].assignment };
}

const asked = [choice('A', ['a', 'b', 'c']), asking('A.b')];
const counted = [choice('A', [{ code: 'a', maxQty: 9 }]), asking('A.quantity>2')];
const compared = [number('N', { max: 9 }), asking('N.value>4')];
const hidden = [choice('A', ['a', 'b']), choice('B', ['c', 'd'], { showIf: ['A.a'] }), asking('A.a')];

describe('the rest of two readings is alike', () => {
  test.each<[string, readonly ConfigGroup[], Partial<Assignment>, Partial<Assignment>, boolean]>([
    ['where both have chosen nothing', asked, {}, {}, true],
    [
      'where no rule asks what they chose',
      asked,
      { quantities: [1, 0, 0, 0, 0] },
      { quantities: [0, 0, 1, 0, 0] },
      true,
    ],
    ['not where a rule asks it', asked, { quantities: [1, 0, 0, 0, 0] }, { quantities: [0, 1, 0, 0, 0] }, false],
    ['whatever the pieces of an option', asked, { quantities: [0, 1, 0, 0, 0] }, { quantities: [0, 2, 0, 0, 0] }, true],
    ['not where a rule counts them', counted, { quantities: [1, 0, 0] }, { quantities: [2, 0, 0] }, false],
    ['where they are as many', counted, { quantities: [2, 0, 0] }, { quantities: [2, 0, 0] }, true],
    ['with one value', compared, { values: [5, null] }, { values: [5, null] }, true],
    ['not with another', compared, { values: [5, null] }, { values: [4, null] }, false],
    ['nor without one', compared, { values: [5, null] }, {}, false],
  ])('%s', (_, groups, one, other, isAlike) => {
    const { search, pair } = readings(groups, 1, one, other);
    expect(isAlikeForTheRest(search, pair)).toBe(isAlike);
  });

  test.each<[string, Partial<Assignment>, Partial<Assignment>, boolean]>([
    ['with one option or another', { quantities: [0, 0, 1, 0, 0, 0] }, { quantities: [0, 0, 0, 1, 0, 0] }, true],
    ['with an option or a value', { quantities: [0, 0, 1, 0, 0, 0] }, { values: [null, 0, null] }, true],
    ['not with an option and with nothing', { quantities: [0, 0, 1, 0, 0, 0] }, {}, false],
    ['not with a value and with nothing', { values: [null, 0, null] }, {}, false],
  ])('where a rule asks whether a group holds anything: %s', (_, one, other, isAlike) => {
    const { search, pair } = readings(hidden, 2, one, other);
    const plan = { ...search.context.plan, cuts: search.context.plan.cuts.map((cut) => ({ ...cut, groups: [1] })) };
    expect(isAlikeForTheRest({ ...search, context: { ...search.context, plan } }, pair)).toBe(isAlike);
  });
});

describe('what is chosen in a group that is left behind', () => {
  const behind = (groups: readonly ConfigGroup[], chosen: Partial<Assignment>): string => {
    const { search, assignment } = readings(groups, 1, chosen);
    return choiceBehind(search, assignment, 0);
  };
  const decided = [true, false];

  test.each<[string, readonly ConfigGroup[], Partial<Assignment>, string]>([
    ['nothing', asked, {}, ''],
    ['nothing, and that is decided', asked, { decided }, '-'],
    ['an option that no rule mentions', asked, { decided, quantities: [1, 0, 0, 0, 0] }, '+'],
    ['one that a rule mentions', asked, { decided, quantities: [0, 3, 0, 0, 0] }, '1,+'],
    ['before it is decided', asked, { quantities: [0, 1, 0, 0, 0] }, '1,'],
    ['pieces that a rule counts', counted, { decided, quantities: [3, 0, 0] }, '0*3,+'],
    [
      'entries of a sequence',
      [sequence('A', ['a', 'b'], { max: 3 }), asking('A.b')],
      { decided, quantities: [1, 2, 0, 0] },
      '1*2,+',
    ],
    ['a value', compared, { decided, values: [0, null] }, '-=0'],
    ['the literal of a hidden group', asked, { decided, literals: decided }, '~'],
  ])('%s', (_, groups, chosen, key) => expect(behind(groups, chosen)).toBe(key));
});

describe('two pairs of readings are told apart', () => {
  const key = (change: (pair: Pair) => Pair, chosen: Partial<Assignment> = {}, at = 1): string => {
    const { search, pair } = readings(asked, at, chosen);
    return keyOf(search, change(pair));
  };
  const same = (pair: Pair): Pair => pair;
  const moved =
    (cursor: Partial<Reading['cursor']>) =>
    (pair: Pair): Pair => {
      const [left, right] = pair.readings;
      return { ...pair, readings: [{ ...left, cursor: { ...left.cursor, ...cursor } }, right] };
    };
  test.each<[string, (pair: Pair) => Pair]>([
    ['what one is ahead', (pair) => ({ ...pair, ahead: 'x' })],
    ['which is ahead', (pair) => ({ ...pair, leader: 1 })],
    ['whether something is printed before', (pair) => ({ ...pair, first: true })],
    ['the group', moved({ group: 0 })],
    ['the place in it', moved({ next: 1 })],
    ['whether something is chosen in it', moved({ any: true })],
    ['whether something of it is printed', moved({ printed: true })],
    ['whether something of the number is', moved({ first: true })],
    [
      'which reading it is',
      ({ readings: [left, right], ...pair }) => moved({ next: 1 })({ ...pair, readings: [right, left] }),
    ],
    [
      'what was chosen before',
      ({ readings: [left, right], ...pair }) => ({ ...pair, readings: [{ ...left, chosen: '1,' }, right] }),
    ],
  ])('by %s', (_, change) => {
    expect(key(change)).not.toBe(key(same));
    expect(key(change)).not.toBe(key(moved({ next: 1, any: true, printed: true })));
  });

  test('by every option of the group they stand in, mentioned or not; after the last group by none', () => {
    const keys = [{}, { quantities: [1, 0, 0, 0, 0] }, { quantities: [0, 0, 1, 0, 0] }].map((chosen) =>
      key(same, chosen, 0),
    );
    expect(new Set(keys).size).toBe(3);
    expect(key(same, { quantities: [1, 0, 0, 0, 0] }, 2)).toBe(key(same, {}, 2));
  });
});
