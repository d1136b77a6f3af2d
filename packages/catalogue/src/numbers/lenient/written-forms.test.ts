import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { choice } from '../../testing/near-readings.ts';
import { readingBudget } from '../reading-budget.ts';
import { foldNumber } from './folded-number.ts';
import { writtenForms } from './written-forms.ts';

/** Codes of which some are the beginning of others, and a group that prints nothing. */
const alike: Configurator = {
  prefix: 'A-',
  configGroups: [choice('One', ['1', '11']), choice('Two', ['1', '11']), choice('Three', ['', 'X'])],
};
const told = (configurator: Configurator, typed: string, isCut = false) => {
  const folded = foldNumber(typed) ?? { text: '', breaks: new Set<number>() };
  return writtenForms(configurator, folded, { isCut, budget: readingBudget() });
};
const formsOf = (configurator: Configurator, typed: string, isCut = false): string[] =>
  told(configurator, typed, isCut).forms.map(({ number }) => number);

test.each<[string, Configurator, string, string[]]>([
  ['a number without separators', panel, 'td34x4f20', ['TD-3-4X-4F-20']],
  ['with its options', panel, 'TD34X4FE2S20', ['TD-3-4X-4F-E|2S-20']],
  ['one that has none', float, 'pf-30-nc', ['PF30NC']],
  ['another beginning', panel, 'TX34X4F20', []],
  ['the beginning alone', panel, 'TD', []],
  ['a number that ends early', panel, 'TD34X', []],
  ['one that goes on', panel, 'TD34X4F2020', []],
  ['another code', panel, 'TD34X5F20', []],
  ['one way to cut it', alike, 'A11', ['A-1-1']],
  ['two ways', alike, 'A111', ['A-1-11', 'A-11-1']],
  ['and a last code', alike, 'A1111X', ['A-11-11-X']],
  ['a last code too many', alike, 'A11XX', []],
])('%s may have been', (_, configurator, typed, forms) => {
  expect(formsOf(configurator, typed).toSorted()).toEqual(forms);
});

test.each<[string, string, string[]]>([
  ['at the separators that were typed', 'A-1-11', ['A-1-11']],
  ['at others', 'A-11-1', ['A-11-1']],
  ['at none', 'A111', []],
  ['at the end without one', 'A-1-1', ['A-1-1']],
])('a part ends %s alone, where it is asked so', (_, typed, forms) => {
  expect(formsOf(alike, typed, true)).toEqual(forms);
});

test('each group says what it printed, and nothing where it printed nothing', () => {
  const [form] = told(alike, 'A11').forms;
  expect(form?.pieces.map((piece) => piece?.printed ?? null)).toEqual(['1', '1', null]);
  expect(told(alike, 'A11').areAll).toBe(true);
});

/** Each of 12 groups prints 1 or 11: the ways to cut a text of so many are beyond counting. */
const endless: Configurator = {
  prefix: 'E-',
  configGroups: Array.from({ length: 12 }, (_, nth) => choice(`Group ${nth}`, ['1', '11'])),
};

test('of more than 200 forms the others are not looked for, and it is told', () => {
  const { forms, areAll } = told(endless, `E${'1'.repeat(18)}`);
  expect([forms.length, areAll]).toEqual([200, false]);
  const few = told(endless, `E${'1'.repeat(13)}`);
  expect([few.forms.length, few.areAll]).toEqual([12, true]);
});

test('a budget that is spent stops the search, and it is told', () => {
  const folded = foldNumber('td34x4f20');
  if (folded === null) throw new Error('It does not fold.');
  const budget = { ...readingBudget(), left: 3 };
  expect(writtenForms(panel, folded, { isCut: false, budget })).toEqual({ forms: [], areAll: false });
  expect(budget.left).toBeLessThan(3);
});
