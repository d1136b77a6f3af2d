import type { Product } from '@millrace/contract';
import { expect, test } from 'vitest';
import { modelLines } from './model-lines.ts';

const product: Product = {
  partNumber: 'JB-4',
  name: 'Junction box',
  description: '4 terminals',
  price: 12.6,
  configModelNo: null,
  isObsolete: false,
};

test('rows are copied with headings, an amount as a bare number, and no column that is empty throughout', () =>
  expect(modelLines([product, { ...product, partNumber: 'JB-6', price: 0 }])).toBe(
    [
      'Part number\tName\tDescription\tList price',
      'JB-4\tJunction box\t4 terminals\t12.60',
      'JB-6\tJunction box\t4 terminals\ton request',
    ].join('\n'),
  ));
test('a tab or a line break within a text stays in its cell', () =>
  expect(modelLines([{ ...product, description: '4\tterminals,\r\ngrey ' }])).toContain('\t4 terminals, grey\t'));
test('what is sold instead has a column', () => {
  const family = { name: 'Boxes', slug: 'boxes', intrinsicallySafe: false };
  const replacement = { ...product, partNumber: 'JB-5', note: '', family };
  expect(modelLines([{ ...product, isObsolete: true, replacement }])).toBe(
    'Part number\tName\tDescription\tObsolete\tReplaced by\nJB-4\tJunction box\t4 terminals\tobsolete\tJB-5',
  );
});
test('what is made no more, and nothing is sold instead of, is not on request', () =>
  expect(modelLines([{ ...product, price: null, isObsolete: true }])).toContain('\tno longer sold\tobsolete'));
