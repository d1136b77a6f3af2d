import { expect, test } from 'vitest';
import { withElementIds } from './element-ids.ts';

const counter = () => {
  let count = 0;
  return () => `n${++count}`;
};

test('elements known by an id get one, inner lists too; those that have one keep it', () => {
  const row = { specs: [{ title: 'A', kvo: [{ key: 'k' }, { id: 'x', key: 'l' }] }], media: [{ id: 'm', uri: 'a' }] };
  expect(withElementIds('families', row, counter())).toEqual({
    specs: [
      {
        id: 'n2',
        title: 'A',
        kvo: [
          { id: 'n1', key: 'k' },
          { id: 'x', key: 'l' },
        ],
      },
    ],
    media: [{ id: 'm', uri: 'a' }],
  });
});
test('of two elements with one id the second, a copy, gets another', () => {
  const row = {
    steps: [
      { id: 'n1', answer: 'a' },
      { id: 'n1', answer: 'a' },
    ],
  };
  expect(withElementIds('faqs', row, counter()).steps.map(({ id }) => id)).toEqual(['n1', 'n2']);
});
test('lists known by fields of their own stay as they are', () => {
  const row = { configurator: { configGroups: [{ name: 'A', options: [{ code: '1' }] }] } };
  expect(withElementIds('families', row, counter())).toBe(row);
});
test.each([null, 'text', 7, {}, [null, 'a', 7]])('a field typed as %j stays', (steps) => {
  expect(withElementIds('faqs', { steps }, counter())).toEqual({ steps });
});
