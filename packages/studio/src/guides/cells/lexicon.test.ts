import { describe, expect, test } from 'vitest';
import {
  isHistoryHeading,
  looksLikeWords,
  namesGroup,
  roleOf,
  saysAside,
  saysOptional,
  saysSeveral,
} from './lexicon.ts';

test.each([
  ['Code', 'code'],
  ['Order code:', 'code'],
  ['Bestellnummer', 'code'],
  ['Réf.', 'code'],
  ['Description', 'words'],
  ['Option description', 'words'],
  ['Bezeichnung', 'words'],
  ['List price (USD)', 'price'],
  ['Adder', 'price'],
  ['Aufpreis €', 'price'],
  ['Prix H.T.', 'price'],
  ['Remarks', 'remark'],
  ['Pos.', 'position'],
  ['#', 'position'],
  ['Feature', 'group'],
  ['Merkmal', 'group'],
  ['Option', 'either'],
  ['Model', 'either'],
  ['Ausführung', 'either'],
  ['Steel', null],
  ['', null],
  // Of 40 and of 41 signs.
  [`Code (${'a'.repeat(33)})`, 'code'],
  [`Code (${'a'.repeat(34)})`, null],
])('the heading %j is of %s', (text, role) => expect(roleOf(text)).toBe(role));

test.each([
  ['Type', true],
  ['Models:', true],
  ['Option', false],
  ['Value', false],
])('the heading %j names what its table is of: %s', (text, names) => expect(namesGroup(text)).toBe(names));

test.each([
  ['Steel', true],
  ['No', false],
  ['A B', true],
  ['5 V', true],
  ['10"', true],
  ['12 x', true],
  ['$12', false],
  ['12', false],
  ['2020-01-31 draft', false],
  ['31.1.2020', false],
  ['A-12', false],
])('%j may be words: %s', (text, is) => expect(looksLikeWords(text)).toBe(is));

test.each([
  [['Rev', 'Date'], true],
  [['Rev', 'Code'], false],
  [['Changed', 'By', 'Code'], true],
  [[], false],
])('the headings %j are of the guide itself: %s', (texts, is) => expect(isHistoryHeading(texts)).toBe(is));

describe('words say', () => {
  test.each([
    ['Note: see page 3', true],
    ['Hinweis', true],
    [' N.B. for 24 V alone', true],
    ['please contact us', true],
    ['siehe Seite 3', true],
    ['noted steel', false],
    ['stainless steel', false],
  ])('%j something aside: %s', (text, is) => expect(saysAside(text)).toBe(is));

  test.each([
    ['leave blank if none', true],
    ['omit for standard', true],
    ['Options (optional)', true],
    ['entfällt', true],
    ['if required', true],
    ['required', false],
    ['Options', false],
  ])('%j that a position may be left out: %s', (text, is) => expect(saysOptional(text)).toBe(is));

  test.each([
    ['select all that apply', true],
    ['one or more', true],
    ['any of these', true],
    ['any other', false],
    ['mehrere möglich', true],
    ['one', false],
  ])('%j that several may stand there: %s', (text, is) => expect(saysSeveral(text)).toBe(is));
});
