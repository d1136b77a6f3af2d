import { contentKinds } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { differencesOf, withValueAt } from './index.ts';

const families = contentKinds.families.lists;
const groups = (...configGroups: object[]) => ({ configurator: { configGroups } });
const cord = (change = {}) => ({ name: 'Cord', unit: 'ft', min: 1, ...change });
const float = { name: 'Float', min: 0 };

test.each([
  ['nothing', { name: 'A' }, { name: 'A' }, []],
  ['a field', { name: 'A' }, { name: 'B' }, [{ path: ['name'], before: 'A', after: 'B' }]],
  ['a field that is new', {}, { name: 'B' }, [{ path: ['name'], after: 'B' }]],
  ['a row that is new', null, { id: 1 }, [{ path: [], before: null, after: { id: 1 } }]],
  [
    'a field of an element',
    groups(cord()),
    groups(cord({ min: 2 })),
    [{ path: ['configurator', 'configGroups', { name: 'Cord' }, 'min'], before: 1, after: 2 }],
  ],
  [
    'the name of an element, its other fields as they were',
    groups(cord()),
    groups(cord({ name: 'Cable' })),
    [{ path: ['configurator', 'configGroups', { name: 'Cord' }, 'name'], before: 'Cord', after: 'Cable' }],
  ],
  [
    'an element that is gone and one that is new',
    groups(cord()),
    groups(float),
    [
      { path: ['configurator', 'configGroups', { name: 'Cord' }], before: cord() },
      { path: ['configurator', 'configGroups', { name: 'Float' }], after: float },
    ],
  ],
  [
    'the order',
    groups(cord(), float),
    groups(float, cord()),
    [
      {
        path: ['configurator', 'configGroups'],
        before: [{ name: 'Cord' }, { name: 'Float' }],
        after: [{ name: 'Float' }, { name: 'Cord' }],
        isOrder: true,
      },
    ],
  ],
  [
    'a field of an element of an element',
    { specs: [{ id: 'a', kvo: [{ id: 'b', value: '1' }] }] },
    { specs: [{ id: 'a', kvo: [{ id: 'b', value: '2' }] }] },
    [{ path: ['specs', { id: 'a' }, 'kvo', { id: 'b' }, 'value'], before: '1', after: '2' }],
  ],
  ['a reference', { faqIds: [1] }, { faqIds: [] }, [{ path: ['faqIds', { value: 1 }], before: 1 }]],
])('two rows differ in %s', (_, before, after, differences) => {
  expect(differencesOf(families, before, after)).toEqual(differences);
});

test.each<[string, unknown, unknown, unknown]>([
  ['a field', ['name'], 'B', { name: 'B', list: [{ id: 'a', n: 1 }], refs: [1] }],
  ['a field that goes', ['name'], undefined, { list: [{ id: 'a', n: 1 }], refs: [1] }],
  ['a field of an element', ['list', { id: 'a' }, 'n'], 2, { name: 'A', list: [{ id: 'a', n: 2 }], refs: [1] }],
  ['an element that goes', ['list', { id: 'a' }], undefined, { name: 'A', list: [], refs: [1] }],
  ['a reference that is new', ['refs', { value: 2 }], 2, { name: 'A', list: [{ id: 'a', n: 1 }], refs: [1, 2] }],
  ['a place that is not there', ['name', 'deeper'], 2, { name: 'A', list: [{ id: 'a', n: 1 }], refs: [1] }],
])('a value is put at %s', (_, path, value, after) => {
  const before = { name: 'A', list: [{ id: 'a', n: 1 }], refs: [1] };
  expect(withValueAt(before, path as string[], value)).toEqual(after);
});
