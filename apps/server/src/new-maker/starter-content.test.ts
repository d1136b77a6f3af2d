import { compile } from '@millrace/catalogue';
import { content } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { starterContent } from './starter-content.ts';

function warningsOf(given: Parameters<typeof starterContent>[0]) {
  const compiled = compile(starterContent(given), { revision: 1 });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings));
  return compiled.snapshot.warnings;
}

test('it is sound, has no row of a catalogue, and each of its words to replace is told at its place', () => {
  const rows = starterContent();
  expect(content.safeParse(rows).error).toBeUndefined();
  const { settings, siteDocuments, ...rest } = rows;
  expect(Object.values(rest).flat()).toEqual([]);
  const placeholders = settings.filter(({ value }) => String(value).startsWith('[Replace: '));
  expect(placeholders.length).toBeGreaterThan(2);
  expect(warningsOf({}).map(({ code, kind, id }) => [code, kind, id])).toEqual([
    ...placeholders.map(({ id }) => ['words-to-replace', 'settings', id]),
    ...siteDocuments.map(({ id }) => ['words-to-replace', 'siteDocuments', id]),
  ]);
  expect(siteDocuments.map(({ category }) => category)).toEqual(['About', 'Support']);
});

test('an answer takes the place of words to replace, and a line of a list is told by its number', () => {
  const { settings } = starterContent({ 'company.tagline': 'Valves', 'company.address': ['One', 'Two'] });
  const held = (key: string) => settings.filter((setting) => setting.key === key).map(({ value }) => value);
  expect(held('tagline')).toEqual(['Valves']);
  expect(held('address')).toEqual([['One', 'Two']]);
  expect(warningsOf({ 'company.tagline': 'Valves' })).toHaveLength(warningsOf({}).length - 1);
  const address = ['Valves', '[Replace: the street]'];
  expect(warningsOf({ 'company.address': address }).map(({ path }) => path)).toContainEqual(['value', 1]);
});
