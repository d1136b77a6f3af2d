import type { BlogPost, EventAnswer } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
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
const event = (isOpen: boolean): EventAnswer => ({
  id: 1,
  slug: 'alderon-days-registration-2025',
  name: 'Alderon Days 2025',
  dates: 'August 13-15, 2025',
  startsOn: '2025-08-13',
  endsOn: '2025-08-15',
  registrationDeadline: '2025-07-14',
  isOpen,
  closedNote: 'All chairs are taken.',
  attendingMax: 50,
  notesMax: 1000,
});
const settings = [
  { id: 1, group: 'company', key: 'name', value: 'Example Controls' },
  { id: 2, group: 'company', key: 'phone', value: '701-555-0142' },
];
const page = (path: string, isOpen = true) =>
  pageAt(path, {
    '/Blog/blogs': posts.map((one) => (one.id === 2 ? { ...one, event: event(isOpen) } : one)),
    '/SiteSetup': settings,
  });

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

describe('the event', () => {
  test('its post shows dates and deadline, and whom to tell', async () => {
    const { text, html } = await page('/blog/alderon-days-registration-2025');
    for (const words of ['Alderon Days 2025', 'August 13-15, 2025', 'July 14, 2025', '701-555-0142'])
      expect(text).toContain(words);
    expect(html).not.toContain('<form');
  });
  test('closed by staff, it says so', async () => {
    expect((await page('/blog/alderon-days-registration-2025', false)).text).toContain(
      'Registration is closed. All chairs are taken.',
    );
  });
  test('no other post shows it', async () => {
    expect((await page('/blog/blood-drive')).text).not.toContain('July 14');
  });
});
