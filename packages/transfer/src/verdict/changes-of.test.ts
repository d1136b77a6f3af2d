import { expect, test } from 'vitest';
import { judgedOf, judgedRow, mappingOf } from '../testing/judged.ts';
import { changesOf, goesIn, newIdsOf } from './changes-of.ts';
import { FIRST_NEW_ID } from './verdict.ts';

test.each([
  ['none', [1, null, 2_000_000_000], 0],
  ['the first alone', [FIRST_NEW_ID], 1],
  ['as many as the highest says, in any order', [FIRST_NEW_ID + 4, 7, FIRST_NEW_ID + 1], 5],
])('new rows need ids: %s', (_, ids, count) => {
  expect(newIdsOf(judgedOf(...ids.map((id) => ({ id }))))).toBe(count);
});

test.each([
  ['new', [], 'leave', false, true],
  ['changed', [], 'leave', false, true],
  ['changed', ['Twice'], 'leave', false, false],
  ['changed', ['Twice'], 'leave', true, true],
  ['unchanged', [], 'remove', true, false],
  ['refused', [], 'remove', true, false],
  ['missing', [], 'leave', true, false],
  ['missing', [], 'remove', false, true],
  ['missing', [], 'notLive', false, true],
] as const)(
  'a row that is %s, with doubts %j, missing ones to %s, doubtful ones taken: %s; goes in: %s',
  (...given) => {
    const [state, doubts, fate, takesDoubtful, expected] = given;
    expect(goesIn(judgedRow({ state, doubts }), fate, takesDoubtful)).toBe(expected);
  },
);

const landed = (rows: Parameters<typeof judgedOf>, sheets = [mappingOf()], newIds: readonly number[] = [501, 502]) => [
  ...changesOf(judgedOf(...rows), sheets, { takesDoubtful: false, newIds }),
];

test('rows go in with their fields but the id, and new ones with the ids that they get', () => {
  expect(
    landed([
      { id: 3, state: 'changed', fields: { name: 'A' } },
      { id: FIRST_NEW_ID + 1, state: 'new', fields: { id: FIRST_NEW_ID + 1, name: 'B' } },
      { id: 2_000_000_000, state: 'changed', fields: null },
      { id: null, state: 'changed' },
      { id: 5, state: 'changed', doubts: ['Five times.'] },
      { id: 6, state: 'changed', sheet: 1 },
    ]),
  ).toEqual([
    { kind: 'products', id: 3, isNew: false, fields: { name: 'A' } },
    { kind: 'products', id: 502, isNew: true, fields: { name: 'B' } },
    { kind: 'products', id: 2_000_000_000, isNew: false, fields: null },
  ]);
});

test('rows that a sheet lacks are removed, or are live no more', () => {
  const missing = [{ id: 4, state: 'missing', fields: { isLive: false } }] as const;
  const fieldsBy = (fate: 'remove' | 'notLive') =>
    landed([...missing], [mappingOf({ missing: fate })]).map(({ fields }) => fields);
  expect(fieldsBy('remove')).toEqual([null]);
  expect(fieldsBy('notLive')).toEqual([{ isLive: false }]);
  expect(
    landed([{ id: 4, state: 'changed', fields: { name: 'A' } }], [mappingOf({ missing: 'remove' })]),
  ).toMatchObject([{ fields: { name: 'A' } }]);
});

test('references to new rows name them by the ids that they get, alone and in lists', () => {
  const [first, second] = [FIRST_NEW_ID, FIRST_NEW_ID + 1];
  const fieldsOf = (kind: 'products' | 'families', fields: object) =>
    landed([{ id: 3, state: 'changed', fields: { ...fields } }], [mappingOf({ kind })])[0]?.fields;
  expect(fieldsOf('products', { familyId: second, position: first, name: 'A' })).toEqual({
    familyId: 502,
    position: first,
    name: 'A',
  });
  expect(fieldsOf('products', { familyId: 7, replacedBy: 'T-1' })).toEqual({ familyId: 7, replacedBy: 'T-1' });
  expect(fieldsOf('families', { faqIds: [first, 8, 'x'], accessoryPartNumbers: ['T-1'] })).toEqual({
    faqIds: [501, 8, 'x'],
    accessoryPartNumbers: ['T-1'],
  });
  expect(fieldsOf('products', { familyId: FIRST_NEW_ID + 9 })).toEqual({ familyId: FIRST_NEW_ID + 9 });
});
