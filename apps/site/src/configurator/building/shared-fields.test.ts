import { type Configurator, type Evaluation, evaluate, initialSelection } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { shareStates } from './share-states.ts';

const configurator: Configurator = {
  parts: { float: { configGroups: [{ name: 'Switch', options: [{ code: 'W' }, { code: 'R' }] }] } },
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Float', kind: 'assembly', part: 'float' },
  ],
};
const before: Evaluation = {
  ...evaluate(configurator, initialSelection(configurator)),
  facts: [
    { name: 'Weight', value: 3, unit: 'lb' },
    { name: 'Finish', value: 'grey' },
  ],
  ranges: [{ group: 'Cord', table: 'Cords', ranges: [{ min: 1, max: null }] }],
  toOrder: ['Supply', 'Float'],
};
/** The same values, made anew. */
const again = (given: Partial<Evaluation> = {}): Evaluation => ({ ...structuredClone(before), ...given });

test('what is the same is the old one, however it was made', () => {
  expect(shareStates(before, again())).toBe(before);
});

test.each<[string, Partial<Evaluation>]>([
  ['a fact more', { facts: [...before.facts, { name: 'Colour', value: 'red' }] }],
  ['a fact fewer', { facts: before.facts.slice(0, 1) }],
  ['no fact', { facts: [] }],
  ['a fact of another value', { facts: before.facts.map((fact) => ({ ...fact, value: 4 })) }],
  ['a fact of another unit', { facts: before.facts.map((fact) => ({ ...fact, unit: 'kg' })) }],
  ['a fact without its unit', { facts: before.facts.map(({ name, value }) => ({ name, value })) }],
  ['facts in another order', { facts: before.facts.toReversed() }],
  ['another range', { ranges: [{ group: 'Cord', table: 'Cords', ranges: [{ min: 1, max: 9 }] }] }],
  ['a range more', { ranges: [...before.ranges, ...before.ranges] }],
  ['a range of another group', { ranges: before.ranges.map((range) => ({ ...range, group: 'Hose' })) }],
  ['a group fewer to order', { toOrder: ['Supply'] }],
  ['another group to order', { toOrder: ['Supply', 'Hose'] }],
  ['another number', { itemNoAlt: 'other' }],
  ['another sum', { total: null }],
  ['another list of what is missing', { missing: [] }],
])('a change of the evaluation is seen, and the rest is shared: %s', (_, given) => {
  const after = again(given);
  const shared = shareStates(before, after);
  expect(shared).not.toBe(before);
  expect(shared).toEqual(after);
  expect(shared.groups).toBe(before.groups);
  for (const field of ['facts', 'ranges', 'toOrder'] as const)
    expect([field, shared[field] === before[field]]).toEqual([field, !(field in given)]);
});

test('another number of groups is seen, and each that stays is shared', () => {
  const fewer = shareStates(before, again({ groups: structuredClone(before.groups.slice(0, 1)) }));
  expect(fewer.groups.map((group) => before.groups.includes(group))).toEqual([true]);
  const more = shareStates(before, again({ groups: structuredClone([...before.groups, ...before.groups]) }));
  expect(more.groups.map((group) => before.groups.includes(group))).toEqual([true, true, false, false]);
});

const float = (selection: number[][]) => evaluate(configurator, [[0, 0], [selection]]);

test('the state of a part is shared, too', () => {
  const [one, same, other] = [float([[1, 0]]), float([[1, 0]]), float([[0, 1]])];
  expect(shareStates(one, same)).toBe(one);
  const shared = shareStates(one, other);
  expect(shared).toEqual(other);
  expect(shared.groups[0]).toBe(one.groups[0]);
  expect(shared.groups[1]?.assembly).not.toBe(one.groups[1]?.assembly);
});

test('a part that comes or goes is seen', () => {
  const whole = float([[1, 0]]);
  const without: Evaluation = { ...whole, groups: whole.groups.map(({ assembly: _, ...group }) => group) };
  expect(shareStates(without, whole)).toEqual(whole);
  expect(shareStates(whole, without)).toEqual(without);
  expect(shareStates(whole, without)).not.toBe(whole);
});
