import type { ReadNumber } from '@millrace/contract';
import { expect, test } from 'vitest';
import { answeredOf } from './answered-of.ts';

const PHONE = '701-555-0142';
const read: ReadNumber = {
  partNumber: '1009441',
  modelNumber: null,
  name: 'Pump float',
  description: '',
  price: null,
  isObsolete: false,
  thumbnail: null,
  family: { name: 'Example floats', slug: 'example', intrinsicallySafe: false },
  cells: [],
  documents: [],
  hasWiring: false,
  replacement: null,
};
const replacement: ReadNumber['replacement'] = {
  partNumber: '7311203',
  name: 'Pump float',
  description: '',
  price: 65.5,
  configModelNo: null,
  isObsolete: false,
  note: '',
  family: read.family,
  cells: [],
  differences: [],
};

test.each<[string, Partial<ReadNumber>, string | null]>([
  ['its price', { price: 65.5 }, 'List price $65.50'],
  ['how to ask for it', {}, `Price on request For Pricing Call: ${PHONE}`],
  ['none of what is replaced', { isObsolete: true, replacement }, null],
  ['whom to ask, where nothing is sold instead', { isObsolete: true }, `Nothing is sold instead. Ask us: ${PHONE}`],
])('a number is told %s', (_, of, words) => {
  const { price } = answeredOf({ ...read, ...of }, PHONE);
  expect(price === null ? null : `${price.label} ${price.text}`).toBe(words);
});
