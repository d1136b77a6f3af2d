import { describe, expect, test } from 'vitest';
import { initialSelection, lintConfigurator, parseModelNumber, toggleOption } from '../index.ts';
import { choice, chosen, click, configurator, optionState, several } from '../testing/build.ts';

describe('selectIf', () => {
  const config = configurator([
    several('R', ['on', 'x']),
    several('A', [{ code: 'a', selectIf: ['R.on'], qty: 2 }, 'b']),
  ]);

  test('selects while it holds, with its own quantity', () => {
    expect(chosen(config, click(config, ['R.on']))).toEqual(['R.on', 'A.a ×2']);
  });

  test('does not select while it does not hold', () => {
    expect(chosen(config, click(config, ['R.x']))).toEqual(['R.x']);
  });

  test('is not removable while it holds', () => {
    const held = click(config, ['R.on']);
    expect(optionState(config, held, 'A', 'a')).toMatchObject({ fixed: true, selected: true, enabled: true });
    expect(toggleOption(config, held, 'A', 'a')).toEqual(held);
  });

  test('is an ordinary option while it does not', () => {
    expect(chosen(config, click(config, ['A.a']))).toEqual(['A.a ×2']);
    expect(optionState(config, click(config, ['A.a']), 'A', 'a').fixed).toBe(false);
    expect(chosen(config, click(config, ['A.a', 'A.a']))).toEqual([]);
  });

  test('on a change that makes it stop holding it is unselected, even if picked before', () => {
    expect(chosen(config, click(config, ['A.a', 'R.on', 'R.on']))).toEqual([]);
  });

  test('a change that leaves it alone does not unselect what was picked', () => {
    expect(chosen(config, click(config, ['A.a', 'R.x', 'R.x']))).toEqual(['A.a ×2']);
  });

  test('in a single-choice group it replaces the selection, which does not come back', () => {
    const single = configurator([several('R', ['on']), choice('A', ['1', { code: '2', selectIf: ['R.on'] }])]);
    expect(chosen(single, click(single, ['A.1', 'R.on']))).toEqual(['R.on', 'A.2']);
    expect(chosen(single, click(single, ['A.1', 'R.on', 'R.on']))).toEqual([]);
  });

  test('it acts along a chain', () => {
    const chain = configurator([
      several('R', ['on']),
      several('A', [{ code: 'a', selectIf: ['R.on'] }]),
      several('B', [{ code: 'b', selectIf: ['A.a'] }]),
    ]);
    expect(chosen(chain, click(chain, ['R.on']))).toEqual(['R.on', 'A.a', 'B.b']);
    expect(chosen(chain, click(chain, ['R.on', 'R.on']))).toEqual([]);
  });

  test('an option its own rules disable is not selected by it', () => {
    const both = configurator([
      several('R', ['on', 'not']),
      several('A', [{ code: 'a', selectIf: ['R.on'], disableIf: ['R.not'] }]),
    ]);
    expect(chosen(both, click(both, ['R.on']))).toEqual(['R.on', 'A.a']);
    expect(chosen(both, click(both, ['R.on', 'R.not']))).toEqual(['R.on', 'R.not']);
  });
});

describe('disableCodes, pairs and the limit never remove an option held by selectIf', () => {
  const held = { code: 'held', selectIf: ['R.on'] };

  test('disableCodes', () => {
    const config = configurator([several('R', ['on']), several('A', [{ code: 'a', disableCodes: ['held'] }, held])]);
    expect(chosen(config, click(config, ['R.on', 'A.a']))).toEqual(['R.on', 'A.a', 'A.held']);
    expect(chosen(config, click(config, ['A.held', 'A.a']))).toEqual(['A.a']);
  });

  test('pairs', () => {
    const config = configurator([
      several('R', ['on']),
      several('A', [{ code: 'a', conditionalDisablePairs: { 'a|b': ['held'] } }, 'b', held]),
    ]);
    expect(chosen(config, click(config, ['R.on', 'A.a', 'A.b']))).toEqual(['R.on', 'A.a', 'A.b', 'A.held']);
    expect(chosen(config, click(config, ['A.held', 'A.a', 'A.b']))).toEqual(['A.a', 'A.b']);
  });

  test('the limit: the last that is not held goes', () => {
    const config = configurator([several('R', ['on']), several('A', ['a', 'b', held], { maxSelect: 2 })]);
    expect(chosen(config, click(config, ['A.a', 'A.b', 'R.on']))).toEqual(['R.on', 'A.a', 'A.held']);
  });
});

