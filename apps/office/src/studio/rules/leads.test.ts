import { expect, test } from 'vitest';
import { leadOf, type RuleUse } from './leads.ts';

test.each<[RuleUse, string, string, string, string]>([
  ['enableIf', 'only with', 'and only with', 'or with', 'or with'],
  ['disableIf', 'not with', 'together with', 'or with', 'and not with'],
  ['selectIf', 'chosen by itself with', 'and with', 'or with', 'or with'],
  ['showIf', 'shown only with', 'and only with', 'or with', 'or with'],
  ['hideIf', 'hidden with', 'together with', 'or with', 'or with'],
  ['if', 'while', 'and while', 'or while', 'or while'],
  ['then', 'needs', 'and', 'or', 'or'],
])('%s: the words before each clause', (use, first, and, or, orOfOneRule) => {
  const lead = (rule: number, alternative: number, rules = 2) => leadOf(use, { rule, alternative } as never, rules);
  expect([lead(0, 0), lead(0, 0, 1), lead(1, 0), lead(0, 1), lead(1, 1), lead(0, 1, 1)]).toEqual([
    first,
    first,
    and,
    or,
    or,
    orOfOneRule,
  ]);
});
