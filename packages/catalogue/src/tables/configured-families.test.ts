import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { startsOf } from '../numbers/starts.ts';
import { float, panel } from '../testing/configurators.ts';
import { family } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { configuredFamilies } from './configured-families.ts';

const group = (name: string, codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  options: codes.map((code) => ({ code })),
  ...more,
});
const of = (...configGroups: ConfigGroup[]): Configurator => ({ configGroups });
const last = group('Last', ['X']);
const DIGITS = [...'0123456789'];

describe('what a number can start with', () => {
  const cases: [string, Configurator, readonly string[]][] = [
    ['a prefix', panel, ['TD-']],
    ['the codes of the first group', of(group('A', ['A', 'B']), last), ['A', 'B']],
    ['of the next too, when the first may be left out', of(group('A', ['A'], { optional: true }), last), ['A', 'X']],
    ['or may be blank', of(group('A', ['', 'A']), last), ['A', 'X']],
    ['or takes several', of(group('A', ['A'], { multiselect: true }), last), ['A', 'X']],
    [
      'but not when it must take one of several',
      of(group('A', ['A'], { multiselect: true, optional: false }), last),
      ['A'],
    ],
    ['or may be hidden', of(group('A', ['A'], { hideIf: ['Last.X'] }), last), ['A', 'X']],
    [
      'but not when it prints a literal then',
      of(group('A', ['A'], { hideIf: ['Last.X'], whenHidden: '0' }), last),
      ['0', 'A'],
    ],
    ['or is not printed', of(group('A', ['A'], { printed: false }), last), ['X']],
    ['a separator of its own', of(group('A', ['A'], { separator: '/' }), last), ['/A']],
    ['a quantity', of({ name: 'A', options: [{ code: 'A', isQtyPrefix: true }] }, last), DIGITS],
    ['a number', of({ name: 'A', kind: 'number', min: 1, max: 9 }, last), [...DIGITS, '-', '.']],
    ['a text, whatever is typed', of({ name: 'A', kind: 'text' }, last), ['']],
    ['a text after a separator', of({ name: 'A', kind: 'text', separator: '/' }, last), ['/']],
    ['an assembly, whatever its part begins with', of({ name: 'A', kind: 'assembly', part: 'p' }, last), ['']],
    ['the codes of a sequence', of(group('A', ['A', 'B'], { kind: 'sequence', multiselect: true }), last), ['A', 'B']],
    ['a former code', of({ name: 'A', options: [{ code: 'A', formerCodes: ['Z9', 'Y'] }] }, last), ['A', 'Z9', 'Y']],
    [
      'what aliases begin with',
      { ...panel, aliases: [{ from: 'OLD-*', to: 'TD-*' }, { 'x/': '' }] },
      ['TD-', 'OLD-', 'x/'],
    ],
    ['anything, when an alias does', { ...panel, aliases: [{ from: '*/L', to: '*' }] }, ['']],
    ['anything, when every group may be left out', of(group('A', ['A'], { optional: true })), ['']],
  ];
  test.each(cases)('%s', (_, configurator, expected) => {
    expect(startsOf(configurator)).toEqual(expected);
  });
});

test('families are found by what their numbers start with', () => {
  const { families } = snapshotOf({
    families: [
      family({ id: 1, configurator: panel }),
      family({ id: 2, configurator: float }),
      family({ id: 3, configurator: of(group('A', ['A'], { optional: true })) }),
      family({ id: 4 }),
    ],
  });
  const ids = (text: string) =>
    configuredFamilies(families)
      .startingLike(text)
      .map(({ row }) => row.id)
      .sort();
  expect(ids('TD-3')).toEqual([1, 3]);
  expect(ids('PF')).toEqual([2, 3]);
  expect(ids('T')).toEqual([3]);
  expect(ids('')).toEqual([3]);
});