describe('isReadonly', () => {
  test('cannot be toggled by the visitor', () => {
    const config = configurator([several('A', [{ code: 'a', isReadonly: true }, 'b'])]);
    expect(chosen(config, click(config, ['A.a', 'A.b']))).toEqual(['A.b']);
    expect(optionState(config, initialSelection(config), 'A', 'a').fixed).toBe(true);
    expect(optionState(config, initialSelection(config), 'A', 'b').fixed).toBe(false);
  });

  test('with selected it is always selected while visible', () => {
    const config = configurator([
      choice('S', ['1', '2']),
      several(
        'A',
        [
          { code: 'a', isReadonly: true, selected: true },
          { code: 'b', disableCodes: ['a'] },
        ],
        { showIf: ['S.1'], maxSelect: 1 },
      ),
    ]);
    expect(chosen(config, initialSelection(config))).toEqual([]);
    expect(chosen(config, click(config, ['S.1']))).toEqual(['S.1', 'A.a']);
    expect(chosen(config, click(config, ['S.1', 'A.a']))).toEqual(['S.1', 'A.a']);
    expect(chosen(config, click(config, ['S.1', 'S.1', 'S.2']))).toEqual(['S.2']);
    expect(
      chosen(config, [
        [1, 0],
        [0, 0],
      ]),
    ).toEqual(['S.1', 'A.a']);
    expect(
      chosen(config, [
        [1, 0],
        [0, 1],
      ]),
    ).toEqual(['S.1', 'A.a']);
  });

  test('with selected no rule of its own unselects it', () => {
    const config = configurator([
      choice('S', ['1', '2']),
      several('A', [{ code: 'a', isReadonly: true, selected: true, disableIf: ['S.1'] }, 'b']),
      choice('B', [{ code: 'c', isReadonly: true, selected: true, enableIf: ['S.2'] }, 'd']),
    ]);
    for (const clicks of [[], ['S.1'], ['S.2'], ['S.1', 'A.a', 'B.d']]) {
      const selection = click(config, clicks);
      expect(chosen(config, selection)).toEqual([...clicks.slice(0, 1), 'A.a', 'B.c']);
      expect(optionState(config, selection, 'A', 'a')).toMatchObject({ enabled: true, fixed: true, reasons: [] });
    }
    expect(parseModelNumber(config, '1-a-c')).toEqual({ ok: true, selection: click(config, ['S.1']) });
    expect(parseModelNumber(config, '1-c').ok).toBe(false);
    expect(lintConfigurator(config).findings.map(({ code, option }) => `${code} ${option}`)).toEqual([
      'option-never-selectable d',
    ]);
  });

  test('without selected its own rules unselect it', () => {
    const config = configurator([
      choice('S', ['1', '2']),
      several('A', [{ code: 'a', selected: true, disableIf: ['S.1'] }, 'b']),
    ]);
    expect(chosen(config, click(config, []))).toEqual(['A.a']);
    expect(chosen(config, click(config, ['S.1']))).toEqual(['S.1']);
  });

  test('selected without isReadonly may be unselected', () => {
    const config = configurator([several('A', [{ code: 'a', selected: true }])]);
    expect(chosen(config, initialSelection(config))).toEqual(['A.a']);
    expect(chosen(config, click(config, ['A.a']))).toEqual([]);
  });

  test('a rule may select it', () => {
    const config = configurator([
      several('R', ['on']),
      several('A', [{ code: 'a', isReadonly: true, selectIf: ['R.on'] }]),
    ]);
    expect(chosen(config, click(config, ['R.on']))).toEqual(['R.on', 'A.a']);
    expect(chosen(config, click(config, ['R.on', 'R.on']))).toEqual([]);
  });
});
