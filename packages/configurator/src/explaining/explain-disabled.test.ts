import { describe, expect, test } from 'vitest';
import type { Configurator, Selection } from '../index.ts';
import { evaluate, explainDisabled, initialSelection, setValue, switchOption } from '../index.ts';
import { choice, click, configurator, groupState, number, optionState, several } from '../testing/build.ts';

/** The reasons of an option, and the change without its selection. */
function explained(config: Configurator, selection: Selection, name: string, code: string) {
  const { reasons, change } = explainDisabled(config, selection, name, code);
  if (change === null) return { reasons, change };
  const { selection: after, ...rest } = change;
  const state = optionState(config, after, name, code);
  expect(state.enabled || state.selected, 'the change frees the option').toBe(true);
  return { reasons, change: rest };
}

describe('a disabled option says why, and which single change frees it', () => {
  test('an enabled or selected option has no reason', () => {
    const config = configurator([choice('A', ['1', '2'])]);
    expect(explained(config, initialSelection(config), 'A', '1')).toEqual({ reasons: [], change: null });
    expect(explained(config, click(config, ['A.1']), 'A', '1')).toEqual({ reasons: [], change: null });
  });

  test('names nobody knows have none either', () => {
    const config = configurator([choice('A', ['1'])]);
    expect(explainDisabled(config, [], 'A', 'x')).toEqual({ reasons: [], change: null });
    expect(explainDisabled(config, [], 'X', '1')).toEqual({ reasons: [], change: null });
  });

  test('single choice: switch to it, after which it is selected', () => {
    const config = configurator([choice('A', ['1', '2'])]);
    const selection = click(config, ['A.1']);
    expect(explained(config, selection, 'A', '2')).toEqual({
      reasons: [{ code: 'single-choice', causes: [{ group: 'A', code: '1' }] }],
      change: { kind: 'switch', group: 'A', from: '1', to: '2' },
    });
    const { change } = explainDisabled(config, selection, 'A', '2');
    expect(optionState(config, change?.selection ?? [], 'A', '2').selected).toBe(true);
  });

  test('single choice held by rule: the rule has to go', () => {
    const config = configurator([several('R', ['on']), choice('A', [{ code: '1', selectIf: ['R.on'] }, '2'])]);
    expect(explained(config, click(config, ['R.on']), 'A', '2').change).toEqual({
      kind: 'unselect',
      group: 'R',
      code: 'on',
    });
  });

  test('single choice answered, and a rule against it: the change after which a switch selects it', () => {
    const config = configurator([
      choice('Enclosure', ['4X', '4XG']),
      choice('Amps', ['10', { code: '25', enableIf: ['Enclosure.4XG'] }]),
    ]);
    const { reasons, change } = explainDisabled(config, click(config, ['Enclosure.4X', 'Amps.10']), 'Amps', '25');
    expect(reasons.map(({ code }) => code)).toEqual(['single-choice', 'enable-if']);
    expect(change).toMatchObject({ kind: 'switch', group: 'Enclosure', from: '4X', to: '4XG' });
    const switched = switchOption(config, change?.selection ?? [], 'Amps', '25');
    expect(optionState(config, switched, 'Amps', '25').selected).toBe(true);
  });

  test('single choice held by rule, and a rule against it: no single change', () => {
    const config = configurator([
      several('R', ['on', 'off']),
      choice('A', [
        { code: '1', selectIf: ['R.on'] },
        { code: '2', enableIf: ['R.off'] },
      ]),
    ]);
    expect(explainDisabled(config, click(config, ['R.on']), 'A', '2').change).toBe(null);
  });

  test('disableCodes: unselect the option that disables it', () => {
    const config = configurator([several('A', [{ code: 'a', disableCodes: ['b'] }, 'b'])]);
    expect(explained(config, click(config, ['A.a']), 'A', 'b')).toEqual({
      reasons: [{ code: 'disable-codes', causes: [{ group: 'A', code: 'a' }] }],
      change: { kind: 'unselect', group: 'A', code: 'a' },
    });
  });

  test('two that disable it are both named, and no single change frees it', () => {
    const config = configurator([
      several('A', [{ code: 'a', disableCodes: ['c'] }, { code: 'b', disableCodes: ['c'] }, 'c']),
    ]);
    expect(explained(config, click(config, ['A.a', 'A.b']), 'A', 'c')).toEqual({
      reasons: [
        {
          code: 'disable-codes',
          causes: [
            { group: 'A', code: 'a' },
            { group: 'A', code: 'b' },
          ],
        },
      ],
      change: null,
    });
  });

  test('a pair: unselect one of it', () => {
    const config = configurator([several('A', [{ code: 'a', conditionalDisablePairs: { 'a|b': ['c'] } }, 'b', 'c'])]);
    expect(explained(config, click(config, ['A.a', 'A.b']), 'A', 'c')).toEqual({
      reasons: [
        {
          code: 'disable-pair',
          causes: [
            { group: 'A', code: 'a' },
            { group: 'A', code: 'b' },
          ],
        },
      ],
      change: { kind: 'unselect', group: 'A', code: 'a' },
    });
  });

  test('the limit: unselect one that counts', () => {
    const config = configurator([several('A', ['a', 'b', 'c'], { maxSelect: 2 })]);
    expect(explained(config, click(config, ['A.a', 'A.b']), 'A', 'c')).toEqual({
      reasons: [
        {
          code: 'limit',
          limit: 2,
          causes: [
            { group: 'A', code: 'a' },
            { group: 'A', code: 'b' },
          ],
        },
      ],
      change: { kind: 'unselect', group: 'A', code: 'b' },
    });
  });

  test('enableIf: switch the group its rule names', () => {
    const config = configurator([
      choice('enclosure', ['1', '4XG']),
      several('A', [{ code: 'a', enableIf: ['enclosure.4XG'] }]),
    ]);
    expect(explained(config, click(config, ['enclosure.1']), 'A', 'a')).toEqual({
      reasons: [{ code: 'enable-if', rules: ['enclosure.4XG'] }],
      change: { kind: 'switch', group: 'enclosure', from: '1', to: '4XG' },
    });
    expect(explained(config, initialSelection(config), 'A', 'a').change).toEqual({
      kind: 'select',
      group: 'enclosure',
      code: '4XG',
    });
  });

  test('enableIf names only the rules that do not hold', () => {
    const config = configurator([several('E', ['x', 'y']), several('A', [{ code: 'a', enableIf: ['E.x', 'E.y'] }])]);
    expect(explained(config, click(config, ['E.x']), 'A', 'a')).toEqual({
      reasons: [{ code: 'enable-if', rules: ['E.y'] }],
      change: { kind: 'select', group: 'E', code: 'y' },
    });
    expect(explained(config, initialSelection(config), 'A', 'a').change).toBeNull();
  });

  test('disableIf: unselect what makes it hold', () => {
    const config = configurator([several('E', ['x', 'y']), several('A', [{ code: 'a', disableIf: ['E.x|y'] }])]);
    expect(explained(config, click(config, ['E.x']), 'A', 'a')).toEqual({
      reasons: [{ code: 'disable-if', rules: ['E.x|y'], causes: [{ group: 'E', code: 'x' }] }],
      change: { kind: 'unselect', group: 'E', code: 'x' },
    });
  });

  test('a comparison with a number group: set the value at the edge', () => {
    const config = configurator([
      number('Length', { min: 5, max: 50, step: 5 }),
      several('A', [
        { code: 'long', enableIf: ['Length.value>20'] },
        { code: 'short', disableIf: ['Length.value>20'] },
      ]),
    ]);
    expect(explained(config, setValue(config, [], 'Length', 20), 'A', 'long').change).toEqual({
      kind: 'set-value',
      group: 'Length',
      value: 25,
    });
    expect(explained(config, setValue(config, [], 'Length', 40), 'A', 'short')).toEqual({
      reasons: [{ code: 'disable-if', rules: ['Length.value>20'], causes: [{ group: 'Length' }] }],
      change: { kind: 'set-value', group: 'Length', value: 20 },
    });
  });

  test('a comparison of attributes: switch to an option that has enough', () => {
    const amps = (code: string, value: number) => ({ code, attributes: { amps: value } });
    const config = configurator([
      choice('Breaker', [amps('B10', 10), amps('B30', 30)]),
      several('A', [{ code: 'a', enableIf: ['Breaker.amps>=20'] }]),
    ]);
    expect(explained(config, click(config, ['Breaker.B10']), 'A', 'a').change).toEqual({
      kind: 'switch',
      group: 'Breaker',
      from: 'B10',
      to: 'B30',
    });
  });

  test('a change further off is found too', () => {
    const config = configurator([
      choice('A', ['1', '2']),
      choice('B', [{ code: 'b', selected: true }], { showIf: ['A.1'] }),
      several('C', [{ code: 'c', enableIf: ['B.b'] }]),
    ]);
    expect(explained(config, click(config, ['A.2']), 'C', 'c').change).toEqual({
      kind: 'switch',
      group: 'A',
      from: '2',
      to: '1',
    });
  });

  test('an option of a hidden group', () => {
    const config = configurator([choice('A', ['1', '2']), several('B', ['b'], { showIf: ['A.1'] })]);
    expect(explained(config, initialSelection(config), 'B', 'b')).toEqual({
      reasons: [{ code: 'group-hidden' }],
      change: { kind: 'select', group: 'A', code: '1' },
    });
  });
});

describe('a hidden group says why', () => {
  const config = configurator([
    choice('A', ['1', '2', { code: 'end', isLast: true }]),
    choice('B', ['b'], { showIf: ['A.1'], hideIf: ['A.2|end'] }),
  ]);

  test('while visible it has no reason', () => {
    expect(groupState(config, click(config, ['A.1']), 'B').hidden).toEqual([]);
  });

  test('showIf, by the rules that do not hold', () => {
    expect(groupState(config, initialSelection(config), 'B').hidden).toEqual([{ code: 'show-if', rules: ['A.1'] }]);
  });

  test('hideIf with what makes it hold, and the option that ends the number', () => {
    expect(groupState(config, click(config, ['A.end']), 'B').hidden).toEqual([
      { code: 'show-if', rules: ['A.1'] },
      { code: 'hide-if', rules: ['A.2|end'], causes: [{ group: 'A', code: 'end' }] },
      { code: 'after-last', causes: [{ group: 'A', code: 'end' }] },
    ]);
  });
});

test('evaluate carries the same reasons', () => {
  const config = configurator([choice('A', ['1', '2'])]);
  const [group] = evaluate(config, click(config, ['A.1'])).groups;
  expect(group?.options.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([[], ['single-choice']]);
});
