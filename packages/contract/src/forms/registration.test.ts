import { expect, test } from 'vitest';
import { LINE_MAX } from '../constants.ts';
import { line, optionalLine, paragraph } from './form-fields.ts';
import { attendingAtMost, charactersAtMost, requiredWords, thanksForRegistering } from './form-words.ts';
import { registrationBody } from './registration.ts';

const body = { firstName: 'Ann', lastName: 'Lee', phone: '701-555-0142', email: 'ann@a.example', token: '' };

test('what is left out takes its default: one person, no note, the event that is open', () => {
  expect(registrationBody.parse(body)).toEqual({ ...body, totalAttending: 1, notes: '' });
});

test.each([
  ['one person', { totalAttending: 1 }, true],
  ['nobody', { totalAttending: 0 }, false],
  ['half a person', { totalAttending: 1.5 }, false],
  ['1000 people', { totalAttending: 1000 }, true],
  ['1001 people', { totalAttending: 1001 }, false],
  ['a note of 5000 signs', { notes: 'x'.repeat(5000) }, true],
  ['a note of 5001 signs', { notes: 'x'.repeat(5001) }, false],
  ['an event by its slug', { event: 'alderon-days-2025' }, true],
  ['an event by another name', { event: 'Alderon Days' }, false],
  ['no name', { firstName: '' }, false],
  ['a name of blanks', { lastName: ' ' }, false],
  ['an address that is none', { email: 'ann' }, false],
  ['a field too many', { isStaff: true }, false],
])('a registration with %s', (_, given, isTaken) => {
  expect(registrationBody.safeParse({ ...body, ...given }).success).toBe(isTaken);
});

test.each([
  ['firstName', requiredWords.firstName],
  ['lastName', requiredWords.lastName],
  ['phone', requiredWords.phone],
  ['email', requiredWords.email],
] as const)('without %s it says: %s', (field, words) => {
  const { [field]: _, ...without } = body;
  expect(registrationBody.safeParse(without).error?.issues.map(({ message }) => message)).toEqual([words]);
});

test.each([
  ['a line that fits', line('none'), 'x'.repeat(LINE_MAX), true],
  ['a line that is too long', line('none'), 'x'.repeat(LINE_MAX + 1), false],
  ['a line with a line break', line('none'), 'a\nb', false],
  ['a line with the break of paragraphs', line('none'), 'a\u2029b', false],
  ['a line with half a sign', line('none'), 'a\ud800', false],
  ['an empty line that must say something', line('none'), '', false],
  ['an empty line that need not', optionalLine(), '', true],
  ['a line of its own length', optionalLine(3), 'abc', true],
  ['a line beyond its own length', optionalLine(3), 'abcd', false],
  ['a paragraph with line breaks and tabs', paragraph(10), 'a\r\n\tb', true],
  ['a paragraph with a control character', paragraph(10), 'a\u0007b', false],
  ['a paragraph that is too long', paragraph(2), 'abc', false],
])('%s is taken: %s', (_, schema, text, isTaken) => expect(schema.safeParse(text).success).toBe(isTaken));

test('forms say how many, letter for letter', () => {
  expect(thanksForRegistering('Open house')).toBe('Thank you for registering for Open house!');
  expect(attendingAtMost(4)).toBe('One registration may bring 4 at most');
  expect(charactersAtMost(5, 6)).toBe('At most 5 characters; these are 6');
});
