import { describe, expect, test } from 'vitest';
import { orderOf } from './order.ts';

const matching = (ranks: readonly number[]) => ({ ranks: Uint8Array.from(ranks), first: 0, last: ranks.length - 1 });
const all = (ranks: readonly number[], obsolete = ranks.map(() => 0)) =>
  orderOf(matching(ranks), Uint8Array.from(obsolete));

describe('documents in order', () => {
  const order = all([2, 0, 1, 2, 1], [0, 0, 1, 0, 0]);

  test('the better rank first, obsolete ones last of their rank, no document that does not match', () => {
    expect(order.total).toBe(4);
    expect(order.pick(0, 4)).toEqual([4, 2, 0, 3]);
  });

  test.each([
    [0, 1, [4]],
    [1, 3, [2, 0]],
    [3, 4, [3]],
    [2, 99, [0, 3]],
    [4, 9, []],
  ])('a page from %s to %s has no document of the pages beside it', (from, to, page) => {
    expect(order.pick(from, to)).toEqual(page);
  });
});
