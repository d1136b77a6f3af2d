import { expect, test } from 'vitest';
import { nearestInCell } from './nearest-names.ts';

test.each<[string, string, string[], string[]]>([
  ['the nearest first, two at most', 'abcd', ['abxy', 'abcx', 'abxd', 'xxxx'], ['abcx', 'abxd']],
  ['one that is half another', 'abcd', ['abxy'], ['abxy']],
  ['of an odd number of signs one that is little more than half another', 'abc', ['axy'], ['axy']],
  ['none that is more than half another', 'abcd', ['axyz'], []],
  ['of one sign any other', 'a', ['b', 'cd'], ['b']],
  ['none for a cell that has what there is', 'abc', ['abc', 'abd'], []],
  ['none that is blank', 'a', [''], []],
  ['that of the first code that there is not', 'x1|ab|cd', ['ab', 'x2', 'ce'], ['x2|ab|cd']],
  ['each time that it stands there', 'x1|x1|ab', ['ab', 'x2'], ['x2|x2|ab']],
  ['one that is quoted', 'a', ['|'], ['"|"']],
])('a cell takes %s', (_, cell, codes, texts) => {
  expect(nearestInCell(cell, codes).map(({ text }) => text)).toEqual(texts);
});

test('what it takes is said', () => {
  expect(nearestInCell('33', ['3'])).toEqual([{ words: 'Take 3 for 33', text: '3' }]);
});
