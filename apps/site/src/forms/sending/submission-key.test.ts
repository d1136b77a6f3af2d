import { expect, test } from 'vitest';
import { submissionKeys } from './submission-key.ts';

const visitor = (change: object = {}) => ({ firstName: 'Ada', notes: '', resume: null, ...change });
const file = (text: string) => new File([text], 'resume.txt', { lastModified: 1 });

test('the same values have the same key, however often they are sent', () => {
  const { keyOf } = submissionKeys();
  expect(keyOf(visitor())).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(visitor())).toBe(keyOf(visitor()));
});
test.each([
  ['a letter', visitor(), visitor({ notes: 'x' })],
  ['a file', visitor(), visitor({ resume: file('one') })],
  ['another file of the same name', visitor({ resume: file('one') }), visitor({ resume: file('other') })],
])('%s makes another key', (_what, before, after) => {
  const { keyOf } = submissionKeys();
  expect(keyOf(before)).not.toBe(keyOf(after));
});
test('once the form was taken, the same values are a submit of their own', () => {
  const { keyOf, taken } = submissionKeys();
  const first = keyOf(visitor());
  taken();
  expect(keyOf(visitor())).not.toBe(first);
});
test('two forms never share a key', () => {
  expect(submissionKeys().keyOf(visitor())).not.toBe(submissionKeys().keyOf(visitor()));
});
