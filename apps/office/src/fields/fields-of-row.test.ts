import { expect, test } from 'vitest';
import { fieldsOfRow } from './fields-of-row.ts';

test('the value of a setting has the words and the type of that setting; other rows have the fields of their kind', () => {
  const of = (...given: Parameters<typeof fieldsOfRow>) => fieldsOfRow(...given).find(({ name }) => name === 'value');
  const plain = of('settings', null);
  expect(of('settings', { group: 'search', key: 'synonyms', value: [] })).toMatchObject({
    widget: { is: 'texts' },
    section: plain?.section,
  });
  expect(of('settings', { group: 'other', key: 'one', value: true })).toMatchObject({ widget: { is: 'yes-no' } });
  expect(of('products', { group: 'search', key: 'synonyms', value: [] })).toBeUndefined();
  expect(fieldsOfRow('settings', { group: 'a', key: 'b', value: '' }).map(({ name }) => name)).toEqual(
    fieldsOfRow('settings', null).map(({ name }) => name),
  );
});
