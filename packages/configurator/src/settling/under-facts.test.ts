import { expect, test } from 'vitest';
import type { ConfigGroup } from '../data/configurator.ts';
import { setText, setValue } from '../settling/selection.ts';
import { choice, configurator, number, optionState, text } from '../testing/build.ts';

const context = [{ name: 'market', values: ['US', 'CA'], default: 'US' }];
const reasonsFor = (groups: readonly ConfigGroup[], value: number) => {
  const config = configurator(groups, { context });
  return optionState(config, setValue(config, [], 'N', value), 'A', 'b').reasons;
};
const forCanada = [{ if: ['@market.CA'], max: 5 }];
const other = { code: 'context', facts: ['market'] };

test('a number that is beyond its bounds under other facts does not count there: they free what it disables', () => {
  const long = choice('A', ['a', { code: 'b', disableIf: ['N.value>3'] }]);
  expect(reasonsFor([number('N', { limits: forCanada }), long], 7)).toEqual([other]);
  expect(reasonsFor([number('N', { limits: forCanada }), long], 5)).toMatchObject([{ code: 'disable-if' }]);
  expect(reasonsFor([number('N'), long], 7)).toMatchObject([{ code: 'disable-if' }]);
});

test('one that is within its bounds only there frees what needs it', () => {
  const needing = choice('A', ['a', { code: 'b', enableIf: ['N.value>3'] }]);
  const forHere = [{ if: ['@market.US'], max: 5 }];
  expect(reasonsFor([number('N', { limits: forHere }), needing], 7)).toEqual([other]);
  expect(reasonsFor([number('N', { limits: forHere }), needing], 2)).toMatchObject([{ code: 'enable-if' }]);
  expect(reasonsFor([number('N', { limits: [{ max: 5 }] }), needing], 7)).toMatchObject([{ code: 'enable-if' }]);
});

test('also through the bounds of another number', () => {
  const config = configurator(
    [
      number('M', { limits: [{ max: 'N' }] }),
      number('N', { limits: forCanada }),
      choice('A', ['a', { code: 'b', disableIf: ['M.value>3'] }]),
    ],
    { context },
  );
  const chosen = setValue(config, setValue(config, [], 'N', 7), 'M', 6);
  expect(optionState(config, chosen, 'A', 'b').reasons).toMatchObject([{ code: 'disable-if' }]);
  const bounded = {
    ...config,
    configGroups: config.configGroups.map((g) =>
      g.name === 'M' ? { ...g, limits: [{ min: 'sum(8 - 8*N.count)' }] } : g,
    ),
  };
  expect(optionState(bounded, setValue(bounded, setValue(bounded, [], 'N', 7), 'M', 6), 'A', 'b').reasons).toEqual([
    other,
  ]);
});

test('through the bounds of as many numbers as there are, one after the other', () => {
  const after = (name: string, earlier: string) => number(name, { limits: [{ min: `sum(8 - 8*${earlier}.count)` }] });
  const config = configurator(
    [
      after('M', 'L'),
      after('L', 'K'),
      after('K', 'N'),
      number('N', { limits: forCanada }),
      choice('A', ['a', { code: 'b', disableIf: ['M.value>3'] }]),
    ],
    { context },
  );
  const reasons = (value: number) => {
    const start = setValue(config, [], 'N', value);
    const chosen = ['K', 'L', 'M'].reduce((selection, name) => setValue(config, selection, name, 6), start);
    return optionState(config, chosen, 'A', 'b').reasons;
  };
  expect(reasons(7)).toEqual([other]);
  expect(reasons(5)).toMatchObject([{ code: 'disable-if' }]);
});

test('and of a text', () => {
  const config = configurator(
    [text('T', { limits: forCanada }), choice('A', ['a', { code: 'b', disableIf: ['T.count=1'] }])],
    { context },
  );
  const reasons = (typed: string) => optionState(config, setText(config, [], 'T', typed), 'A', 'b').reasons;
  expect(reasons('PUMP 1')).toEqual([other]);
  expect(reasons('PUMP')).toMatchObject([{ code: 'disable-if' }]);
});

test('a number that a table refuses stays refused', () => {
  const config = configurator(
    [number('N', { limits: forCanada }), choice('A', ['a', { code: 'b', enableIf: ['N.value>3'] }])],
    { context, tables: [{ name: 'T', columns: ['N'], rows: [['..3']] }] },
  );
  const chosen = setValue(config, [], 'N', 4);
  expect(optionState(config, chosen, 'A', 'b').reasons).toMatchObject([{ code: 'enable-if' }]);
});
