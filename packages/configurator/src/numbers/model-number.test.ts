import { describe, expect, test } from 'vitest';
import type { Configurator } from '../index.ts';
import { evaluate, initialSelection, setValue } from '../index.ts';
import { choice, click, configurator, groupState, number, several } from '../testing/build.ts';

const panel = configurator([
  choice('Series', ['TD', 'TS']),
  choice('Phase', ['3']),
  choice('Enclosure', ['4X']),
  several('Options', ['E', '2S']),
  choice('Cord', ['20']),
]);

const itemNo = (config: Configurator, clicks: readonly string[]) => evaluate(config, click(config, clicks)).itemNo;

describe('the model number', () => {
  const all = ['Cord.20', 'Options.2S', 'Options.E', 'Enclosure.4X', 'Phase.3', 'Series.TD'];

  test('joins the groups in their order, and the codes of one group in option order, however they were clicked', () => {
    expect(itemNo(panel, all)).toBe('TD-3-4X-E|2S-20');
    expect(itemNo(panel, all.toReversed())).toBe('TD-3-4X-E|2S-20');
  });

  test('on a label the option separator is left out', () => {
    expect(evaluate(panel, click(panel, all)).itemNoAlt).toBe('TD-3-4X-E2S-20');
  });

  test('groups without a selection print nothing', () => {
    expect(itemNo(panel, ['Series.TD', 'Cord.20'])).toBe('TD-20');
    expect(itemNo(panel, [])).toBe('');
  });

  test('a group without selected options, hidden by isLast, prints nothing', () => {
    const config = configurator([
      choice('A', [{ code: 'z', isLast: true }]),
      choice('B', [{ code: 'b', selected: true }]),
    ]);
    expect(itemNo(config, [])).toBe('b');
    expect(itemNo(config, ['A.z'])).toBe('z');
  });

  test('each group tells its part and separator', () => {
    const selection = click(panel, all);
    expect(groupState(panel, selection, 'Series')).toMatchObject({ part: 'TD', separator: '' });
    expect(groupState(panel, selection, 'Options')).toMatchObject({ part: 'E|2S', separator: '-' });
  });
});

describe('prefix and separators', () => {
  const groups = [choice('A', ['a', '']), several('B', ['b', 'c']), choice('C', ['d'])];
  const all = ['A.a', 'B.b', 'B.c', 'C.d'];

  test.each<[string, Configurator, readonly string[], string, string]>([
    ['the defaults', configurator(groups), all, 'a-b|c-d', 'a-bc-d'],
    ['a prefix before the first part', configurator(groups, { prefix: 'HS-' }), all, 'HS-a-b|c-d', 'HS-a-bc-d'],
    ['before whatever part is the first', configurator(groups, { prefix: 'HS-' }), ['C.d'], 'HS-d', 'HS-d'],
    ['another group separator', configurator(groups, { groupSeparator: '/' }), all, 'a/b|c/d', 'a/bc/d'],
    ['an empty group separator', configurator(groups, { groupSeparator: '' }), all, 'ab|cd', 'abcd'],
    [
      'another option separator, on the label too',
      configurator(groups, { optionSeparator: '+' }),
      all,
      'a-b+c-d',
      'a-b+c-d',
    ],
    ['an empty option separator', configurator(groups, { optionSeparator: '' }), all, 'a-bc-d', 'a-bc-d'],
    ['a blank code prints nothing, nor a separator', configurator(groups), ['A.', 'C.d'], 'd', 'd'],
  ])('%s', (_, config, clicks, expected, label) => {
    const evaluation = evaluate(config, click(config, clicks));
    expect([evaluation.itemNo, evaluation.itemNoAlt]).toEqual([expected, label]);
  });

  test('a group’s own separator replaces it, and is printed even before the first part', () => {
    const config = configurator([
      choice('A', ['a'], { separator: '=' }),
      choice('B', ['b'], { separator: '' }),
      choice('C', ['c']),
    ]);
    expect(itemNo(config, ['A.a', 'B.b', 'C.c'])).toBe('=ab-c');
    expect(itemNo(config, ['B.b', 'C.c'])).toBe('b-c');
    expect(itemNo(config, ['C.c'])).toBe('c');
  });

  test('a blank code among others of its group prints no separator either', () => {
    const config = configurator([several('A', ['', 'a', 'b'])]);
    expect(itemNo(config, ['A.', 'A.a', 'A.b'])).toBe('a|b');
  });
});

describe('whenHidden', () => {
  const config = configurator([
    choice('A', ['1', '2', { code: 'z', isLast: true }]),
    choice('B', ['b'], { showIf: ['A.1'], whenHidden: '0' }),
    choice('C', ['c']),
  ]);

  test('prints its literal while the group is hidden', () => {
    expect(itemNo(config, ['A.2', 'C.c'])).toBe('2-0-c');
  });

  test('not while it is visible, answered or not', () => {
    expect(itemNo(config, ['A.1', 'C.c'])).toBe('1-c');
    expect(itemNo(config, ['A.1', 'B.b', 'C.c'])).toBe('1-b-c');
  });

  test('not after an isLast', () => {
    expect(itemNo(config, ['A.z'])).toBe('z');
  });

  test('not in a group that is not printed', () => {
    const unprinted = configurator([
      choice('A', ['1', '2']),
      choice('B', ['b'], { showIf: ['A.1'], whenHidden: '0', printed: false }),
    ]);
    expect(itemNo(unprinted, ['A.2'])).toBe('2');
  });
});

test('a group that is not printed is no part of the number', () => {
  const config = configurator([choice('A', ['a']), choice('B', ['b'], { printed: false }), choice('C', ['c'])]);
  expect(itemNo(config, ['A.a', 'B.b', 'C.c'])).toBe('a-c');
});

test('a number group prints its value once it is within its bounds', () => {
  const config = configurator([choice('A', ['a']), number('L', { max: 50 })]);
  const picked = click(config, ['A.a']);
  expect(evaluate(config, setValue(config, picked, 'L', 50)).itemNo).toBe('a-50');
  expect(evaluate(config, setValue(config, picked, 'L', 51)).itemNo).toBe('a');
  expect(evaluate(config, initialSelection(config)).itemNo).toBe('');
});
