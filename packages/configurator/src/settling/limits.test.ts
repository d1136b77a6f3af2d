import { describe, expect, test } from 'vitest';
import type { ConfigOption } from '../index.ts';
import { initialSelection, setQuantity } from '../index.ts';
import { choice, chosen, click, configurator, groupState, optionState, several } from '../testing/build.ts';

const group = (options: readonly (string | ConfigOption)[], maxSelect?: number) =>
  configurator([several('A', options, maxSelect === undefined ? {} : { maxSelect })]);

const isEnabled = (config: ReturnType<typeof group>, clicks: readonly string[], code: string) =>
  optionState(config, click(config, clicks), 'A', code).enabled;

describe('maxSelect', () => {
  test('an option beyond it is disabled', () => {
    const config = group(['a', 'b', 'c'], 2);
    expect(isEnabled(config, ['A.a'], 'c')).toBe(true);
    expect(isEnabled(config, ['A.a', 'A.b'], 'c')).toBe(false);
    expect(chosen(config, click(config, ['A.a', 'A.b', 'A.c']))).toEqual(['A.a', 'A.b']);
  });

  test.each([undefined, 0])('%s is no limit', (maxSelect) => {
    const config = group(['a', 'b', 'c'], maxSelect);
    expect(chosen(config, click(config, ['A.a', 'A.b', 'A.c']))).toEqual(['A.a', 'A.b', 'A.c']);
    expect(groupState(config, initialSelection(config), 'A').limit).toBeNull();
  });

  test('options count, not quantities', () => {
    const config = group(['a', 'b', 'c'], 2);
    expect(chosen(config, click(config, ['A.b'], setQuantity(config, click(config, ['A.a']), 'A', 'a', 9)))).toEqual([
      'A.a ×9',
      'A.b',
    ]);
  });

  test('a neverDisabled option neither counts nor is disabled', () => {
    const config = group(['a', 'b', { code: 'n', neverDisabled: true }], 1);
    expect(isEnabled(config, ['A.a'], 'n')).toBe(true);
    expect(isEnabled(config, ['A.n'], 'a')).toBe(true);
    expect(isEnabled(config, ['A.n', 'A.a'], 'b')).toBe(false);
    expect(groupState(config, click(config, ['A.n', 'A.a']), 'A')).toMatchObject({ counted: 1, limit: 1 });
  });

  test('unselecting one frees the others', () => {
    const config = group(['a', 'b'], 1);
    expect(isEnabled(config, ['A.a', 'A.a'], 'b')).toBe(true);
  });

  test('of too many selected by default the last in option order go', () => {
    const config = group(
      ['a', 'b', 'c'].map((code) => ({ code, selected: true })),
      2,
    );
    expect(chosen(config, initialSelection(config))).toEqual(['A.a', 'A.b']);
  });

  test('it means nothing in a single-choice group', () => {
    const config = configurator([choice('A', ['a', 'b'], { maxSelect: 5 })]);
    expect(chosen(config, click(config, ['A.a', 'A.b']))).toEqual(['A.a']);
  });
});

describe('maxOverride', () => {
  test('replaces maxSelect while selected: less', () => {
    const config = group([{ code: 'a', maxOverride: 1 }, 'b', 'c'], 2);
    expect(isEnabled(config, ['A.a'], 'b')).toBe(false);
    expect(isEnabled(config, ['A.b'], 'c')).toBe(true);
  });

  test('replaces maxSelect while selected: more', () => {
    const config = group([{ code: 'a', maxOverride: 3 }, 'b', 'c', 'd'], 1);
    expect(chosen(config, click(config, ['A.a', 'A.b', 'A.c', 'A.d']))).toEqual(['A.a', 'A.b', 'A.c']);
    expect(isEnabled(config, ['A.b'], 'c')).toBe(false);
  });

  test('sets a limit where there was none', () => {
    const config = group([{ code: 'a', maxOverride: 2 }, 'b', 'c']);
    expect(isEnabled(config, ['A.a', 'A.b'], 'c')).toBe(false);
  });

  test('of several the smallest', () => {
    const config = group([{ code: 'a', maxOverride: 3 }, { code: 'b', maxOverride: 2 }, 'c'], 1);
    expect(groupState(config, click(config, ['A.a']), 'A').limit).toBe(3);
    expect(groupState(config, click(config, ['A.a', 'A.b']), 'A').limit).toBe(2);
  });

  test('when the limit falls below what is selected, the last selected in option order go', () => {
    const raiser = group([{ code: 'a', maxOverride: 3 }, 'b', 'c'], 1);
    expect(chosen(raiser, click(raiser, ['A.a', 'A.b', 'A.c', 'A.a']))).toEqual(['A.b']);
  });

  test('an option that would lower the limit below what is then selected is disabled, wherever it stands', () => {
    const lower = { code: 'x', maxOverride: 2 };
    for (const options of [
      [lower, 'a', 'b', 'c'],
      ['a', lower, 'b', 'c'],
      ['a', 'b', 'c', lower],
    ]) {
      const config = group(options, 3);
      expect(isEnabled(config, [], 'x')).toBe(true);
      expect(isEnabled(config, ['A.a'], 'x')).toBe(true);
      expect(isEnabled(config, ['A.a', 'A.b'], 'x')).toBe(false);
      expect(chosen(config, click(config, ['A.a', 'A.b', 'A.x']))).toEqual(['A.a', 'A.b']);
      expect(optionState(config, click(config, ['A.a', 'A.b']), 'A', 'x').reasons).toEqual([
        {
          code: 'limit',
          limit: 2,
          causes: [
            { group: 'A', code: 'a' },
            { group: 'A', code: 'b' },
          ],
        },
      ]);
    }
  });

  test('an option that raises the limit as far as itself is enabled when it is full', () => {
    const config = group(['a', { code: 'x', maxOverride: 2 }], 1);
    expect(chosen(config, click(config, ['A.a', 'A.x']))).toEqual(['A.a', 'A.x']);
  });

  test('a limit set by a neverDisabled option counts too', () => {
    const config = group(['a', 'b', { code: 'n', neverDisabled: true, maxOverride: 1 }]);
    expect(chosen(config, click(config, ['A.a', 'A.b', 'A.n']))).toEqual(['A.a', 'A.n']);
  });
});

