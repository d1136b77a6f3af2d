import { expect, test } from 'vitest';
import { postsNear } from './posts-near.ts';

const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test.each([
  ['two newer and two older', posts, 'd', ['b', 'c', 'e', 'f']],
  ['the newest has four older ones', posts, 'a', ['b', 'c', 'd', 'e']],
  ['the oldest has four newer ones', posts, 'g', ['c', 'd', 'e', 'f']],
  ['of three all others', ['a', 'b', 'c'], 'b', ['a', 'c']],
  ['alone: none', ['a'], 'a', []],
])('%s', (_rule, all, one, near) => {
  expect(postsNear(all, one)).toEqual(near);
});
