import { describe, expect, test } from 'vitest';
import { evaluate, initialSelection, switchOption, toggleOption } from '../index.ts';
import { choice, chosen, click, configurator, groupState, optionState, several } from '../testing/build.ts';

/** Codes of a group that are enabled. */
function enabled(config: ReturnType<typeof configurator>, clicks: readonly string[], name = 'A'): readonly string[] {
  return groupState(config, click(config, clicks), name)
    .options.filter((option) => option.enabled)
    .map(({ code }) => code);
}

describe('a single-choice group', () => {
  const config = configurator([choice('A', ['1', '2', { code: 'n', neverDisabled: true }])]);

  test('while nothing is selected, all are enabled', () => {
    expect(enabled(config, [])).toEqual(['1', '2', 'n']);
  });

  test('while one is selected, all others are disabled', () => {
    expect(enabled(config, ['A.1'])).toEqual(['1']);
  });

  test('clicking another changes nothing', () => {
    expect(chosen(config, click(config, ['A.1', 'A.2']))).toEqual(['A.1']);
  });

  test('clicking the selected one unselects it and enables the rest', () => {
    expect(enabled(config, ['A.1', 'A.1'])).toEqual(['1', '2', 'n']);
  });

  test('of several selected by default the first stays', () => {
    const two = configurator([
      choice('A', [
        { code: '1', selected: true },
        { code: '2', selected: true },
      ]),
    ]);
    expect(chosen(two, initialSelection(two))).toEqual(['A.1']);
  });

  test('switchOption replaces the choice in one step', () => {
    expect(chosen(config, switchOption(config, click(config, ['A.1']), 'A', '2'))).toEqual(['A.2']);
    expect(chosen(config, switchOption(config, click(config, []), 'A', '2'))).toEqual(['A.2']);
    expect(chosen(config, switchOption(config, click(config, ['A.2']), 'A', '2'))).toEqual(['A.2']);
  });

  test('switchOption changes nothing where the other is disabled by rule or the choice is held', () => {
    const ruled = configurator([several('R', ['on']), choice('A', ['1', { code: '2', disableIf: ['R.on'] }])]);
    expect(chosen(ruled, switchOption(ruled, click(ruled, ['R.on', 'A.1']), 'A', '2'))).toEqual(['R.on', 'A.1']);
    const held = configurator([several('R', ['on']), choice('A', [{ code: '1', selectIf: ['R.on'] }, '2'])]);
    expect(chosen(held, switchOption(held, click(held, ['R.on']), 'A', '2'))).toEqual(['R.on', 'A.1']);
  });

  test('switchOption leaves no gap: a group shown by both stays as it is', () => {
    const both = configurator([
      choice('A', ['1', '2']),
      choice('B', ['x', { code: 'y', selected: true }], { showIf: ['A.1|2'] }),
    ]);
    const picked = click(both, ['A.1', 'B.y', 'B.x']);
    expect(chosen(both, switchOption(both, picked, 'A', '2'))).toEqual(['A.2', 'B.x']);
  });

  test('isEnabled in the data is ignored', () => {
    const data = configurator([choice('A', [{ code: '1', isEnabled: false }])]);
    expect(enabled(data, [])).toEqual(['1']);
  });
});

describe('disableCodes', () => {
  const config = configurator([
    several('A', [{ code: 'a', disableCodes: ['b', 'n'] }, 'b', 'c', { code: 'n', neverDisabled: true }]),
  ]);

  test('disables while selected', () => {
    expect(enabled(config, ['A.a'])).toEqual(['a', 'c', 'n']);
  });

  test('and not otherwise', () => {
    expect(enabled(config, ['A.c'])).toEqual(['a', 'b', 'c', 'n']);
  });

  test('unselects what it disables', () => {
    expect(chosen(config, click(config, ['A.b', 'A.c', 'A.a']))).toEqual(['A.a', 'A.c']);
  });

  test('does not bring it back afterwards', () => {
    expect(chosen(config, click(config, ['A.b', 'A.a', 'A.a']))).toEqual([]);
  });

  test('never a neverDisabled option', () => {
    expect(chosen(config, click(config, ['A.n', 'A.a']))).toEqual(['A.a', 'A.n']);
  });

  test('a plain code means the own group, Group.code another', () => {
    const reach = configurator([
      several('A', [{ code: 'a', disableCodes: ['x'] }, { code: 'b', disableCodes: ['B.x'] }, 'x']),
      several('B', ['x', 'y']),
    ]);
    const both = click(reach, ['A.x', 'B.x', 'B.y']);
    expect(chosen(reach, click(reach, ['A.a'], both))).toEqual(['A.a', 'B.x', 'B.y']);
    expect(chosen(reach, click(reach, ['A.b'], both))).toEqual(['A.b', 'A.x', 'B.y']);
    expect(optionState(reach, click(reach, ['A.b'], both), 'B', 'x').enabled).toBe(false);
  });

  test('a code of the own group comes first, even when it looks like Group.code', () => {
    const dotted = configurator([several('A', [{ code: 'a', disableCodes: ['B.x'] }, 'B.x']), several('B', ['x'])]);
    expect(chosen(dotted, click(dotted, ['A.B.x', 'B.x', 'A.a']))).toEqual(['A.a', 'B.x']);
  });

  test('acts from single-choice groups too', () => {
    const single = configurator([choice('A', [{ code: 'a', disableCodes: ['B.x'] }]), several('B', ['x', 'y'])]);
    expect(chosen(single, click(single, ['B.x', 'B.y', 'A.a']))).toEqual(['A.a', 'B.y']);
  });

  test('of two that disable each other the one clicked first stays', () => {
    const mutual = configurator([
      several('A', [
        { code: 'a', disableCodes: ['b'] },
        { code: 'b', disableCodes: ['a'] },
      ]),
    ]);
    expect(chosen(mutual, click(mutual, ['A.b', 'A.a']))).toEqual(['A.b']);
    expect(evaluate(mutual, [[1, 1]]).itemNo).toBe('a');
  });
});

