import { type Configurator, evaluate, initialSelection, toggleOption } from '@millrace/configurator';
import type { Product } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { catalogueModel, wholeNumber } from './catalogue-model.ts';

const configurator: Configurator = { configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '3' }] }] };
const chosen = toggleOption(configurator, initialSelection(configurator), 'Supply', '1');
const product = (partNumber: string, configModelNo: string | null, price: number | null): Product => ({
  partNumber,
  name: 'A panel',
  price,
  description: '',
  configModelNo,
  isObsolete: false,
});
const products = [product('7000', null, 1), product('7001', '1', 19.99), product('7003', '3', null)];

describe('the number to look for', () => {
  test('is there once all is chosen', () => expect(wholeNumber(evaluate(configurator, chosen))).toBe('1'));
  test('is none before', () => expect(wholeNumber(evaluate(configurator, initialSelection(configurator)))).toBe(''));
  test('is there where only the catalogue’s word is missing', () => {
    expect(wholeNumber(evaluate({ ...configurator, catalogueOnly: true }, chosen))).toBe('1');
  });
});

test.each([
  ['no number has no product', '', undefined, null],
  ['a product of the family carries it', '1', undefined, { partNumber: '7001', price: 1999 }],
  ['the server’s word goes before the family’s', '1', product('9', '1', 5), { partNumber: '9', price: 500 }],
  ['one without a price is on request', '3', undefined, { partNumber: '7003', price: null }],
  ['nobody carries it', '2', undefined, null],
])('%s', (_rule, itemNo, answered, model) => {
  expect(catalogueModel(itemNo, answered, products)).toEqual(model);
});
