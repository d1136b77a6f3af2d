import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator, Selection } from '../data/configurator.ts';
import { evaluate, setAssembly, setSequence, setText } from '../index.ts';
import { choice, configurator, optionState, sequence, several, text } from '../testing/build.ts';

const part = configurator(
  [choice('In', [{ code: 'x', price: 2, description: 'ex', altDescription: 'their ex' }, 'y'])],
  { prefix: 'F-' },
);
const sub = (rest: Partial<ConfigGroup> = {}): ConfigGroup => ({ name: 'Sub', kind: 'assembly', part: 'p', ...rest });
const whole = (groups: readonly ConfigGroup[], rest: Partial<Configurator> = {}) =>
  configurator(groups, { parts: { p: part }, ...rest });
const X: Selection = [[1, 0]];

test("a text group's list is `[text]`, a sequence's its codes in order, an assembly's `[selection of the part]`; `[]` while unanswered", () => {
  const config = whole([text('T'), sequence('S', ['k', 'r']), sub()]);
  expect(evaluate(config, [['a'], ['r', 'k'], [X]]).selection).toEqual([['a'], ['r', 'k'], [X]]);
  expect(evaluate(config, []).selection).toEqual([[], [], []]);
});

describe('a *text* is brought to', () => {
  const typed = (entered: string, rest: Partial<ConfigGroup> = {}) => {
    const config = configurator([text('T', rest)]);
    return setText(config, [], 'T', entered)[0];
  };
  test('NFC', () => expect([typed('e\u0301'), typed('\u00e9')]).toEqual([['\u00e9'], ['\u00e9']]));
  test('trimmed', () => expect([typed('  a\t'), typed('   ')]).toEqual([['a'], []]));
  test('runs of white space made one blank', () =>
    expect([typed('a \t\n b'), typed('a b')]).toEqual([['a b'], ['a b']]));
  test('then `upperCase`', () =>
    expect([typed('ab', { upperCase: true, characters: 'A-Z' }), typed('ab', { characters: 'A-Z' })]).toEqual([
      ['AB'],
      [],
    ]));
  test('one that does not fit counts as unanswered', () => {
    const answered = (entered: string) => evaluate(configurator([text('T', { max: 3 })]), [[entered]]);
    expect(answered('abc')).toMatchObject({ itemNo: 'abc', complete: true });
    expect(answered('abcd')).toMatchObject({ itemNo: '', complete: false, selection: [[]] });
  });
});

describe('in a *sequence*', () => {
  const row = (options: readonly (string | ConfigOption)[], rest: Partial<ConfigGroup> = {}) =>
    configurator([sequence('S', options, rest)]);
  const put = (config: Configurator, codes: string[]) => setSequence(config, [], 'S', codes)[0];

  test('an option is disabled when one more of it is impossible', () => {
    const config = row(['k', { code: 'r', maxQty: 1 }], { max: 3 });
    expect([optionState(config, [['k']], 'S', 'r').enabled, optionState(config, [['r']], 'S', 'r').enabled]).toEqual([
      true,
      false,
    ]);
    expect([
      optionState(config, [['k', 'k']], 'S', 'k').enabled,
      optionState(config, [['k', 'k', 'k']], 'S', 'k').enabled,
    ]).toEqual([true, false]);
  });

  test('unknown codes and those of disabled options go and later entries close up', () => {
    const config = row(['k', 'r', { code: 'd', disableIf: ['S.r'] }]);
    expect([put(config, ['k', 'z', 'r']), put(config, ['d', 'k', 'r']), put(config, ['d', 'k'])]).toEqual([
      ['k', 'r'],
      ['k', 'r'],
      ['d', 'k'],
    ]);
  });

  test('beyond `max` the last go', () => {
    const config = row(['k', 'r'], { max: 2 });
    expect([put(config, ['k', 'r']), put(config, ['k', 'r', 'k'])]).toEqual([
      ['k', 'r'],
      ['k', 'r'],
    ]);
  });

  test('fewer than `min` print, but are incomplete also in an optional group', () => {
    const config = row(['k'], { min: 2, optional: true });
    expect(evaluate(config, [['k']])).toMatchObject({ itemNo: 'k', missing: [{ code: 'too-few', group: 'S' }] });
    expect(evaluate(config, [['k', 'k']])).toMatchObject({ itemNo: 'k|k', missing: [] });
  });

  test('codes and `fill` are joined by the option separator', () => {
    expect(evaluate(row(['k'], { max: 3, fill: 'X', optionSeparator: '+' }), [['k']]).itemNo).toBe('k+X+X');
    expect(evaluate(row(['k'], { max: 3, fill: 'X' }), [['k']])).toMatchObject({ itemNo: 'k|X|X', itemNoAlt: 'kXX' });
  });

  test('without entries nothing prints', () => {
    const config = configurator([
      choice('A', ['a']),
      sequence('S', ['k'], { fill: 'X', max: 2, optional: true, optionSeparator: '' }),
    ]);
    expect([evaluate(config, [[1], []]).itemNo, evaluate(config, [[1], ['k']]).itemNo]).toEqual(['a', 'a-kX']);
  });

  test('every entry has its price and its own line in `optionsDescription`', () => {
    const config = row([
      { code: 'k', price: 2, description: 'contactor' },
      { code: 'r', price: 3, description: 'relay' },
    ]);
    const { total, optionsDescription } = evaluate(config, [['k', 'r', 'k']]);
    expect([total, optionsDescription]).toEqual([700, ['contactor', 'relay', 'contactor']]);
    expect(evaluate(config, [[]])).toMatchObject({ total: 0, optionsDescription: [] });
  });
});

