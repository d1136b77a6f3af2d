import { expect, test } from 'vitest';
import { finish } from '../../pausable.ts';
import { type Budget, isPauseDue, spend, withShare } from './context.ts';

const budgetOf = (left: number): Budget => ({ left, exhausted: false, unpaused: 0 });

test('a budget is spent to its last step, and no further', () => {
  const budget = budgetOf(3);
  expect(spend(budget)).toBe(true);
  expect(spend(budget, 2)).toBe(true);
  expect(budget).toEqual({ left: 0, exhausted: false, unpaused: 3 });
  expect(spend(budget)).toBe(false);
  expect(budget).toEqual({ left: 0, exhausted: true, unpaused: 4 });
});

test('a pause is due after 128 steps, and then not until 128 more', () => {
  const budget = budgetOf(1_000);
  spend(budget, 127);
  expect(isPauseDue(budget)).toBe(false);
  spend(budget);
  expect(isPauseDue(budget)).toBe(true);
  expect(isPauseDue(budget)).toBe(false);
});

test('a question takes no more than its share, and gives back what it leaves', () => {
  const budget = budgetOf(10);
  budget.unpaused = 7;
  const answer = finish(
    withShare(budget, 4, function* (own) {
      expect(own).toEqual({ left: 4, exhausted: false, unpaused: 7 });
      spend(own, 3);
      yield;
      return 'found';
    }),
  );
  expect(answer).toBe('found');
  expect(budget).toEqual({ left: 7, exhausted: false, unpaused: 10 });
});

test('a share is no more than is left, and one that is not enough exhausts the budget', () => {
  const budget = budgetOf(2);
  finish(
    withShare(budget, 4, function* (own) {
      expect(own.left).toBe(2);
      spend(own, 3);
      yield;
    }),
  );
  expect(budget).toEqual({ left: 2, exhausted: true, unpaused: 3 });
});
