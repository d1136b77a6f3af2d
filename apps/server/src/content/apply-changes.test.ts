import { emptyContent } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';

const post = (id: number, name = `Post ${id}`) => ({
  id,
  name,
  slug: `post-${id}`,
  postDate: '2026-01-01',
  htmlContent: '',
  isLive: true,
});
const content = { ...emptyContent(), posts: [post(1), post(2)] };

test('a row takes the place of the one with its id', () => {
  const { posts } = applyChanges(content, [{ kind: 'posts', id: 1, row: post(1, 'Renamed') }]);
  expect(posts).toEqual([post(1, 'Renamed'), post(2)]);
});
test('a row with a new id is added', () => {
  expect(applyChanges(content, [{ kind: 'posts', id: 3, row: post(3) }]).posts).toEqual([post(1), post(2), post(3)]);
});
test('a row is taken away', () => {
  expect(applyChanges(content, [{ kind: 'posts', id: 2, row: null }]).posts).toEqual([post(1)]);
});
test('changes follow each other, and the content they began with stays', () => {
  const { posts } = applyChanges(content, [
    { kind: 'posts', id: 1, row: null },
    { kind: 'posts', id: 1, row: post(1, 'Back') },
  ]);
  expect(posts).toEqual([post(2), post(1, 'Back')]);
  expect(content.posts).toEqual([post(1), post(2)]);
});
test('kinds that do not change stay the same lists', () => {
  expect(applyChanges(content, [{ kind: 'posts', id: 1, row: null }]).families).toBe(content.families);
});
