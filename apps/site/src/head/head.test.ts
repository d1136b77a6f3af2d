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

test('the canonical address is absolute, from the public address', () => {
  expect(tag({ canonical: '/category/alarms' }, 'canonical')?.href).toBe('https://site.example/category/alarms');
});

test('a page that has no description has the headline of home', () => {
  expect(tag({ description: '' }, 'description')?.content).toBe(settings['home.headline']);
});

test('a hidden page asks not to be indexed, and only a hidden one', () => {
  expect(tag({ hidden: true }, 'robots')?.content).toBe('noindex');
  expect(tag({}, 'robots')).toBeUndefined();
});

test('a page without a canonical address leaves it out', () => {
  expect(headTags({}, settings, site).map(({ key }) => key)).not.toContain('canonical');
});

test.each([
  ['a text of 160 characters stays', 'x'.repeat(160), 'x'.repeat(160)],
  ['a longer one is cut between words', `${'word '.repeat(40)}`, `${'word '.repeat(32).trim()}…`],
  ['punctuation before the cut goes', `${'a'.repeat(150)}, ${'b'.repeat(40)}`, `${'a'.repeat(150)}…`],
  ['line breaks are spaces', 'one\n  two', 'one two'],
])('%s', (_rule, text, expected) => {
  expect(shortened(text)).toBe(expected);
});
