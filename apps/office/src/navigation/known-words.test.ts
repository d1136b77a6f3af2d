import { expect, test } from 'vitest';
import { A_NUMBER, knownValues, partWords, unknownParts } from './known-words.ts';

const asks = { state: ['sent', 'dead'], search: null, page: A_NUMBER };
const said = (query: string): readonly string[] => unknownParts(new URLSearchParams(query), asks).map(partWords);

test.each([
  ['nothing', '', []],
  ['words that the page knows', 'state=dead&search=any thing&page=12', []],
  ['values that are empty', 'state=&page=', []],
  ['a word that the page does not know', 'state=none&page=2', ['state=none']],
  ['no number for a number', 'page=-1', ['page=-1']],
  ['a parameter that the page does not have', 'status=dead', ['status']],
  ['several of them, in their order', 'colour=red&state=x', ['colour', 'state=x']],
  ['a draft, on every page', 'draft=0b6ae21e-7d5e-4a3c-8f6e-0a1b2c3d4e5f', []],
  ['what can be no draft', 'draft=spring', ['draft=spring']],
])('of %s the unknown parts are told', (_, query, expected) => expect(said(query)).toEqual(expected));

test('a page takes the values that it knows, and all where it reads its address itself', () => {
  const query = new URLSearchParams('state=none&search=tern&colour=red');
  expect(knownValues(query, asks)).toEqual({ search: 'tern' });
  expect(knownValues(query, null)).toEqual({ state: 'none', search: 'tern', colour: 'red' });
});
