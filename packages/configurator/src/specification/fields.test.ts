import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator } from '../data/configurator.ts';
import {
  evaluate,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  setSequence,
  setText,
  setValue,
} from '../index.ts';
import {
  choice,
  click,
  configurator,
  groupState,
  number,
  optionState,
  sequence,
  several,
  text,
} from '../testing/build.ts';

const answered = (group: ConfigGroup, list: readonly (number | string)[]) =>
  evaluate(configurator([group]), [list]).groups[0]?.answered;

describe('what is stated of a configurator', () => {
  test('tables: combinations that are made, with prices and ratings', () => {
    const config = configurator([choice('A', ['a', 'b'])], {
      tables: [{ name: 'T', columns: ['A'], gives: ['amps', 'price'], rows: [['a', 3, 7]] }],
      facts: [{ name: 'Amps', values: [{ measure: 'T.amps' }] }],
    });
    expect(evaluate(config, [[1, 0]])).toMatchObject({ total: 700, facts: [{ name: 'Amps', value: 3 }] });
    expect(optionState(config, [[0, 0]], 'A', 'b').enabled).toBe(false);
  });

  test('facts: `printed: false` is for rules alone', () => {
    const of = (printed?: boolean) =>
      configurator([choice('A', ['a', { code: 'b', enableIf: ['F.value>2'] }])], {
        facts: [
          { name: 'F', values: [{ value: 3 }], specText: 'F {value}.', ...(printed === undefined ? {} : { printed }) },
        ],
      });
    const told = (printed?: boolean) => {
      const { facts, specText } = evaluate(of(printed), []);
      return [facts.length, specText, optionState(of(printed), [], 'A', 'b').enabled];
    };
    expect([told(), told(true), told(false)]).toEqual([
      [1, ['F 3.'], true],
      [1, ['F 3.'], true],
      [0, [], true],
    ]);
  });

  test('context: each one of the texts in `values`; the default is `unknown`', () => {
    const of = (rule: string, rest = {}) =>
      configurator([choice('A', ['a'], { showIf: [rule] })], {
        context: [{ name: 'm', values: ['US', 'CA'], ...rest }],
      });
    const shows = (rule: string, m?: string, rest = {}) =>
      evaluate(of(rule, rest), [], m === undefined ? {} : { context: { m } }).groups[0]?.visible;
    expect([shows('@m.US', 'US'), shows('@m.US', 'CA'), shows('@m.US')]).toEqual([true, false, false]);
    expect([shows('@m.unknown'), shows('@m.unknown', 'US'), shows('@m.US', undefined, { default: 'US' })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('parts: all names are looked up in the outermost `parts`', () => {
    const of = (outer: string, inner: string): Configurator => ({
      ...configurator([{ name: 'Sub', kind: 'assembly', part: 'p' }]),
      parts: {
        p: {
          ...configurator([{ name: 'In', kind: 'assembly', part: 'q' }]),
          parts: { q: configurator([choice('A', [inner])]) },
        },
        ...(outer === '' ? {} : { q: configurator([choice('A', [outer])]) }),
      },
    });
    expect(evaluate(of('o', 'i'), [[[[[[1]]]]]]).itemNo).toBe('((o))');
    expect(evaluate(of('', 'i'), [[[[[[1]]]]]])).toMatchObject({ itemNo: '', complete: false });
  });

  test('aliases: one `*` in each stands for the rest, also for nothing', () => {
    const config = configurator([choice('A', ['', 'a'])], { prefix: 'N', aliases: [{ from: 'O*', to: 'N*' }] });
    const read = (number: string) => parseModelNumber(config, number);
    expect([read('Oa'), read('O')]).toMatchObject([
      { ok: true, alias: 'Na' },
      { ok: true, alias: 'N' },
    ]);
    expect(read('Ob').ok).toBe(false);
  });

  test('aliases: `{ "old/": "" }` is short for the beginning `old/*` → `*`', () => {
    const config = configurator([choice('A', ['a'])], { aliases: [{ 'old/': '' }] });
    expect(parseModelNumber(config, 'old/a')).toMatchObject({ ok: true, alias: 'a' });
    expect(parseModelNumber(config, 'a/old/').ok).toBe(false);
  });

  test('`text` of a requirement is what the visitor reads while it does not hold', () => {
    const config = configurator([choice('A', ['a', 'b'])], { requires: [{ then: ['A.a'], text: 'Only a.' }] });
    expect(evaluate(config, [[0, 1]]).missing).toMatchObject([{ code: 'requirement', text: 'Only a.' }]);
    expect(evaluate(config, [[1, 0]]).missing).toEqual([]);
  });
});

test('`if` left out is always; an empty list still never holds', () => {
  const of = (entry: { if?: string[] }) =>
    configurator(
      [
        choice('A', [{ code: 'a', price: 1, prices: [{ ...entry, price: 9 }] }]),
        number('N', { max: 9, limits: [{ ...entry, max: 5 }] }),
      ],
      { requires: [{ ...entry, then: ['A.zz'] }], facts: [{ name: 'F', values: [{ ...entry, value: 1 }] }] },
    );
  const told = (entry: { if?: string[] }) => {
    const { groups, facts, missing } = evaluate(of(entry), [[1], [6]]);
    return [
      groups[0]?.options[0]?.price,
      groups[1]?.bounds?.max,
      facts.length,
      missing.some(({ code }) => code === 'requirement'),
    ];
  };
  expect(told({})).toEqual([900, 5, 1, true]);
  expect(told({ if: [] })).toEqual([100, 9, 0, false]);
  expect(told({ if: ['A.a'] })).toEqual([900, 5, 1, true]);
});

describe('what is stated of a group', () => {
  test('a text costs `pricePerUnit` per character', () => {
    const config = configurator([text('T', { pricePerUnit: 0.5 })]);
    expect([evaluate(config, [['abc']]).total, evaluate(config, [[]]).total]).toEqual([150, 0]);
  });

  test('a sequence has options in order, repeatable', () => {
    const config = configurator([sequence('S', ['K', 'R'])]);
    expect(evaluate(config, [['R', 'K', 'R']]).itemNo).toBe('R|K|R');
    expect(evaluate(config, [['K', 'R', 'R']]).itemNo).toBe('K|R|R');
  });

  test('`min` and `max` of a number: 0, and what `digits` can show, else none', () => {
    expect([0, -1].map((value) => answered(number('N'), [value]))).toEqual([true, false]);
    expect([99, 100].map((value) => answered(number('N', { digits: 2 }), [value]))).toEqual([true, false]);
    expect(answered(number('N'), [1_000_000])).toBe(true);
  });

  test('`min` and `max` of a text: 1 and 40 code points', () => {
    const of = (length: number) => answered(text('T'), ['\u{1f600}'.repeat(length)]);
    expect([of(0), of(1), of(40), of(41)]).toEqual([false, true, true, false]);
    expect([2, 3].map((length) => answered(text('T', { min: 3 }), ['x'.repeat(length)]))).toEqual([false, true]);
  });

  test('`min` and `max` of a sequence: 1 and 20 entries', () => {
    const config = configurator([sequence('S', ['K'])]);
    const kept = (length: number) => setSequence(config, [], 'S', Array(length).fill('K'))[0]?.length;
    expect([kept(20), kept(21)]).toEqual([20, 20]);
    expect(evaluate(config, [[]]).missing).toEqual([{ code: 'choose', group: 'S' }]);
    expect(evaluate(config, [['K']]).missing).toEqual([]);
  });

  test.each<[string, ConfigGroup, (string | number)[], (string | number)[]]>([
    ['number', number('N', { max: 9, limits: [{ max: 5 }] }), [5], [6]],
    ['text', text('N', { limits: [{ max: 5 }] }), ['abcde'], ['abcdef']],
  ])('`limits` are for a %s', (_, group, inside, outside) => {
    expect([answered(group, inside), answered(group, outside)]).toEqual([true, false]);
  });

  test('`limits` are for a choice, a multi-select and a sequence', () => {
    const options = [
      { code: 'a', attributes: { kg: 1 } },
      { code: 'b', attributes: { kg: 2 } },
    ];
    const limits = [{ of: 'kg', max: 1 }];
    const single = configurator([choice('G', options, { limits })]);
    const multi = configurator([several('G', options, { limits })]);
    const row = configurator([sequence('G', options, { limits })]);
    for (const config of [single, multi, row])
      expect(groupState(config, [[]], 'G').options.map(({ enabled }) => enabled)).toEqual([true, false]);
  });

  test('`limits` are for every kind but assembly', () => {
    const of = (limits: ConfigGroup['limits']): Configurator => ({
      ...configurator([{ name: 'Sub', kind: 'assembly', part: 'p', ...(limits ? { limits } : {}) }]),
      parts: { p: configurator([choice('A', ['a'])]) },
    });
    const told = (config: Configurator) => evaluate(config, [[[[1]]]]).missing;
    expect([told(of([{ min: 2 }])), told(of(undefined))]).toEqual([[], []]);
    expect(lintConfigurator(of([{ min: 2 }])).findings.map(({ code }) => code)).not.toEqual([]);
    expect(lintConfigurator(of(undefined)).findings).toEqual([]);
  });

  test('`attributes` of a number are per unit of its value', () => {
    const config = configurator([number('Cord', { max: 99, attributes: { kg: 0.4 } })], {
      facts: [{ name: 'kg', values: [{ measure: 'sum(kg)' }] }],
    });
    expect(evaluate(config, [[5]]).facts).toEqual([{ name: 'kg', value: 2 }]);
    expect(evaluate(config, [[]]).facts).toEqual([{ name: 'kg', value: 0 }]);
  });

  test('`characters` is all but control characters', () => {
    expect(['\u00e9', '\u{1f600}', 'a b', '-'].map((one) => answered(text('T'), [one]))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['a\u0007b', 'a\u0085b'].map((one) => answered(text('T'), [one]))).toEqual([false, false]);
  });

  test('`characters` has characters and ranges; a `-` first or last is itself', () => {
    const takes = (characters: string, typed: string) => answered(text('T', { characters }), [typed]);
    expect(['A', 'Z', '0', '9', ' x'].map((one) => takes('A-Z0-9 ', one))).toEqual([true, true, true, true, false]);
    expect([takes('A-C', '-'), takes('-AC', '-'), takes('AC-', '-'), takes('AC-', 'B'), takes('A-C', 'B')]).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  test('`upperCase`: what is typed is turned to upper case; by default it is not', () => {
    const typed = (rest: Partial<ConfigGroup>) => {
      const config = configurator([text('T', rest)]);
      return setText(config, initialSelection(config), 'T', 'aB')[0];
    };
    expect([typed({}), typed({ upperCase: false }), typed({ upperCase: true })]).toEqual([['aB'], ['aB'], ['AB']]);
  });

  test("`fill` is printed in each empty place up to the group's own `max`", () => {
    const of = (codes: string[], limits: ConfigGroup['limits'] = []) =>
      evaluate(configurator([sequence('S', ['K', 'R'], { max: 4, fill: 'X', optionSeparator: '', limits })]), [codes])
        .itemNo;
    expect([of(['K']), of(['K', 'R', 'K']), of(['K', 'R', 'K', 'R'])]).toEqual(['KXXX', 'KRKX', 'KRKR']);
    expect(of(['K'], [{ max: 2 }])).toBe('KXXX');
  });

  test('`withOrder`: the number is complete without it, the order is not', () => {
    const of = (withOrder: boolean) =>
      configurator([choice('A', ['a']), choice('B', ['b'], { printed: false, withOrder, hideIf: ['A.zz'] })]);
    expect(evaluate(of(true), [[1], [0]])).toMatchObject({ complete: true, toOrder: ['B'] });
    expect(evaluate(of(true), [[1], [1]])).toMatchObject({ complete: true, toOrder: [] });
    expect(evaluate(of(false), [[1], [0]])).toMatchObject({ complete: true, toOrder: [] });
  });

  test('`toOrder` names those visible alone', () => {
    const config = configurator([
      choice('A', ['a', 'b']),
      choice('B', ['b'], { printed: false, withOrder: true, showIf: ['A.b'] }),
    ]);
    expect([evaluate(config, [[1, 0], []]).toOrder, evaluate(config, [[0, 1], []]).toOrder]).toEqual([[], ['B']]);
  });

  test("`optionSeparator` stands between this group's codes; a label leaves out `|` alone", () => {
    const of = (optionSeparator?: string) => {
      const config = configurator(
        [several('A', ['a', 'b'], optionSeparator === undefined ? {} : { optionSeparator })],
        {
          optionSeparator: '/',
        },
      );
      const { itemNo, itemNoAlt } = evaluate(config, [[1, 1]]);
      return [itemNo, itemNoAlt];
    };
    expect([of(), of('+'), of('|'), of('')]).toEqual([
      ['a/b', 'a/b'],
      ['a+b', 'a+b'],
      ['a|b', 'ab'],
      ['ab', 'ab'],
    ]);
  });

  test('`anyOrder`: parsing takes the codes in any order', () => {
    const reads = (anyOrder: boolean) =>
      parseModelNumber(configurator([several('A', ['a', 'b'], { anyOrder })]), 'b|a').ok;
    expect([reads(true), reads(false)]).toEqual([true, false]);
  });

  test('`open` and `close` are `(` and `)`, literal text around the number of a part', () => {
    const parts = { p: configurator([choice('A', ['a'])]) };
    const of = (rest: Partial<ConfigGroup>) =>
      evaluate(configurator([{ name: 'P', kind: 'assembly', part: 'p', ...rest }], { parts }), [[[[1]]]]).itemNo;
    expect([of({}), of({ open: '[', close: ']' }), of({ open: '', close: '' })]).toEqual(['(a)', '[a]', 'a']);
  });
});

describe('what is stated of an option', () => {
  const capped = (option: Partial<ConfigOption>) =>
    optionState(configurator([several('A', [{ code: 'a', ...option }])]), [[1]], 'A', 'a');

  test('`limits`: its most pieces', () => {
    expect(capped({ limits: [{ max: 3 }] }).maxQuantity).toBe(3);
    expect(capped({}).maxQuantity).toBe(20);
  });

  test('`formerCodes`: codes once printed for it', () => {
    const config = configurator([choice('A', [{ code: 'a', formerCodes: ['x'] }])]);
    expect(parseModelNumber(config, 'x')).toMatchObject({ ok: true, alias: 'a' });
    expect(parseModelNumber(config, 'y').ok).toBe(false);
    expect(evaluate(config, [[1]]).itemNo).toBe('a');
  });
});

test('`{value}` in a sentence is the answer, the quantity, the fact’s value', () => {
  const config = configurator(
    [number('N', { max: 9, specText: 'N {value}.' }), several('A', [{ code: 'a', specText: '{value} pieces.' }])],
    { facts: [{ name: 'F', values: [{ if: ['A.a'], value: 'x' }], specText: 'F {value}.' }] },
  );
  expect(evaluate(config, [[2], [3]]).specText).toEqual(['N 2.', '3 pieces.', 'F x.']);
  expect(evaluate(config, [[], [0]]).specText).toEqual([]);
});

test('a configurator that uses none behaves exactly as before', () => {
  const plain = configurator([choice('A', ['a', 'b']), several('B', ['c', 'd']), number('N', { max: 9 })]);
  const stated = { ...plain, tables: [], facts: [], context: [], parts: {}, aliases: [] };
  const at = setValue(plain, click(plain, ['A.b', 'B.c']), 'N', 4);
  expect(evaluate(stated, at)).toEqual(evaluate(plain, at));
  expect(parseModelNumber(stated, 'b-c-4')).toEqual(parseModelNumber(plain, 'b-c-4'));
  expect(lintConfigurator(stated)).toEqual(lintConfigurator(plain));
});
