import { expect, test } from 'vitest';
import { stateOf } from './user-words.ts';

test.each([
  [['editor'], true, ['Of the office', 'is-new']],
  [['editor'], false, ['Of the office', 'is-new']],
  [[], true, ['Confirmed', 'is-good']],
  [[], false, ['Not confirmed', 'is-warning']],
])('a user with the roles %j, confirmed %s, is told as %j', (roles, isConfirmed, state) => {
  expect(stateOf({ roles, isConfirmed } as never)).toEqual(state);
});
