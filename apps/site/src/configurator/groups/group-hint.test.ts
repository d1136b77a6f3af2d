import { type Configurator, evaluate, initialSelection, setValue, toggleOption } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { hintOf } from './group-hint.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Base', options: [{ code: 'B' }, { code: 'R' }] },
    { name: 'Extras', multiselect: true, maxSelect: 2, optional: true, options: [{ code: 'X' }] },
    { name: 'Lowest float', kind: 'number', min: 1, max: 9, printed: false, withOrder: true },
    { name: 'Delay', kind: 'number', min: 1, max: 9, printed: false },
  ],
};
const start = initialSelection(configurator);
const hint = (name: string, selection = start): string => {
  const evaluation = evaluate(configurator, selection);
  const index = configurator.configGroups.findIndex((group) => group.name === name);
  const [group, state] = [configurator.configGroups[index], evaluation.groups[index]];
  return group === undefined || state === undefined ? '' : hintOf(group, state, evaluation);
};

test('a group says how many may be chosen, that it is the last, and that the order needs it', () => {
  expect(hint('Base')).toBe('Choose one to see the price');
  expect(hint('Base', toggleOption(configurator, start, 'Base', 'R'))).toBe('Choose one');
  expect(hint('Extras')).toBe('Up to 2, in any order');
  expect(hint('Delay')).toBe('May be left out');
  expect(hint('Lowest float')).toBe('Needed with the order');
  expect(hint('Lowest float', setValue(configurator, start, 'Lowest float', 3))).toBe('May be left out');
});

test('a text and a sequence say how much they may have', () => {
  const typed: Configurator = {
    configGroups: [
      { name: 'Tag', kind: 'text', optional: true },
      { name: 'Rail', kind: 'sequence', min: 2, max: 4, optional: true, options: [{ code: 'K' }] },
      { name: 'Door', kind: 'sequence', max: 3, options: [{ code: 'P' }] },
    ],
  };
  const evaluation = evaluate(typed, []);
  const hints = typed.configGroups.map((group, at) => {
    const state = evaluation.groups[at];
    return state === undefined ? '' : hintOf(group, state, evaluation);
  });
  expect(hints).toEqual(['May be left out', '2 to 4, in order, or none', 'Up to 3, in order']);
});

test('an assembly says whether it may be left out, and how much of its part is open', () => {
  const part: Configurator = {
    configGroups: [
      ...['P', 'Q'].map((name) => ({ name, options: [{ code: name }] })),
      { name: 'Length', kind: 'number', optional: true, max: 9 },
    ],
  };
  const config: Configurator = {
    parts: { part },
    configGroups: [{ name: 'Float', kind: 'assembly', part: 'part', optional: true }],
  };
  const told = (own: Parameters<typeof evaluate>[1] | null) => {
    const evaluation = evaluate(config, [own === null ? [] : [own]]);
    const [[group], [state]] = [config.configGroups, evaluation.groups];
    return group === undefined || state === undefined ? '' : hintOf(group, state, evaluation);
  };
  expect([told(null), told([[0], [0], [3]]), told([[1], [1], []])]).toEqual(['May be left out', '2 to choose', '']);
});

test('the last question of a part promises no price', () => {
  const evaluation = evaluate(configurator, start);
  const [[group], [state]] = [configurator.configGroups, evaluation.groups];
  if (group === undefined || state === undefined) throw new Error('There is no group.');
  expect(hintOf(group, state, evaluation, true)).toBe('Choose one');
});
