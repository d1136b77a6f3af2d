import type { BlogPost } from '@millrace/contract';
import { expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';

const post = (id: number, slug: string, postDate: string): BlogPost => ({
  id,
  slug,
  postDate,
  name: `Post ${id}`,
  htmlContent: `<p>Words of <b>post ${id}</b>.</p>`,
  event: null,
});
const posts = [
  post(3, 'third', '2026-03-01'),
  post(2, 'alderon-days-registration-2025', '2025-04-14'),
  post(1, 'blood-drive', '2024-12-31'),
];
const settings = [
  { id: 1, group: 'company', key: 'name', value: 'Example Controls' },
  { id: 2, group: 'company', key: 'phone', value: '701-555-0142' },
];
const page = (path: string) => pageAt(path, { '/Blog/blogs': posts, '/SiteSetup': settings });

test('the list shows name, day and content of every post, in the order of the answer, each linked', async () => {
  const { html, text, title, canonical } = await page('/blog');
  expect(text.match(/Post \d/g)).toEqual(['Post 3', 'Post 2', 'Post 1']);
  expect(text).toContain('March 1, 2026');
  expect(text).toContain('December 31, 2024');
  expect(html).toContain('<p>Words of <b>post 1</b>.</p>');
  for (const { slug } of posts) expect(html).toContain(`href="/blog/${slug}"`);
  expect([title, canonical]).toEqual(['Blog | Example Controls', 'https://site.example/blog']);
});

test('a post has a page with its name, day, content and neighbours', async () => {
  const { status, html, text, title, canonical, description } = await page('/blog/blood-drive');
  expect(status).toBe(200);
  expect(text).toContain('December 31, 2024');
  expect(html).toContain('<p>Words of <b>post 1</b>.</p>');
  expect(html).toContain('href="/blog/alderon-days-registration-2025"');
  expect(text).not.toContain('Older');
  expect([title, canonical, description]).toEqual([
    'Post 1 | Example Controls',
    'https://site.example/blog/blood-drive',
    'Words of post 1.',
  ]);
});

test('an unknown post is not found', async () => {
  expect(await page('/blog/nothing')).toMatchObject({ status: 404, title: 'Not found | Example Controls' });
});
