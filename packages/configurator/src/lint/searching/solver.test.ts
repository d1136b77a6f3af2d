import { describe, expect, test, vi } from 'vitest';
import type { State } from '../../bounds/state.ts';
import { type ConfigGroup, type Configurator, evaluate } from '../../index.ts';
import { finish } from '../../pausable.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, several } from '../../testing/build.ts';
import { chooseOptions, emptyAssignment, type GroupChoice, NOTHING_CHOSEN } from './assignment.ts';
import type { Budget } from './context.ts';
import { type Question, solve } from './solver.ts';

interface Asked extends Partial<Pick<Question, 'complete' | 'order' | 'rest'>> {
  config: Configurator;
  readings?: number;
  /** Whether the groups may be left empty; that is tried first. */
  mayBeEmpty?: boolean;
  accepts?: (numbers: readonly string[]) => boolean;
  steps?: number;
}

/** The numbers of the readings that are found, with the steps that it took and the numbers that were refused. */
function solved({ config, readings = 1, mayBeEmpty = false, accepts = () => true, steps = 1000, ...rest }: Asked) {
  const compiled = compile(config);
  const all = Array.from({ length: readings }, (_, at) => at);
  const choicesOf = (index: number): readonly GroupChoice[] => {
    const group = compiled.groups[index];
    const values = group?.isNumber === true ? [1, 2, 3].map((value): GroupChoice => ({ options: [], value })) : [];
    const options = group?.options.map((option) => chooseOptions([option])) ?? [];
    return [...(mayBeEmpty ? [NOTHING_CHOSEN] : []), ...options, ...values];
  };
  const refused: string[] = [];
  const numbersOf = (states: readonly State[]) =>
    states.map(({ selection }) => `${evaluate(config, selection).itemNo}`);
  const budget: Budget = { left: steps, exhausted: false, unpaused: 0 };
  const question: Question = {
    compiled,
    readings: all.map(() => emptyAssignment(compiled)),
    order: compiled.groups.map(({ index }) => ({ group: index, readings: all })),
    choicesOf,
    complete: true,
    ...rest,
    accepts: (states) => {
      const isAccepted = accepts(numbersOf(states));
      if (!isAccepted) refused.push(numbersOf(states).join(' '));
      return isAccepted;
    },
  };
  const states = finish(solve(question, budget));
  const untouched = all.map(() => emptyAssignment(compiled));
  expect(question.readings).toEqual(untouched);
  return {
    found: states === null ? null : numbersOf(states),
    refused,
    taken: steps - budget.left,
    exhausted: budget.exhausted,
  };
}

const a = choice('A', ['a', 'b']);
const ruled = configurator([a, choice('B', [{ code: 'x', enableIf: ['A.b'] }, 'y'])]);

test('the first choices that agree with each other are taken, at a step for each and twenty to settle them', () => {
  expect(solved({ config: ruled })).toEqual({ found: ['a-y'], refused: [], taken: 23, exhausted: false });
});

test('what is not accepted is tried on, to the last', () => {
  const asked = solved({ config: ruled, accepts: ([one]) => one === 'b-x' });
  expect(asked).toEqual({ found: ['b-x'], refused: ['a-y'], taken: 45, exhausted: false });
  expect(solved({ config: ruled, accepts: () => false })).toEqual({
    found: null,
    refused: ['a-y', 'b-x', 'b-y'],
    taken: 66,
    exhausted: false,
  });
});

test.each<[number, boolean, string[] | null]>([
  [23, false, ['a-y']],
  [22, true, null],
  [2, true, null],
  [0, true, null],
])('with %d steps it is out of steps: %j', (steps, exhausted, found) => {
  expect(solved({ config: ruled, steps })).toMatchObject({ exhausted, found });
});

