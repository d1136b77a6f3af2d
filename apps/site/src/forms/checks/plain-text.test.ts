import { LINE_MAX } from '@millrace/contract';
import { registrationBody } from '@millrace/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { lengthRules, lineRules, plainLine, plainText } from './plain-text.ts';

const body = { firstName: 'Ada', lastName: 'Byron', phone: '1', email: 'ada@example.com', token: '' };
const isTaken = (change: object): boolean => registrationBody.safeParse({ ...body, ...change }).success;

describe('what was pasted is sent as the API takes it', () => {
  test.each([
    ['Ada\tByron', 'Ada Byron'],
    [' Ada\r\nByron\u0000 ', 'Ada Byron'],
    ['Zoë 🛠', 'Zoë 🛠'],
    ['a\u2028b\ud800', 'a b'],
  ])('the line %j', (pasted, sent) => {
    expect(plainLine(pasted)).toBe(sent);
    expect(isTaken({ firstName: plainLine(pasted) })).toBe(true);
  });
  test('text keeps its lines and tabs, and loses what does not print', () => {
    expect(plainText(' one\r\n\ttwo\u0007 \ud800')).toBe('one\r\n\ttwo');
    expect(isTaken({ notes: plainText('one\r\n\ttwo\u0007\ud800') })).toBe(true);
  });
});
describe('a line that must say something', () => {
  const { validate } = lineRules('First name is required');
  test.each(['', '  ', '\t'])('%j says nothing', (text) => {
    expect(validate(text)).toBe('First name is required');
  });
  test('may be as long as the API takes, and no longer', () => {
    for (const length of [LINE_MAX, LINE_MAX + 1]) {
      const firstName = 'a'.repeat(length);
      expect(validate(firstName) === true).toBe(isTaken({ firstName }));
    }
    expect(validate('a'.repeat(LINE_MAX + 1))).toBe('At most 200 characters; these are 201');
  });
});
test('text that may stay empty may not be too long', () => {
  const { validate } = lengthRules(3);
  expect([validate(''), validate('abc'), validate('abcd')]).toEqual([true, true, 'At most 3 characters; these are 4']);
});
