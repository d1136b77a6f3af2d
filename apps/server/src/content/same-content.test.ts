import { finish } from '@millrace/configurator';
import { type Content, emptyContent } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { isSameContent } from './same-content.ts';

const post = (id: number, name = `Post ${id}`) => ({
  id,
  name,
  slug: `post-${id}`,
  htmlContent: '',
  postDate: '2027-01-01',
  imgUrl: null,
  isLive: true,
});
const of = (...posts: object[]): Content => ({ ...emptyContent(), posts }) as unknown as Content;
const isSame = (one: Content, other: Content): boolean => finish(isSameContent(one, other));

describe('two contents are the same', () => {
  const first = post(1);
  test.each<[string, Content, Content, boolean]>([
    ['with nothing in them', of(), of(), true],
    ['with the same rows', of(first, post(2)), of(first, post(2)), true],
    ['with rows that say the same', of(post(1)), of(post(1)), true],
    ['not where a row says something else', of(post(1), post(2)), of(post(1), post(2, 'News')), false],
    ['not in another order', of(post(1), post(2)), of(post(2), post(1)), false],
    ['not where a row more follows', of(post(1)), of(post(1), post(2)), false],
    ['not where a row less is there', of(post(1), post(2)), of(post(1)), false],
  ])('%s', (_, one, other, same) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([same, same]);
  });

  test('not where a row of another kind differs', () => {
    const other = { ...of(first), faqs: [{ id: 1 }] } as unknown as Content;
    expect(isSame(of(first), other)).toBe(false);
  });
});

test('there is a pause before each row that is not the same object', () => {
  const pauses = (one: Content, other: Content): number => [...isSameContent(one, other)].length;
  const rows = [post(1), post(2), post(3)];
  expect(pauses(of(...rows), of(...rows))).toBe(1);
  expect(pauses(of(...rows), of(post(1), post(2), rows[2] ?? {}))).toBe(3);
});
