import { employmentTypes } from '@millrace/contract';
import { expect, test } from 'vitest';
import { askedJob, typeWords } from './application-plan.ts';

test.each([
  [undefined, null],
  ['', null],
  ['7', 7],
  [' 7 ', 7],
  ['07', null],
  ['0', null],
  ['-7', null],
  ['7.5', null],
  ['seven', null],
  ['999999999', 999_999_999],
  ['1000000000', null],
])('of /employment/%s the reference number is %s', (id, asked) => expect(askedJob(id)).toBe(asked));

test('the form calls an internship by who has it, and every other kind as all do', () => {
  expect(employmentTypes.map(typeWords)).toEqual(['Full-Time', 'Part-Time', 'Seasonal', 'Intern', 'Remote']);
});
