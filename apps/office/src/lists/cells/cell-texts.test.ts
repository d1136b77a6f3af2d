import type { ContentKind } from '@millrace/contract/content';
import { fieldNamed } from '@millrace/contract/fields';
import type { ListedRow } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listFieldsOf } from '../numbers/from-number.ts';
import { cellTexts } from './cell-texts.ts';

const fieldOf = (name: string) => {
  const found = fieldNamed('products', name) ?? listFieldsOf('products').find((field) => field.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const fields = ['partNumber', 'familyId', 'priceCents', 'fromNumber'].map(fieldOf);
const lines = [
  { partNumber: 'P-1', familyId: 7, priceCents: 1250 },
  { partNumber: 'P-2', familyId: 8, priceCents: null },
].map((row, at) => ({ id: at + 1, row }) as unknown as ListedRow);
const box = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });

function texts(
  of: ReturnType<typeof box>,
  typed: Record<number, object> = {},
  read: (queries: QueryClient) => void = () => undefined,
): string[][] {
  const queries = new QueryClient();
  read(queries);
  const rows = { rowAt: (at: number) => lines[at] };
  return cellTexts(queries, 'draft', rows, fields, of, (id) => typed[id] as Record<string, unknown> | undefined, {});
}
const record = (kind: ContentKind, draft: string, row: object) => (queries: QueryClient) =>
  queries.setQueryData(['row', kind, 7, draft], { row });
const page = (draft: string, row: object) => (queries: QueryClient) =>
  queries.setQueryData(['rows', 'families', draft, { page: 1 }], { rows: [{ id: 7, row }] });

test('the cells of a box are as they are typed, those of rows that are not there are empty', () => {
  expect(texts(box(0, 0, 0, 2))).toEqual([['P-1', '7', '12.50']]);
  expect(texts(box(1, 2, 0, 1))).toEqual([
    ['P-2', '8'],
    ['', ''],
  ]);
});

test('what is typed and on its way stands in its own row', () => {
  expect(texts(box(0, 1, 0, 0), { 1: { partNumber: 'P-9' } })).toEqual([['P-9'], ['P-2']]);
});

test.each([
  ['a row that was opened', record('families', 'draft', { name: 'Tern' }), 'Tern'],
  ['a row that a list has read', page('draft', { name: 'Tern' }), 'Tern'],
  ['a row without a title', page('draft', { name: null }), '7'],
  ['a row of another draft', page('other', { name: 'Tern' }), '7'],
  ['a row of another kind', record('posts', 'draft', { name: 'Tern' }), '7'],
])('a row that is referred to is called by its title: %s', (_, read, text) => {
  expect(texts(box(0, 0, 1, 1), {}, read)).toEqual([[text]]);
});

test('a number that is no reference is none, whatever row has it', () => {
  expect(texts(box(0, 0, 2, 2), { 1: { priceCents: 7 } }, page('draft', { name: 'Tern' }))).toEqual([['0.07']]);
});

test('the price of a number that nothing reads is empty', () => {
  expect(texts(box(0, 0, 3, 3))).toEqual([['']]);
});
