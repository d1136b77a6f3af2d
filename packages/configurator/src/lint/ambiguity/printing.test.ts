import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../../index.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, several } from '../../testing/build.ts';
import { printingOf } from './printing.ts';

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
