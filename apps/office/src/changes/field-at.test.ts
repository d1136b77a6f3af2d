import { expect, test } from 'vitest';
import { placeWords } from './field-at.ts';

test.each([
  ['a field', ['name'], [], ['Name']],
  [
    'a value deep in a list',
    ['specs', { id: 'a' }, 'kvo', { id: 'b' }, 'value'],
    ['Electrical', 'Supply'],
    ['Specifications', 'Electrical', 'Rows', 'Supply', 'How much'],
  ],
  ['an element without words', ['media', { id: 'a' }], [''], ['Pictures and videos', 'an entry']],
  [
    'an option',
    ['configurator', 'configGroups', { name: 'Cord' }, 'options', { code: '20' }, 'price'],
    [],
    ['Cord', '20', 'Price'],
  ],
  ['a group', ['configurator', 'configGroups', { name: 'Cord' }, 'optional'], [], ['Cord', 'Optional']],
  [
    'an option without its group',
    ['configurator', 'configGroups', 'options'],
    [],
    ['Configurator', 'Groups', 'Options'],
  ],
  ['a table', ['configurator', 'tables', { name: 'Fits' }], [], ['Configurator', 'Tables', 'Fits']],
  ['an element by the number of its key', ['media', { position: 3 }], [''], ['Pictures and videos', '3']],
  ['an element by its key beside its id', ['media', { id: 'a', name: 'b' }], [''], ['Pictures and videos', 'b']],
  ['an element whose key is no word', ['media', { has: true }], [''], ['Pictures and videos', 'an entry']],
  ['the whole row', [], [], []],
  ['a field that the table does not know', ['newThing'], [], ['New thing']],
])('the words of %s', (_, path, elements, words) => {
  expect(placeWords('families', { path, elements }).words).toEqual(words);
});

test('an element of a list of references is one of them', () => {
  const { field } = placeWords('families', { path: ['documentIds', { value: 7 }], elements: ['7'] });
  expect(field?.widget).toEqual({ is: 'reference', to: { kinds: ['documents'], by: 'id' } });
});
