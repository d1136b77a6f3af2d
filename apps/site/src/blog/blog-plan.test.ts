import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { PageAddress, Read } from '../page/plan.ts';
import { blogPlan, postOf, postPath, postPlan } from './blog-plan.ts';

const posts = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  ...{ id: 1, name, slug: name.toLowerCase(), postDate: '2026-05-04', event: null },
  htmlContent: `<p>Text of <b>${name}</b>.</p>`,
}));
const reading = (all: readonly unknown[]): Read => (() => all) as unknown as Read;
const settings = { ...settingDefaults, 'company.name': 'Example Controls' };
const postPage = (id?: string) =>
  ({ path: '/blog/x', params: id === undefined ? {} : { id }, query: {} }) as PageAddress<'post'>;

test.each([
  ['without a post tells of the company', [], 'News of Example Controls.'],
  ['with one names it', posts.slice(0, 1), 'One'],
  ['with three names them', posts.slice(0, 3), 'One. Two. Three'],
  ['with more names the latest three', posts, 'One. Two. Three'],
])('the list of posts %s', (_, all, description) => {
  const at = { path: '/blog', params: {}, query: {} } as PageAddress<'blog'>;
  expect(blogPlan.head(at, reading(all), settings)).toEqual({ title: 'Blog', description, canonical: '/blog' });
  expect(blogPlan.queries(at)).toHaveLength(1);
});

test.each([
  ['two', 'Two'],
  ['TWO', 'Two'],
  ['tw', undefined],
  ['', undefined],
])('the slug %j is that of %s', (slug, name) => {
  expect(postOf(posts, slug)?.name).toBe(name);
});

test('a post that is there has its name, its words and its address', () => {
  const at = postPage('TWO');
  expect(postPlan.found?.(at, reading(posts))).toBe(true);
  expect(postPlan.head(at, reading(posts), settings)).toEqual({
    ...{ title: 'Two', description: 'Text of Two.', canonical: '/blog/two' },
  });
});

test.each(['five', undefined])('a post %s is not found, and hidden from search engines', (id) => {
  const at = postPage(id);
  expect(postPlan.found?.(at, reading(posts))).toBe(false);
  expect(postPlan.head(at, reading(posts), settings)).toEqual({ title: 'Not found', hidden: true });
  expect(postPlan.further?.(at, reading(posts))).toEqual([]);
});

test('an address holds any slug', () => {
  expect(postPath('a b/c')).toBe('/blog/a%20b%2Fc');
});