test('a text has the line `{group} {text}`', () => {
  expect(evaluate(configurator([text('Tag')]), [['P 1']]).optionsDescription).toEqual(['Tag P 1']);
  expect(evaluate(configurator([text('Tag')]), [[]]).optionsDescription).toEqual([]);
});

describe('an *assembly*', () => {
  const config = whole([choice('A', ['a']), sub()]);
  const told = (own: Selection | null) => evaluate(config, setAssembly(config, [[1], []], 'Sub', own));

  test("is answered when its part's number is complete", () => {
    expect([told(X).groups[1]?.answered, told([[0, 0]]).groups[1]?.answered, told(null).groups[1]?.answered]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('only then it prints `open`, the `itemNo` of the part and `close`', () => {
    expect([told(X).itemNo, told([[0, 0]]).itemNo]).toEqual(['a-(F-x)', 'a']);
  });

  test('in `itemNoAlt` its `itemNoAlt`', () => {
    const two = configurator([several('In', ['x', 'y'])]);
    const of = evaluate(configurator([sub()], { parts: { p: two } }), [[[[1, 1]]]]);
    expect([of.itemNo, of.itemNoAlt]).toEqual(['(x|y)', '(xy)']);
  });

  test("adds the part's total", () => expect([told(X).total, told([[0, 0]]).total]).toEqual([200, 0]));

  test("lists `{group} {itemNo}`, then the part's own lines", () => {
    expect([told(X).optionsDescription, told([[0, 0]]).optionsDescription]).toEqual([['Sub F-x', 'ex'], []]);
  });
});

test('a part is settled by its own rules, which see it and the context, nothing outside', () => {
  const asking = (rule: string) => ({
    ...configurator([choice('A', ['a']), sub()], { context: [{ name: 'm', values: ['US', 'CA'] }] }),
    parts: {
      p: configurator([choice('Own', ['o']), choice('In', ['x', { code: 'y', enableIf: [rule] }])], {
        context: [{ name: 'm', values: ['US', 'CA'] }],
      }),
    },
  });
  const can = (rule: string, m = 'US') =>
    evaluate(asking(rule), [[1], [[[1], [0, 0]]]], { context: { m } }).groups[1]?.assembly?.groups[1]?.options[1]
      ?.enabled;
  expect([can('Own.o'), can('@m.US'), can('@m.US', 'CA'), can('A.a')]).toEqual([true, true, false, false]);
});

test("`privateLabel` is the outermost's", () => {
  const of = (outer: boolean, inner: boolean) =>
    evaluate({ ...configurator([sub()], { privateLabel: outer }), parts: { p: { ...part, privateLabel: inner } } }, [
      [X],
    ]).optionsDescription[1];
  expect([of(true, false), of(false, true)]).toEqual(['their ex', 'ex']);
});

test('its `toOrder` is named `{group}: {name}`', () => {
  const ordered = configurator([choice('In', ['x']), choice('Colour', ['r'], { printed: false, withOrder: true })]);
  const of = (colour: number) =>
    evaluate(configurator([sub()], { parts: { p: ordered } }), [[[[1], [colour]]]]).toOrder;
  expect([of(0), of(1)]).toEqual([['Sub: Colour'], []]);
});

test('at most 3 deep', () => {
  const nested = (depth: number): Configurator =>
    configurator([sub({ part: 'p1' })], {
      parts: Object.fromEntries(
        Array.from({ length: depth }, (_, at) => [
          `p${at + 1}`,
          configurator([choice('A', ['a']), ...(at + 1 < depth ? [sub({ part: `p${at + 2}` })] : [])]),
        ]),
      ),
    });
  const own = (depth: number): Selection => (depth === 1 ? [[1]] : [[1], [own(depth - 1)]]);
  expect([evaluate(nested(3), [[own(3)]]).complete, evaluate(nested(4), [[own(4)]]).complete]).toEqual([true, false]);
});

describe('`null` clears', () => {
  const config = whole([text('T'), sequence('S', ['k']), sub()]);
  const full: Selection = [['t'], ['k'], [X]];
  test('`setText`', () =>
    expect([setText(config, full, 'T', 'u')[0], setText(config, full, 'T', null)[0]]).toEqual([['u'], []]));
  test('`setSequence` (the whole list)', () => {
    expect([setSequence(config, full, 'S', ['k', 'k'])[1], setSequence(config, full, 'S', null)[1]]).toEqual([
      ['k', 'k'],
      [],
    ]);
  });
  test('`setAssembly` (a selection of the part)', () => {
    expect([setAssembly(config, full, 'Sub', [[0, 1]])[2], setAssembly(config, full, 'Sub', null)[2]]).toEqual([
      [[[0, 1]]],
      [],
    ]);
  });
});

test('every call takes the context', () => {
  const config = configurator(
    [text('T', { limits: [{ if: ['@m.CA'], max: 2 }] }), sequence('S', ['k', { code: 'r', enableIf: ['@m.CA'] }])],
    { context: [{ name: 'm', values: ['US', 'CA'] }] },
  );
  const [us, ca] = [{ context: { m: 'US' } }, { context: { m: 'CA' } }];
  expect([setText(config, [], 'T', 'abc', us)[0], setText(config, [], 'T', 'abc', ca)[0]]).toEqual([['abc'], []]);
  expect([setSequence(config, [], 'S', ['r'], us)[1], setSequence(config, [], 'S', ['r'], ca)[1]]).toEqual([[], ['r']]);
});
