import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../../index.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, sequence, several, text } from '../../testing/build.ts';
import { mayStandIn, printingOf } from './printing.ts';

const must = (...groups: ConfigGroup[]) => printingOf(compile(configurator(groups))).must;
const may = (...groups: ConfigGroup[]) => printingOf(compile(configurator(groups))).may;
const ends = choice('Ends', ['e', { code: 'f', isLast: true }]);

describe('a group always prints something', () => {
  test.each<[string, ConfigGroup, boolean]>([
    ['one of its codes', choice('1', ['A', 'B']), true],
    ['a number', number('1', { max: 9 }), true],
    ['one or more codes', several('1', ['A', 'B'], { optional: false }), true],
    ['the literal while it is hidden', choice('1', ['A'], { showIf: ['0.x'], whenHidden: '0' }), true],
    ['not while it is hidden', choice('1', ['A'], { showIf: ['0.x'] }), false],
    ['not where its answer may be left out', choice('1', ['A'], { optional: true }), false],
    ['not where several may be none', several('1', ['A', 'B']), false],
    ['not with a blank code', choice('1', ['', 'A']), false],
    ['not when it is not printed', choice('1', ['A'], { printed: false }), false],
  ])('%s', (_, group, expected) => {
    expect(must(choice('0', ['x', 'y']), group)).toEqual([true, expected]);
    expect(must(group, choice('0', ['x', 'y'], { printed: false }))[0]).toBe(expected);
  });
  test('unless an option before it ends the number', () => {
    expect(must(ends, choice('1', ['A'], { whenHidden: '0' }))).toEqual([true, false]);
  });
});

test('nothing more can be printed once only unprinted groups follow', () => {
  expect(may(choice('1', ['']), choice('2', ['A']), choice('3', ['B'], { printed: false }))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a character may stand in a number', () => {
  const part = configurator([choice('Q', ['q'])]);
  const assembly = { name: 'P', kind: 'assembly', part: 'p' } as const;
  test.each<[string, string, Configurator]>([
    ['of its prefix', 'H', configurator([choice('A', ['a'])], { prefix: 'HS' })],
    ['of a code', 'b', configurator([choice('A', ['a', 'xbx'])])],
    ['of a separator', '-', configurator([choice('A', ['a'])])],
    ['of a separator of its own', '/', configurator([choice('A', ['a'], { separator: '/' })])],
    ['of a literal', '0', configurator([choice('A', ['a'], { whenHidden: '0' })])],
    ['that stands between codes', '|', configurator([several('A', ['a'])])],
    ['that fills a sequence', '_', configurator([sequence('A', ['a'], { fill: '_' })])],
    ['of a number', '.', configurator([number('N', { max: 9 })])],
    ['of a number', '9', configurator([number('N', { max: 9 })])],
    ['of a quantity before a code', '7', configurator([choice('A', ['b', { code: 'a', isQtyPrefix: true }])])],
    ['of a quantity after it', '7', configurator([choice('A', ['b', { code: 'a', isQtySuffix: true }])])],
    ['of a text', 'Z', configurator([text('T', { characters: 'A-Z' })])],
    ['of a part', 'q', configurator([assembly], { parts: { p: part } })],
    ['that opens a part', '(', configurator([assembly], { parts: { p: part } })],
    ['that closes it', ']', configurator([{ ...assembly, close: ']' }], { parts: { p: part } })],
  ])('%s: %s', (_, character, config) => expect(mayStandIn(compile(config), character)).toBe(true));

  test.each<[string, string, Configurator]>([
    ['of no code', 'c', configurator([choice('A', ['a', 'b'])])],
    ['of the separator where the group has its own', '-', configurator([choice('A', ['a'], { separator: '/' })])],
    ['of a code that is not printed', 'b', configurator([choice('A', ['a']), choice('B', ['b'], { printed: false })])],
    ['of a number, in a code alone', '7', configurator([choice('A', ['a'])])],
    ['of no number', 'x', configurator([number('N', { max: 9 })])],
    ['that a text does not take', 'z', configurator([text('T', { characters: 'A-Z' })])],
    ['of no part', 'z', configurator([assembly], { parts: { p: part } })],
    ['that opens no part', '(', configurator([choice('A', ['a'])])],
  ])('not %s: %s', (_, character, config) => expect(mayStandIn(compile(config), character)).toBe(false));
});
