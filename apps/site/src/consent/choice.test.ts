import { describe, expect, test } from 'vitest';
import { type Choice, type ChoiceAction, choiceBy, choiceStates, chosen } from './choice.ts';

const table: [Choice, ChoiceAction, Choice][] = [
  ['unasked', 'accept', 'accepted'],
  ['unasked', 'decline', 'declined'],
  ['unasked', 'enable-necessary-only', 'declined'],
  ['unasked', 'disable-necessary-only', 'unasked'],
  ['accepted', 'accept', 'accepted'],
  ['accepted', 'decline', 'declined'],
  ['accepted', 'enable-necessary-only', 'declined'],
  ['accepted', 'disable-necessary-only', 'accepted'],
  ['declined', 'accept', 'accepted'],
  ['declined', 'decline', 'declined'],
  ['declined', 'disable-necessary-only', 'reopened'],
  ['reopened', 'accept', 'accepted'],
  ['reopened', 'decline', 'declined'],
  ['reopened', 'enable-necessary-only', 'declined'],
];
test.each(table)('%s, then %s, is %s', (choice, action, result) => expect(chosen(choice, action)).toBe(result));

describe('a visitor who has', () => {
  test.each([
    ['unasked', null, true, 'off'],
    ['accepted', 'true', false, 'full'],
    ['declined', 'false', false, 'off'],
    ['reopened', null, true, 'anonymised'],
  ] as const)('%s: cookie %s, banner %s, measuring %s', (choice, cookie, showsBanner, measuring) =>
    expect(choiceStates[choice]).toMatchObject({ cookie, showsBanner, measuring }),
  );
});

test.each([
  ['true', null, 'accepted'],
  ['false', null, 'declined'],
  [null, null, 'unasked'],
  ['', null, 'unasked'],
  ['yes', null, 'unasked'],
  [null, 'reopened', 'reopened'],
  ['false', 'reopened', 'declined'],
  ['true', 'declined', 'accepted'],
  [null, 'accepted', 'unasked'],
] as const)('a cookie of %s for one who had %s means %s', (cookie, held, choice) =>
  expect(choiceBy(cookie, held)).toBe(choice),
);
test('every state has a cookie that means it, but the one that ends with the page', () => {
  for (const choice of ['unasked', 'accepted', 'declined'] as const)
    expect(choiceBy(choiceStates[choice].cookie, null)).toBe(choice);
});