describe('overrideCodes', () => {
  const config = group([{ code: 'a', maxOverride: 2, overrideCodes: { b: 3, c: 4 } }, 'b', 'c', 'd', 'e'], 1);
  const limit = (clicks: readonly string[]) => groupState(config, click(config, clicks), 'A').limit;

  test('replaces maxOverride while the other code is selected too', () => {
    expect(limit([])).toBe(1);
    expect(limit(['A.a'])).toBe(2);
    expect(limit(['A.a', 'A.d'])).toBe(2);
    expect(limit(['A.a', 'A.b'])).toBe(3);
  });

  test('of several the smallest', () => {
    expect(limit(['A.a', 'A.b', 'A.c'])).toBe(3);
    expect(limit(['A.a', 'A.c'])).toBe(4);
  });

  test('not while its owner is unselected', () => {
    expect(limit(['A.b'])).toBe(1);
  });

  test('an option whose code makes another lower the limit below what is then selected is disabled', () => {
    for (const owner of [0, 2]) {
      const lowering = group(
        ['b', 'c'].toSpliced(owner, 0, 'a').map((code) => (code === 'a' ? { code, overrideCodes: { b: 1 } } : code)),
      );
      expect(isEnabled(lowering, ['A.a'], 'b')).toBe(false);
      expect(isEnabled(lowering, ['A.b'], 'a')).toBe(false);
      expect(isEnabled(lowering, ['A.a'], 'c')).toBe(true);
    }
  });

  test('it may replace maxSelect without a maxOverride', () => {
    const alone = group([{ code: 'a', overrideCodes: { b: 2 } }, 'b', 'c']);
    expect(isEnabled(alone, ['A.a'], 'c')).toBe(true);
    expect(isEnabled(alone, ['A.a', 'A.b'], 'c')).toBe(false);
  });
});

test('when nothing is selected in a group, nothing in it disables its options', () => {
  const config = group([{ code: 'a', disableCodes: ['b'], maxOverride: 1 }, 'b', 'c'], 1);
  const { options } = groupState(config, click(config, ['A.a', 'A.a']), 'A');
  expect(options.every(({ enabled }) => enabled)).toBe(true);
});

describe('pieces beyond what a limit leaves', () => {
  const pieces = (max: number) =>
    configurator([
      several(
        'A',
        [
          { code: 'a', attributes: { amps: 10 }, maxQty: 9 },
          { code: 'b', attributes: { amps: 10 }, maxQty: 9 },
        ],
        {
          limits: [{ if: ['B.x'], of: 'amps', max }],
        },
      ),
      choice('B', ['x']),
    ]);
  test.each<[number, string[]]>([
    [90, ['A.a ×5', 'A.b ×4', 'B.x']],
    [70, ['A.a ×5', 'A.b ×2', 'B.x']],
    [60, ['A.a ×5', 'A.b', 'B.x']],
    [50, ['A.a ×5', 'B.x']],
    [30, ['A.a ×3', 'B.x']],
    [5, ['B.x']],
  ])('go, the last option first: of 90 amps %d stay', (max, expected) => {
    const config = pieces(max);
    const five = setQuantity(config, click(config, ['A.a', 'A.b']), 'A', 'a', 5);
    expect(chosen(config, click(config, ['B.x'], setQuantity(config, five, 'A', 'b', 4)))).toEqual(expected);
  });
});
