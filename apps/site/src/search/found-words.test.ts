import type { FoundEverything } from '@millrace/contract';
import { expect, test } from 'vitest';
import { foundWords } from './found-words.ts';

const section = (total: number) => ({ total, items: [] });
const everything: FoundEverything = {
  total: 3,
  best: [],
  families: section(1),
  documents: section(2),
  questions: section(0),
  posts: section(0),
  jobs: section(0),
  pages: section(0),
};
const models = (total: number, page = 1) => ({ total, page });

test.each([
  ['families and documents count beside the models', 'everything', models(6), '9 results'],
  ['where no model is found, what else was found counts', 'everything', models(0), '3 results'],
  ['later pages are of the models alone', 'everything', models(25, 2), '25 results, page 2'],
  ['of a section that is shown alone, its own', 'documents', models(6), '2 results'],
  ['one is one result', 'families', models(6), '1 result'],
] as const)('%s', (_rule, show, shown, words) => {
  expect(foundWords({ show, page: 1 }, { shown, everything })).toBe(words);
});
test('nothing is said until all is known', () => {
  const address = { show: 'everything', page: 1 } as const;
  expect(foundWords(address, { shown: undefined, everything })).toBe('');
  expect(foundWords(address, { shown: models(1), everything: undefined })).toBe('');
});
test('a later page of a section is named', () => {
  expect(foundWords({ show: 'documents', page: 3 }, { shown: models(0), everything })).toBe('2 results, page 3');
});
