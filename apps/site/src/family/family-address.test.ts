import { readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { familyPath, partPath } from '../addresses.ts';
import { anchoredPart, tabQuery, videoQuery } from './family-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('tabs', () => {
  test('without a parameter, or with an unknown one, the tab is Models', () => {
    const tabOf = (text: string) => readPageQuery('family', query(text)).tab;
    expect(tabOf('')).toBe('Models');
    expect(tabOf('tab=Nonsense')).toBe('Models');
    expect(tabOf('tab=Support')).toBe('Support');
  });
  test('Models takes the parameter away', () => expect(tabQuery(query('tab=Videos'), 'Models')).toBe(''));
  test('the variant stays, the open video and the choices go', () => {
    expect(tabQuery(query('intrinsically-safe=true&tab=Videos&video=3&options=x'), 'Support')).toBe(
      '?intrinsically-safe=true&tab=Support',
    );
  });
});

test('the open video stands in the address, and leaves it', () => {
  expect(videoQuery(query('tab=Videos'), 7)).toBe('?tab=Videos&video=7');
  expect(videoQuery(query('tab=Videos&video=7'), null)).toBe('?tab=Videos');
});
test('a family’s path carries its variant and a number', () => {
  expect(familyPath({ slug: 'tern', intrinsicallySafe: true, configModelNo: 'TD-E|2S' })).toBe(
    '/family/tern?intrinsically-safe=true&configurator=TD-E%7C2S',
  );
  expect(familyPath({ slug: 'tern', intrinsicallySafe: false })).toBe('/family/tern');
});
test('a part number leads to /family?part=', () => expect(partPath('GSE60/1')).toBe('/family?part=GSE60%2F1'));
test.each([
  ['#part-7311203', '7311203'],
  ['#part-GSE60%2F1', 'GSE60/1'],
  ['#models', null],
  ['#part-%', null],
  ['', null],
])('the anchor %s names the part %s', (hash, part) => expect(anchoredPart(hash)).toBe(part));
