import { expect, test } from 'vitest';
import { optionWords } from './option-words.ts';

test.each([
  ['its description', 'Box', '1', 'NEMA 1'],
  ['else its name', 'Box', '12', 'Large'],
  ['else its code', 'Box', '4X', '4X'],
  ['words for the blank code', 'Box', '', 'the blank code'],
  ['the code of one that is not there', 'Box', '9', '9'],
  ['the code of a group that is not there', 'Lid', '1', '1'],
])('the words of an option are %s', (_, group, code, words) => {
  const options = [
    { code: '1', description: 'NEMA 1', name: 'Small' },
    { code: '12', name: 'Large' },
    { code: '4X' },
    { code: '' },
  ];
  expect(optionWords({ configGroups: [{ name: 'Box', options }] }, group, code)).toBe(words);
});
