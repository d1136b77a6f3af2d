import type { NumberCell } from '@millrace/contract';
import { expect, test } from 'vitest';
import { nearWords } from './near-words.ts';

const cell = (group: string, text: string, state: NumberCell['state']): NumberCell => ({
  group,
  text,
  separator: '',
  words: '',
  state,
});

test.each([
  [
    'names the wrong cell and what is to choose',
    [cell('Supply', '3', 'right'), cell('Floats', '5F', 'wrong')],
    ['Floats'],
    '“5F” does not fit at Floats. Everything else is kept. To choose: Floats.',
  ],
  ['names what is too much', [cell('', '99', 'wrong')], [], '“99” belongs to no cell. Everything else is kept.'],
  [
    'says that a number is cut off, and counts what is required',
    [cell('Supply', '3', 'right')],
    ['Floats', 'Alarm'],
    'The number is not complete yet. 2 to choose: Floats, Alarm.',
  ],
  [
    'says of a number that is whole that it is not made',
    [cell('Radio', 'SAT', 'right')],
    [],
    'This combination is not made: change a choice.',
  ],
])('%s', (_, cells, missing, words) => expect(nearWords({ cells, missing })).toBe(words));

test('says first as what a number was read whose O is a 0', () =>
  expect(nearWords({ cells: [cell('Floats', '5F', 'wrong')], missing: [] }, 'TD-5F-040')).toBe(
    'Read as TD-5F-040. “5F” does not fit at Floats. Everything else is kept.',
  ));
