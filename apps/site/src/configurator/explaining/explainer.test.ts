import type { Configurator, OptionState } from '@millrace/configurator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuilder } from '../building/builder.ts';
import { createExplainer, isRuledOut } from './explainer.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '4X', selected: true },
        { code: '4XG', price: 74 },
      ],
    },
    { name: 'Options', multiselect: true, options: [{ code: 'W', enableIf: ['Enclosure.4XG'] }, { code: 'E' }] },
    { name: 'Note', multiselect: true, options: [{ code: 'N', enableIf: ['Options.W'] }] },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function explained() {
  const builder = createBuilder(configurator, new Set(), null);
  const explainer = createExplainer(builder);
  const heard = vi.fn();
  explainer.subscribe(heard);
  return { builder, explainer, heard, label: () => explainer.labelOf('Options', 'W') };
}

test('an option of a group that can be seen is explained after the page is painted', () => {
  const { explainer, heard, label } = explained();
  explainer.start();
  explainer.see('Options', true);
  expect(label()).toBe('');
  vi.runAllTimers();
  expect(label()).toBe('Switch enclosure to 4XG, +$74');
  expect(heard).toHaveBeenCalledTimes(1);
});
test('one of a group out of sight is not', () => {
  const { explainer, heard, label } = explained();
  explainer.start();
  vi.runAllTimers();
  expect(label()).toBe('');
  explainer.see('Options', true);
  explainer.see('Options', false);
  explainer.see('Note', true);
  vi.runAllTimers();
  expect(label()).toBe('');
  expect(heard).not.toHaveBeenCalled();
});
test('while something is pressed nothing is explained, also what comes into sight or changes then; it follows at the end', () => {
  const { builder, explainer, heard, label } = explained();
  explainer.start();
  explainer.see('Options', true);
  explainer.hold(true);
  vi.runAllTimers();
  builder.dispatch({ type: 'toggle', group: 'Options', code: 'E' });
  explainer.see('Note', true);
  vi.runAllTimers();
  expect(label()).toBe('');
  expect(heard).not.toHaveBeenCalled();
  explainer.hold(false);
  vi.runAllTimers();
  expect(label()).toBe('Switch enclosure to 4XG, +$74');
});
test('a change is explained anew, and told only where the words are others', () => {
  const { builder, explainer, heard, label } = explained();
  explainer.start();
  explainer.see('Options', true);
  vi.runAllTimers();
  builder.dispatch({ type: 'toggle', group: 'Options', code: 'E' });
  vi.runAllTimers();
  expect(label()).toBe('Switch enclosure to 4XG, +$74');
  expect(heard).toHaveBeenCalledTimes(1);
  builder.dispatch({ type: 'toggle', group: 'Enclosure', code: '4X' });
  vi.runAllTimers();
  // Unanswered: the visitor has not come to that question.
  expect(label()).toBe('');
  expect(heard).toHaveBeenCalledTimes(2);
});
test('what is pointed at is no change: nothing is worked out again', () => {
  const { builder, explainer } = explained();
  explainer.start();
  explainer.see('Options', true);
  vi.runAllTimers();
  // The first word of the builder is heard, whatever it is about.
  builder.point('Options');
  vi.runAllTimers();
  builder.point(null);
  expect(vi.getTimerCount()).toBe(0);
});
test('once it has stopped, nothing is worked out', () => {
  const { builder, explainer, label } = explained();
  const stop = explainer.start();
  explainer.see('Options', true);
  stop();
  vi.runAllTimers();
  builder.dispatch({ type: 'toggle', group: 'Options', code: 'E' });
  expect(vi.getTimerCount()).toBe(0);
  expect(label()).toBe('');
});
test('freeing makes the change; an option that no change frees stays', () => {
  const { builder, explainer } = explained();
  explainer.free('Note', 'N');
  expect(builder.isUntouched()).toBe(true);
  explainer.free('Options', 'W');
  const [enclosure, options] = builder.getState().evaluation.groups;
  expect(enclosure?.options.map(({ selected }) => selected)).toEqual([false, true]);
  expect(options?.options[0]?.enabled).toBe(true);
});

const open: OptionState = {
  code: 'E',
  selected: false,
  quantity: 0,
  maxQuantity: 1,
  quantityFixed: false,
  enabled: true,
  fixed: false,
  price: null,
  reasons: [],
};
test.each<[OptionState['reasons'], boolean]>([
  [[], false],
  [[{ code: 'single-choice', causes: [] }], false],
  [[{ code: 'group-hidden' }], false],
  [[{ code: 'enable-if', rules: ['Enclosure.4XG'] }], true],
  [
    [
      { code: 'single-choice', causes: [] },
      { code: 'enable-if', rules: ['Enclosure.4XG'] },
    ],
    true,
  ],
])('disabled by %j, an option is ruled out: %s', (reasons, isOut) =>
  expect(isRuledOut({ ...open, reasons })).toBe(isOut),
);
