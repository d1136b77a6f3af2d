import {
  brand,
  type Configurator,
  evaluate,
  type FreeingChange,
  initialSelection,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { answersAnotherQuestion, changeWords, costOf } from './change-words.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '4X', price: 10 },
        { code: '4XG', price: 84 },
        { code: '4XS', name: 'stainless', price: null },
      ],
    },
    { name: 'Alarm', options: [{ code: 'A0' }, { code: 'AB' }] },
    { name: 'Options', multiselect: true, options: [{ code: 'E' }] },
    { name: 'Cord length', kind: 'number', min: 0, max: 100, unit: 'ft' },
  ],
};
const start = toggleOption(configurator, initialSelection(configurator), 'Enclosure', '4X');
const switched = (to: string): FreeingChange => ({
  kind: 'switch',
  group: 'Enclosure',
  from: '4X',
  to,
  selection: switchOption(configurator, start, 'Enclosure', to),
});
const now = evaluate(configurator, start);

describe('a change that costs', () => {
  test.each([
    ['4XG', 7400],
    ['4XS', null],
  ])('to %s costs %s', (to, cents) => expect(costOf(configurator, now, switched(to))).toBe(cents));
  test.each([
    [7400, 'Switch enclosure to 4XG, +$74.00'],
    [-7400, 'Switch enclosure to 4XG, −$74.00'],
    [0, 'Switch enclosure to 4XG'],
    [null, 'Switch enclosure to 4XG'],
  ])('%s cents more is said so', (costs, words) => {
    expect(changeWords(configurator, 'Options', switched('4XG'), costs === null ? null : brand(costs))).toBe(words);
  });
  test('an option is called by its words', () => {
    expect(changeWords(configurator, 'Options', switched('4XS'), null)).toBe('Switch enclosure to stainless');
  });
});

describe('a question the visitor has not come to', () => {
  test.each<[FreeingChange, boolean]>([
    [{ kind: 'select', group: 'Alarm', code: 'AB', selection: [] }, true],
    [{ kind: 'set-value', group: 'Cord length', value: 30, selection: [] }, true],
    [{ kind: 'select', group: 'Options', code: 'E', selection: [] }, false],
    [{ kind: 'select', group: 'Enclosure', code: '4XG', replaces: '4X', selection: [] }, false],
    [switched('4XG'), false],
  ])('%j answers it: %s', (change, answers) => {
    expect(answersAnotherQuestion(configurator, now, change)).toBe(answers);
  });
});

test.each<[FreeingChange, string]>([
  [{ kind: 'switch', group: 'Enclosure', from: '4X', to: '4XG', selection: [] }, 'Switch enclosure to 4XG'],
  [{ kind: 'select', group: 'Alarm', code: 'AB', selection: [] }, 'Choose alarm AB'],
  [{ kind: 'select', group: 'Alarm', code: 'AB', replaces: 'A0', selection: [] }, 'Switch alarm to AB'],
  [{ kind: 'unselect', group: 'Options', code: 'E', selection: [] }, 'Take off E'],
  [{ kind: 'unselect', group: 'Alarm', code: 'A0', selection: [] }, 'Take off alarm A0'],
  [{ kind: 'set-value', group: 'Cord length', value: 30, selection: [] }, 'Set cord length to 30 ft'],
  [{ kind: 'set-value', group: 'Alarm', value: 30, selection: [] }, 'Set alarm to 30'],
])('%o is offered as “%s”', (change, words) => expect(changeWords(configurator, 'Options', change, null)).toBe(words));
