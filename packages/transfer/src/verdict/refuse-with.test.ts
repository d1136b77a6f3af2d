import { expect, test } from 'vitest';
import { judgedRow, mappingOf } from '../testing/judged.ts';
import { refuseWith } from './refuse-with.ts';
import { FIRST_NEW_ID } from './verdict.ts';

const NEW = FIRST_NEW_ID;
const column = (path: string, heading: string) => ({ at: 0, path, heading });
const sheets = [
  mappingOf({ kind: 'families' }),
  mappingOf({ kind: 'products', columns: [column('name', 'Name'), column('familyId', 'Line')] }),
  mappingOf({ kind: 'categories' }),
];
const refusedFamily = judgedRow({ state: 'refused', id: NEW, row: 4, key: 'Tern' });
const why = '“Tern” in row 5 is new and is refused itself.';
const after = (...rows: Parameters<typeof judgedRow>[0][]) =>
  refuseWith([refusedFamily, ...rows.map(judgedRow)], sheets).slice(1);

test('a row that names a refused new row is refused with it, and nothing else of it counts', () => {
  const product = { sheet: 1, id: 7, fields: { familyId: NEW }, files: ['a.png'], doubts: ['Five times.'] };
  const refused = { ...product, state: 'refused', files: [], doubts: [], faults: [{ heading: 'Line', why, fits: [] }] };
  expect(after(product)).toEqual([judgedRow({ ...refused, state: 'refused' })]);
  expect(after({ ...product, state: 'new', id: NEW + 1 })).toMatchObject([{ state: 'refused', faults: [{ why }] }]);
});

test.each([
  ['names another row', { sheet: 1, fields: { familyId: 3 } }],
  ['has its number in a field that is no reference', { sheet: 1, fields: { position: NEW } }],
  ['names nothing', { sheet: 1, fields: {} }],
  ['has no fields', { sheet: 1, fields: null }],
  ['is the same as before', { sheet: 1, state: 'unchanged', fields: { familyId: NEW } }],
  ['is missing', { sheet: 1, state: 'missing', fields: { familyId: NEW } }],
  ['is of a sheet that is not there', { sheet: 9, fields: { familyId: NEW } }],
] as const)('a row that %s stays as it is', (_, row) => expect(after(row)).toEqual([judgedRow(row)]));

test('those that name the rows refused with it are refused, too, in whatever order they stand', () => {
  const categories = [2, 1, 0].map((nth) => ({
    sheet: 2,
    state: 'new' as const,
    id: NEW + 10 + nth,
    row: nth,
    key: `C${nth}`,
    fields: { parentId: nth === 0 ? NEW : NEW + 9 + nth },
  }));
  expect(after(...categories).map(({ state, faults }) => [state, faults[0]?.why])).toEqual([
    ['refused', '“C1” in row 2 is new and is refused itself.'],
    ['refused', '“C0” in row 1 is new and is refused itself.'],
    ['refused', why],
  ]);
});

test('a row of lists is refused for one of them; without a column, the field says where', () => {
  const faq = judgedRow({ state: 'refused', id: NEW + 3, row: null, key: 'Why?' });
  const [, family] = refuseWith([faq, judgedRow({ fields: { faqIds: [5, NEW + 3] } })], sheets);
  expect(family).toMatchObject({
    state: 'refused',
    faults: [{ heading: 'faqIds', why: '“Why?” is new and is refused itself.' }],
  });
});

test('a refused row that is not new takes none with it', () => {
  const [, product] = refuseWith(
    [judgedRow({ state: 'refused', id: 3 }), judgedRow({ sheet: 1, fields: { familyId: 3 } })],
    sheets,
  );
  expect(product?.state).toBe('changed');
});
