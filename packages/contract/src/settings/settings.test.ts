import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

const row = (group: string, key: string, value: string | number | boolean | string[]) => ({ id: 1, group, key, value });

test('a setting that staff gave replaces the default', () => {
  expect(settingsFrom([row('company', 'phone', '701-555-0142')])['company.phone']).toBe('701-555-0142');
});
test('a setting nobody gave keeps its default', () => {
  expect(settingsFrom([])['search.removedWords']).toEqual(['Liberty']);
});
test('a value of another type is passed over', () => {
  expect(settingsFrom([row('search', 'removedWords', 'Liberty')])['search.removedWords']).toEqual(['Liberty']);
  expect(settingsFrom([row('mobileApp', 'faqId', '7')])['mobileApp.faqId']).toBe(0);
});