describe('conditionalDisablePairs', () => {
  const config = configurator([
    several('A', [
      'a',
      'b',
      'c',
      { code: 'd', conditionalDisablePairs: { 'a|b': ['c', 'B.x'] } },
      { code: 'n', neverDisabled: true },
    ]),
    several('B', ['x', 'y']),
  ]);

  test('disables while all codes of the key are selected, whoever owns the map', () => {
    expect(enabled(config, ['A.a', 'A.b'])).toEqual(['a', 'b', 'd', 'n']);
    expect(enabled(config, ['A.a', 'A.b'], 'B')).toEqual(['y']);
  });

  test('not while one is missing', () => {
    expect(enabled(config, ['A.a'])).toEqual(['a', 'b', 'c', 'd', 'n']);
    expect(enabled(config, ['A.a', 'A.d'], 'B')).toEqual(['x', 'y']);
  });

  test('unselects what it disables', () => {
    expect(chosen(config, click(config, ['A.c', 'B.x', 'A.a', 'A.b']))).toEqual(['A.a', 'A.b']);
  });

  test('a key may quote a code that contains the separator', () => {
    const quoted = configurator([
      several('A', [{ code: 'a|b', conditionalDisablePairs: { '"a|b"|c': ['d'] } }, 'c', 'd']),
    ]);
    expect(enabled(quoted, ['A.a|b', 'A.c'])).toEqual(['a|b', 'c']);
    expect(enabled(quoted, ['A.c'])).toEqual(['a|b', 'c', 'd']);
  });
});

describe('enableIf and disableIf', () => {
  const config = configurator([
    choice('E', ['1', '2']),
    several('A', [
      { code: 'on', enableIf: ['E.1'] },
      { code: 'off', disableIf: ['E.1'] },
      { code: 'n', disableIf: ['E.1'], neverDisabled: true },
      'free',
    ]),
  ]);

  test('enableIf disables while it does not hold', () => {
    expect(enabled(config, [])).toEqual(['off', 'n', 'free']);
    expect(enabled(config, ['E.2'])).toEqual(['off', 'n', 'free']);
  });

  test('disableIf disables while it holds; a neverDisabled option is never disabled', () => {
    expect(enabled(config, ['E.1'])).toEqual(['on', 'n', 'free']);
  });

  test('a disabled option is unselected', () => {
    expect(chosen(config, click(config, ['A.off', 'A.n', 'E.1']))).toEqual(['E.1', 'A.n']);
    expect(chosen(config, click(config, ['E.1', 'A.on', 'E.1']))).toEqual([]);
  });

  test('it does not come back by itself', () => {
    expect(chosen(config, click(config, ['A.off', 'E.1', 'E.1']))).toEqual([]);
  });

  test('an option selected by default in a visible group is not part of the initial selection while disabled', () => {
    const initial = configurator([
      choice('E', ['1']),
      several('A', [{ code: 'a', selected: true, enableIf: ['E.1'] }]),
    ]);
    expect(chosen(initial, initialSelection(initial))).toEqual([]);
    expect(chosen(initial, click(initial, ['E.1']))).toEqual(['E.1']);
  });

  test('it unselects in a single-choice group too', () => {
    const single = configurator([several('E', ['1']), choice('A', [{ code: 'a', disableIf: ['E.1'] }, 'b'])]);
    expect(chosen(single, click(single, ['A.a', 'E.1']))).toEqual(['E.1']);
    expect(enabled(single, ['A.a', 'E.1'])).toEqual(['b']);
  });
});

test('a click on an unknown group or code changes nothing', () => {
  const config = configurator([choice('A', ['a'])]);
  const selection = click(config, ['A.a']);
  expect(toggleOption(config, selection, 'X', 'a')).toEqual(selection);
  expect(toggleOption(config, selection, 'A', 'x')).toEqual(selection);
});