describe('a group may be left empty', () => {
  const first = (groups: readonly ConfigGroup[], complete = true) =>
    solved({ config: configurator(groups), mayBeEmpty: true, complete }).found;
  test.each<[string, readonly ConfigGroup[], string]>([
    ['not where it must be answered', [a], 'a'],
    ['where it is optional', [a, choice('B', ['x'], { optional: true })], 'a'],
    ['where it is not printed', [a, choice('B', ['x'], { printed: false })], 'a'],
    ['where it is hidden', [a, choice('B', ['x'], { showIf: ['A.b'] })], 'a'],
    ['not where it shows', [a, choice('B', ['x'], { showIf: ['A.a'] })], 'a-x'],
    ['where a rule may hold an option', [a, choice('B', [{ code: 'x', selectIf: ['A.a'] }])], 'a-x'],
    ['where an option is held always', [a, choice('B', [{ code: 'x', selected: true, isReadonly: true }])], 'a-x'],
    ['not where a value is asked for', [a, number('N', { max: 9 })], 'a-1'],
  ])('%s', (_, groups, expected) => expect(first(groups)).toEqual([expected]));

  test('always, where the selection need not be complete', () => expect(first([a, a], false)).toEqual(['']));

  test('and a hidden one is never answered', () => {
    const config = configurator([a, choice('B', ['x'], { showIf: ['A.b'] })]);
    expect(solved({ config, accepts: () => false, mayBeEmpty: true }).refused).toEqual(['a', 'b-x']);
  });
});

describe('a requirement that certainly fails', () => {
  const config = configurator([a, choice('B', ['x', 'y'])], { requires: [{ if: ['A.a'], then: ['B.y'] }] });
  test('ends a branch where the selection must be complete', () => {
    expect(solved({ config, accepts: () => false }).refused).toEqual(['a-y', 'b-x', 'b-y']);
    expect(solved({ config, accepts: () => false, complete: false }).refused).toEqual(['a-x', 'a-y', 'b-x', 'b-y']);
  });
});

describe('several readings', () => {
  const config = configurator([a, several('B', ['x', 'y'])]);
  test('share a choice, or have their own', () => {
    const both = solved({ config, readings: 2 });
    expect(both.found).toEqual(['a-x', 'a-x']);
    const order = [
      { group: 0, readings: [0, 1] },
      { group: 1, readings: [0] },
      { group: 1, readings: [1] },
    ];
    const accepts = ([one, other]: readonly string[]) => one !== other;
    expect(solved({ config, readings: 2, order, accepts })).toMatchObject({
      found: ['a-x', 'a-y'],
      refused: ['a-x a-x'],
    });
  });
});

describe('the rest of a search has steps of its own', () => {
  const config = configurator([a, choice('B', ['x', 'y'])]);
  test('and where they are spent, what is before is decided otherwise', () => {
    const gaveUp = vi.fn();
    const rest = { from: 1, steps: 30, gaveUp };
    const asked = solved({ config, rest, accepts: ([one]) => one === 'b-x' });
    expect(asked).toEqual({ found: ['b-x'], refused: ['a-x'], taken: 45, exhausted: false });
    expect(gaveUp).toHaveBeenCalledTimes(1);
  });
  test('of which no more are given than there are', () => {
    const rest = { from: 1, steps: 1000, gaveUp: () => {} };
    expect(solved({ config, rest, steps: 30, accepts: () => false })).toMatchObject({ refused: ['a-x'], taken: 26 });
  });
  test('which is all of it from the second group on, and not from the first', () => {
    const gaveUp = vi.fn();
    solved({ config, rest: { from: 2, steps: 1, gaveUp } });
    expect(gaveUp).toHaveBeenCalledTimes(2 * 2);
  });
});

test('a search pauses after some steps', () => {
  const many = configurator(['A', 'B', 'C'].map((name) => choice(name, ['a', 'b', 'c', 'd', 'e'])));
  const compiled = compile(many);
  const budget: Budget = { left: 1e6, exhausted: false, unpaused: 0 };
  const search = solve(
    {
      compiled,
      readings: [emptyAssignment(compiled)],
      order: compiled.groups.map(({ index }) => ({ group: index, readings: [0] })),
      choicesOf: (index) => compiled.groups[index]?.options.map((option) => chooseOptions([option])) ?? [],
      complete: true,
      accepts: () => false,
    },
    budget,
  );
  let pauses = 0;
  while (search.next().done !== true) pauses += 1;
  // 5 + 25 + 125 choices, and 125 selections settled.
  expect(1e6 - budget.left).toBe(155 + 125 * 20);
  expect(pauses).toBeGreaterThan(15);
  expect(pauses).toBeLessThan(21);
});
