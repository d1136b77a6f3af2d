import { evaluate, initialSelection, type OptionState, switchOption, toggleOption } from '@millrace/configurator';
import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import { expect, test } from 'vitest';
import { shareStates } from './share-states.ts';

const configurator = largeConfigurator({ groups: 12, options: 80 });
const selection = initialSelection(configurator);
const before = evaluate(configurator, selection);

test('an evaluation of the same choices is the old one', () => {
  expect(shareStates(before, evaluate(configurator, [...selection]))).toBe(before);
});

test('what a choice does not change is taken from before, and nothing else', () => {
  const changed = evaluate(configurator, toggleOption(configurator, selection, 'Group 4', 'ADAC'));
  const shared = shareStates(before, changed);
  expect(shared).toEqual(changed);
  expect(shared.itemNo).not.toBe(before.itemNo);
  expect(shared.groups[3]).not.toBe(before.groups[3]);
  expect(shared.groups[0]).toBe(before.groups[0]);
  expect(shared.groups[11]).toBe(before.groups[11]);
});

test('another answer of a single-choice group changes the two options it moves between, and no other', () => {
  const changed = evaluate(configurator, switchOption(configurator, selection, 'Group 1', 'AAAA'));
  const { groups } = shareStates(before, changed);
  const others = groups[0]?.options.filter((option, at) => option !== before.groups[0]?.options[at]);
  expect(others?.map(({ code, selected }) => ({ code, selected }))).toEqual([
    { code: 'AAAA', selected: true },
    { code: 'AAAB', selected: false },
  ]);
});

const [option] = before.groups[0]?.options ?? [];
const different: Record<keyof OptionState, unknown> = {
  code: 'other',
  selected: !option?.selected,
  quantity: 7,
  maxQuantity: 19,
  quantityFixed: !option?.quantityFixed,
  enabled: !option?.enabled,
  fixed: !option?.fixed,
  price: 123_456,
  reasons: [{ code: 'enable-if', rules: ['Group 2.ABAA'] }],
};

test.each(Object.entries(different))('an option with another %s is another one', (field, value) => {
  const groups = before.groups.map((group, at) => ({
    ...group,
    options: group.options.map((one, place) => (at + place === 0 ? { ...one, [field]: value } : one)),
  }));
  const shared = shareStates(before, { ...before, groups });
  expect(shared.groups[0]?.options[0]).toEqual({ ...option, [field]: value });
  expect(shared.groups[0]?.options[1]).toBe(before.groups[0]?.options[1]);
});

test('the same reasons made anew are the same', () => {
  const groups = before.groups.map((group) => ({
    ...group,
    options: group.options.map((one) => ({ ...one, reasons: structuredClone(one.reasons) })),
  }));
  expect(shareStates(before, { ...before, groups })).toBe(before);
});
