import type { FoundModel } from '@millrace/contract';
import { expect, test } from 'vitest';
import { stillMatching } from './still-matching.ts';

const row = (more: Partial<FoundModel>): FoundModel => ({
  kind: 'model',
  partNumber: '1002873',
  name: 'Plover float switch',
  slug: 'plover-tethered',
  intrinsicallySafe: false,
  description: 'Mechanical, normally open, 20 ft cable',
  price: 59,
  configModelNo: 'PF-20-NO-X',
  thumbnail: null,
  isObsolete: false,
  ...more,
});

test.each([
  ['the beginning of a word', 'flo', true],
  ['the middle of a word', 'loa', true],
  ['in capitals', 'PLOVER', true],
  ['the middle of a part number', '0287', true],
  ['a model number without its separators', 'pf20no', true],
  ['a model number with others', 'pf 20', true],
  ['every word in its own place', 'switch mech', true],
  ['one word that stands nowhere', 'switch brass', false],
  ['two letters that a word begins with', 'fl', true],
  ['two letters in the middle of one', 'lo', false],
  ['one letter, still being typed', 'switch m', true],
  ['one letter with a word behind it', 'm switch', false],
  ['letters across two words', 'tswitch', false],
  ['a misspelt word', 'plovre', false],
  ['a number that goes on otherwise', 'PF-20-NC', false],
])('%s', (_rule, text, matches) => {
  expect(stillMatching([row({})], text)).toHaveLength(matches ? 1 : 0);
});

test('the rows keep their order', () => {
  const rows = [
    row({ partNumber: '3' }),
    row({ partNumber: '1', name: 'Relay', configModelNo: null }),
    row({ partNumber: '2' }),
  ];
  expect(stillMatching(rows, 'plover')).toEqual([rows[0], rows[2]]);
});

test('a document matches by its number and its name', () => {
  const document = {
    kind: 'document' as const,
    name: 'Tern duplex, data sheet',
    docType: 'TDS' as const,
    docNumber: '0412',
    uri: 'documents/TDS-0412.pdf',
    type: 1,
    revisedOn: null,
    families: [],
  };
  for (const text of ['tds0412', '0412', 'tern sheet']) expect(stillMatching([document], text)).toEqual([document]);
  expect(stillMatching([document], 'harrier')).toEqual([]);
});
