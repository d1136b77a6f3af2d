import { OPTIONS_MAX, type PutRefusal } from '@millrace/studio';
import { expect, test } from 'vitest';
import { refusalWords } from './fault-words.ts';

test.each<[PutRefusal['why'], string, string]>([
  ['code-twice', 'A', 'The code A stands in another line, too.'],
  ['code-twice', '', 'The code (none) stands in another line, too.'],
  ['no-column', 'Weight', 'No column is called “Weight”.'],
  ['beyond', '1', 'Its last column is further to the right than this table goes.'],
  ['beyond', '2', 'Its last 2 columns are further to the right than this table goes.'],
  ['too-many', '', `A group has at most ${OPTIONS_MAX} options.`],
  ['no-amount', ' much ', '“much” is not a price, such as 1,188.00, and not “on request”.'],
  ['part-of-a-cent', '1.005', '“1.005” has parts of a cent.'],
  ['no-whole-number', '1.5', '“1.5” is not a whole number.'],
  ['no-yes-or-no', 'maybe', '“maybe” is not yes or no.'],
  ['code-by-itself', 'A', 'Codes are typed one by one: two options never have one code.'],
  ['rules-by-itself', 'A', 'They are written in their own editor.'],
])('%s “%s” says why', (why, text, words) => {
  expect(refusalWords({ line: 0, column: null, text, why })).toBe(words);
});
