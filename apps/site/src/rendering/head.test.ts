import { type Settings, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { fullTitle, type Head, headTags, shortened } from './head.ts';

const settings: Settings = { ...settingDefaults, 'company.name': 'Example Controls' };
const site = { mediaBase: '/media', publicUrl: 'https://site.example' };
const tag = (head: Head, key: string) => headTags(head, settings, site).find((one) => one.key === key)?.attributes;

test('a page without a title has the company’s name', () => {
  expect(fullTitle({}, settings)).toBe('Example Controls');
  expect(fullTitle({ title: 'Alarms' }, settings)).toBe('Alarms | Example Controls');
});

test('canonical and Open Graph addresses are absolute, from the public address', () => {
  const head = { canonical: '/category/alarms', image: 'families/wren.svg' };
  expect(tag(head, 'canonical')?.href).toBe('https://site.example/category/alarms');
  expect(tag(head, 'og:url')?.content).toBe('https://site.example/category/alarms');
  expect(tag(head, 'og:image')?.content).toBe('https://site.example/media/families/wren.svg');
});

test('a picture on a content delivery host keeps its address', () => {
  const outside = { ...site, mediaBase: 'https://cdn.example/site' };
  const tags = headTags({ image: 'families/wren.svg' }, settings, outside);
  expect(tags.find(({ key }) => key === 'og:image')?.attributes.content).toBe(
    'https://cdn.example/site/families/wren.svg',
  );
});

test('a hidden page asks not to be indexed, and only a hidden one', () => {
  expect(tag({ hidden: true }, 'robots')?.content).toBe('noindex');
  expect(tag({}, 'robots')).toBeUndefined();
});

test('a page without a picture or canonical address leaves them out', () => {
  const keys = headTags({}, settings, site).map(({ key }) => key);
  expect(keys).not.toContain('og:image');
  expect(keys).not.toContain('canonical');
});

test.each([
  ['a text of 160 characters stays', 'x'.repeat(160), 'x'.repeat(160)],
  ['a longer one is cut between words', `${'word '.repeat(40)}`, `${'word '.repeat(32).trim()}…`],
  ['punctuation before the cut goes', `${'a'.repeat(150)}, ${'b'.repeat(40)}`, `${'a'.repeat(150)}…`],
  ['line breaks are spaces', 'one\n  two', 'one two'],
])('%s', (_rule, text, expected) => {
  expect(shortened(text)).toBe(expected);
});
