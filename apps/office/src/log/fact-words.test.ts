import { expect, test } from 'vitest';
import { factWords } from './fact-words.ts';

test.each([
  [{}, ''],
  [{ revision: 12 }, 'revision: 12'],
  [{ roles: '' }, 'roles: none'],
  [{ roles: 'editor,hr' }, 'roles: editor, hr'],
  [{ note: 'One,two' }, 'note: One,two'],
  [{ page: 1, pageSize: 50 }, 'page: 1; page size: 50'],
  [{ sessionsEnded: 0, isLast: false }, 'sessions ended: 0; is last: no'],
  [{ userType: null }, 'user type: none'],
])('the facts %j are “%s”', (facts, words) => {
  expect(factWords(facts)).toBe(words);
});
