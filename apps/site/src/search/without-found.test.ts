import type { NumberAnswer, ReadNumber, SearchPage, SearchResult } from '@millrace/contract';
import { expect, test } from 'vitest';
import { withoutFound } from './without-found.ts';

const result = (partNumber: string, configModelNo: string | null): SearchResult => ({
  partNumber,
  configModelNo,
  name: '',
  slug: 'tern',
  intrinsicallySafe: false,
  description: '',
  price: null,
  thumbnail: null,
  isObsolete: false,
});
const found: SearchPage = {
  items: [result('N/A', 'TD-1'), result('7204418', 'TD-2'), result('N/A', 'TD-3')],
  page: 1,
  pageSize: 10,
  total: 3,
  hasNext: false,
  hasPrevious: false,
  decoded: null,
};
const read = (partNumber: string | null, modelNumber: string): ReadNumber => ({
  family: { name: 'Tern', slug: 'tern', intrinsicallySafe: false },
  partNumber,
  modelNumber,
  name: '',
  description: '',
  cells: [],
  price: null,
  isObsolete: false,
  thumbnail: null,
  documents: [],
  hasWiring: false,
  replacement: null,
});
const answer = (...readings: ReadNumber[]): NumberAnswer => ({ readAs: null, readings, nearly: null });

test.each([
  ['nothing is a number', null, 3],
  ['the number that a configurator makes is above', answer(read(null, 'TD-1')), 2],
  ['the product is above', answer(read('7204418', 'TD-2')), 2],
  ['several are listed above', answer(read(null, 'TD-1'), read(null, 'TD-3')), 3],
])('%s', (_, number, left) => expect(withoutFound(found, number).items).toHaveLength(left));
