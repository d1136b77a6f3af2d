import { expect, test } from 'vitest';
import type { Alias, ConfigGroup } from '../data/configurator.ts';
import { choice, configurator, number, several } from '../testing/build.ts';
import { lintConfigurator } from './lint-configurator.ts';

const CODES = ['former-code-taken', 'malformed-alias', 'alias-is-number', 'alias-leads-nowhere'];
const said = (groups: readonly ConfigGroup[], aliases: readonly Alias[] = []): string[] =>
  lintConfigurator(configurator(groups, { aliases }))
    .findings.filter(({ code }) => CODES.includes(code))
    .map(({ message }) => message);

const a = choice('A', ['a', 'b']);
const b = choice('B', ['x', 'y']);

test('a former code is none of today, and of one option alone', () => {
  const groups = [
    choice('A', [
      { code: 'a', formerCodes: ['c', 'd'] },
      { code: 'b', formerCodes: ['a', 'c', 'e'] },
    ]),
    choice('B', [{ code: 'x', formerCodes: ['c', 'a'] }, 'y']),
  ];
  expect(said(groups)).toEqual([
    'Group "A", option "b": its former code "a" is a code of today.',
    'Group "A", option "b": its former code "c" is a former code already.',
  ]);
});

test.each<[string, Alias, string[]]>([
  ['a whole number for a whole number', { from: 'old', to: 'a-x' }, []],
  ['a beginning for a beginning', { from: 'old*', to: 'a*' }, []],
  ['an end for an end', { from: '*old', to: '*x' }, []],
  ['written short', { old: 'a' }, []],
  ['what the old number leaves is left out', { from: 'old*', to: 'a-x' }, []],
  ['two rests', { from: 'o*l*', to: 'a*' }, ['The alias "o*l*" → "a*" has more than one "*" on a side.']],
  [
    'two rests of the other',
    { from: 'o*', to: 'a*-*' },
    [
      'The alias "o*" → "a*-*" has more than one "*" on a side.',
      'The alias "o*" leads to "a*-*", and no number reads so.',
    ],
  ],
  ['no rest', { from: 'old', to: 'a*' }, ['The alias "old" → "a*" has nothing for "*" to stand for.']],
  [
    'a number of today',
    { from: 'a-x', to: 'b-x' },
    ['The alias "a-x" is a number of today, so it is never read as one.'],
  ],
  ['nowhere', { from: 'old', to: 'q' }, ['The alias "old" leads to "q", and no number reads so.']],
  ['nowhere, with a rest', { from: 'old*', to: 'q*' }, ['The alias "old*" leads to "q*", and no number reads so.']],
  [
    'to an end that there is not',
    { from: '*old', to: '*q' },
    ['The alias "*old" leads to "*q", and no number reads so.'],
  ],
  ['to another alias', { from: 'older', to: 'old' }, ['The alias "older" leads to "old", and no number reads so.']],
])('an alias, %s', (_, alias, messages) => {
  expect(said([a, b], [alias])).toEqual(messages);
});

test.each<[string, ConfigGroup]>([
  ['a number', number('N', { max: 9 })],
  ['a quantity', several('N', [{ code: 'n', maxQty: 3, isQtySuffix: true }])],
  ['a former code', choice('N', [{ code: 'n', formerCodes: ['q'] }])],
])('where it may lead nowhere for want of %s, nothing is said', (_, group) => {
  expect(said([a, group], [{ from: 'old*', to: 'q*' }])).toEqual([]);
});
