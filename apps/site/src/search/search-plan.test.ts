import { readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import type { Read } from '../page/plan.ts';
import { searchPlan } from './search-plan.ts';

const found =
  (total: number): Read =>
  <Data>() =>
    ({ total, items: [], filters: '', order: '', view: 'families' }) as Data;
const failed: Read = () => {
  throw new Error('no answer');
};
const redirect = (id: string, query: string, read: Read) =>
  searchPlan.redirect?.(
    { path: `/search/${id}`, params: { id }, query: readPageQuery('search', new URLSearchParams(query)) },
    read,
  );

describe('of 41 results', () => {
  test.each([
    ['page=99', '/search/float?page=5'],
    ['page=6', '/search/float?page=5'],
    ['page=5', null],
    ['page=1', null],
    ['page=99&pageSize=41', '/search/float?pageSize=41'],
  ])('%s leads to %s', (query, to) => expect(redirect('float', query, found(41))).toBe(to));
});
describe('of 133 documents', () => {
  const documents: Read = <Data>() =>
    ({ total: 4, items: [], documents: { total: 133, items: [] }, filters: '', order: '', view: 'families' }) as Data;
  test.each([
    ['show=documents&page=3', null],
    ['show=documents&page=4', '/search/float?show=documents&page=3'],
  ])('%s leads to %s', (query, to) => expect(redirect('float', query, documents)).toBe(to));
});
test('without results the first page says so', () => {
  expect(redirect('nothing', 'page=3', found(0))).toBe('/search/nothing');
});
test('a search that failed stays where it is', () => expect(redirect('float', 'page=3', failed)).toBeNull());
test('what a form sends without a script becomes the path', () => {
  expect(redirect('', 'search=float', found(0))).toBe('/search/float');
});

test('choices that the catalogue does not know leave the address', () => {
  const known: Read = <Data>() =>
    ({ total: 4, items: [], filters: 'f.voltage=480', order: '', view: 'families' }) as Data;
  expect(redirect('float', 'f.voltage=480', known)).toBeNull();
  expect(redirect('float', 'order=bogus&f.bogus=1&f.voltage=480', known)).toBe('/search/float?f.voltage=480');
});

test.each([
  ['7311293', true],
  ['float', false],
])('the neighbours of %s are asked for with the page: %s', (id, isAsked) => {
  const at = { path: `/search/${id}`, params: { id }, query: readPageQuery('search', new URLSearchParams()) } as const;
  const asked = searchPlan.queries?.(at).map(({ queryKey }) => JSON.stringify(queryKey)) ?? [];
  expect(asked.some((key) => key.includes('near-parts') || key.includes('nearParts'))).toBe(isAsked);
});
