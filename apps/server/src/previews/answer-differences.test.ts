import { expect, test } from 'vitest';
import { answerDifferences } from './answer-differences.ts';

const family = (change = {}) => ({ id: 1, name: 'Tern', description: 'Two pumps', priceFrom: 10, ...change });
const products = (...list: object[]) => ({ products: list });
const tern = { partNumber: '720', name: 'Tern', price: 10, configModelNo: null };

test.each([
  ['nothing', family(), family(), []],
  [
    'a text',
    family(),
    family({ description: 'Three pumps' }),
    [{ path: ['description'], change: 'changed', before: 'Two pumps', after: 'Three pumps' }],
  ],
  [
    'a text that comes',
    family({ alertMsg: null }),
    family({ alertMsg: 'Soon dearer' }),
    [{ path: ['alertMsg'], change: 'added', before: null, after: 'Soon dearer' }],
  ],
  [
    'money',
    family(),
    family({ priceFrom: 12 }),
    [{ path: ['priceFrom'], change: 'changed', before: 10, after: 12, isMoney: true }],
  ],
  [
    'a price of an element, known by its part number wherever it stands',
    products(tern, { ...tern, partNumber: '721' }),
    products({ ...tern, partNumber: '719' }, { ...tern, price: 11 }, { ...tern, partNumber: '721' }),
    [
      { path: ['products', { element: '720' }, 'price'], change: 'changed', before: 10, after: 11, isMoney: true },
      { path: ['products', { element: '719' }], change: 'added' },
    ],
  ],
  [
    'an element that is gone',
    products(tern),
    products(),
    [{ path: ['products', { element: '720' }], change: 'removed' }],
  ],
  [
    'the order',
    products(tern, { ...tern, partNumber: '721' }),
    products({ ...tern, partNumber: '721' }, tern),
    [{ path: ['products'], change: 'changed' }],
  ],
  [
    'a list of values',
    { pictures: ['a.png'] },
    { pictures: ['a.png', 'b.png'] },
    [{ path: ['pictures'], change: 'changed', before: 'a.png', after: 'a.png, b.png' }],
  ],
  [
    'a rule, whose elements nothing tells apart',
    { disableIf: [{ all: [] }] },
    { disableIf: [{ all: [] }, { all: [] }] },
    [{ path: ['disableIf'], change: 'changed' }],
  ],
  ['an id alone', { id: 1, faqIds: [1] }, { id: 2, faqIds: [1, 2] }, []],
])('two answers differ in %s', (_, before, after, differences) => {
  expect([...answerDifferences(before, after)]).toEqual(differences);
});
