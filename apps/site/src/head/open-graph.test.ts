import { type Settings, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { Head } from './head.ts';
import { openGraphTags } from './open-graph.ts';

const settings: Settings = { ...settingDefaults, 'company.name': 'Example Controls' };
const site = { mediaBase: '/media', publicUrl: 'https://site.example' };
const contentOf = (head: Head, key: string, place = site) =>
  openGraphTags(head, settings, place).find((one) => one.key === key)?.attributes.content;
const family = { title: 'Tern', description: 'Duplex panels.', canonical: '/family/tern' };

test.each([
  ['og:title', 'Tern'],
  ['og:description', 'Duplex panels.'],
  ['og:site_name', 'Example Controls'],
  ['og:type', 'website'],
  ['og:url', 'https://site.example/family/tern'],
  ['og:image', 'https://site.example/media/og/family/tern.png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'Tern, Example Controls'],
  ['twitter:card', 'summary_large_image'],
  ['twitter:image', 'https://site.example/media/og/family/tern.png'],
])('a page that is shared says %s', (key, content) => {
  expect(contentOf(family, key)).toBe(content);
});

test('a post is an article', () => {
  expect(contentOf({ title: 'Blood drive', canonical: '/blog/blood-drive' }, 'og:type')).toBe('article');
});

test('a picture on a content delivery host has its address there', () => {
  const place = { ...site, mediaBase: 'https://cdn.example/site' };
  expect(contentOf(family, 'og:image', place)).toBe('https://cdn.example/site/og/family/tern.png');
});

test('a page of a number shares that number', () => {
  const configured = { ...family, number: 'TD-3|4X' };
  expect(contentOf(configured, 'og:image')).toBe(
    'https://site.example/media/og/family/tern.png?configurator=TD-3%7C4X',
  );
  const named = { ...configured, shareTitle: 'TD-3-4X, Tern' };
  expect(contentOf(named, 'og:title')).toBe('TD-3-4X, Tern');
  expect(contentOf(named, 'twitter:title')).toBe('TD-3-4X, Tern');
  expect(contentOf(named, 'og:image:alt')).toBe('TD-3-4X, Tern, Example Controls');
  const safe = { ...configured, canonical: '/family/tern?intrinsically-safe=true' };
  expect(contentOf(safe, 'og:url')).toBe(
    'https://site.example/family/tern?intrinsically-safe=true&configurator=TD-3%7C4X',
  );
});

test('a hidden page, or one without an address of its own, has nothing to share', () => {
  expect(openGraphTags({ ...family, hidden: true }, settings, site)).toEqual([]);
  expect(openGraphTags({ title: 'Not found' }, settings, site)).toEqual([]);
});
