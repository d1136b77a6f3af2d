import { expect, test } from 'vitest';
import { sectionsOf } from '../forms/sections.ts';
import { worstOf } from '../inputs/findings/placed-findings.ts';
import { kindWords } from '../mails/mail-words.ts';
import { stateOf } from '../site-users/user-words.ts';

test.each([
  ['application-copy', 'Application copy'],
  ['a-b-c', 'A b c'],
  ['', ''],
])('a mail of the kind “%s” is “%s”', (kind, words) => expect(kindWords(kind)).toBe(words));

test.each([
  [['editor'], true, ['Of the office', 'is-new']],
  [['editor'], false, ['Of the office', 'is-new']],
  [[], true, ['Confirmed', 'is-good']],
  [[], false, ['Not confirmed', 'is-warning']],
])('a user with the roles %j, confirmed %s, is told as %j', (roles, isConfirmed, state) => {
  expect(stateOf({ roles, isConfirmed } as never)).toEqual(state);
});

test.each([
  [[], null],
  [['needed'], 'needed'],
  [['needed', 'warning'], 'warning'],
  [['needed', 'error', 'warning'], 'error'],
])('the worst of %j is %s', (all, worst) => {
  expect(worstOf(all.map((severity) => ({ severity })) as never)).toBe(worst);
});

test('fields stand below their headings, in the order of the first of each', () => {
  const field = (name: string, section: string) => ({ name, section }) as never;
  const sections = sectionsOf([field('a', 'One'), field('b', 'Two'), field('c', 'One')]);
  expect(sections.map(({ name, fields }) => [name, fields.map((one) => one.name)])).toEqual([
    ['One', ['a', 'c']],
    ['Two', ['b']],
  ]);
});
