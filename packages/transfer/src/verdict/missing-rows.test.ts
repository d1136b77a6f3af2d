import type { SheetMapping } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { judgedRow, mappingOf } from '../testing/judged.ts';
import { missingRows } from './missing-rows.ts';
import type { JudgedRow, Row } from './verdict.ts';

const rows: Row[] = [
  { id: 1, familyId: 10, isLive: true },
  { id: 2, familyId: 10, isLive: false },
  { id: 3, familyId: 20, isLive: true },
  { id: 4, familyId: 30, isLive: true },
];
function missing(inSheet: readonly Partial<JudgedRow>[], mapping: Partial<SheetMapping>, all = rows) {
  const work = missingRows({ place: 5, mapping: mappingOf(mapping) } as never, all, inSheet.map(judgedRow));
  let pauses = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { found: value, pauses };
    pauses += 1;
  }
}
const idsOf = (...given: Parameters<typeof missing>) => missing(...given).found.map(({ id }) => id);

test('a row that no row of the sheet means is missing, with the place of its sheet', () => {
  expect(missing([{ id: 1 }, { id: 3 }, { id: 4 }], {}).found).toEqual([
    judgedRow({ sheet: 5, row: null, state: 'missing', id: 2, fields: null }),
  ]);
});

test('where missing rows are to be live no more, those that are not live stay', () => {
  expect(missing([{ id: 1 }, { id: 3 }], { missing: 'notLive' }).found).toMatchObject([
    { id: 4, fields: { isLive: false }, paths: ['isLive'] },
  ]);
  expect(idsOf([{ id: 1 }, { id: 3 }], { missing: 'remove' })).toEqual([2, 4]);
});

test.each<[string, Partial<JudgedRow>[], number[]]>([
  ['to which a row of the sheet belongs', [{ id: 1, fields: null }], [2]],
  ['to which a row of it comes', [{ id: 1, fields: { familyId: 20 } }], [2, 3]],
  ['that a new row names', [{ id: 99, fields: { familyId: 30 } }], [4]],
])('within the families %s, other rows are missing', (_, inSheet, ids) => {
  expect(idsOf(inSheet, { within: 'named' })).toEqual(ids);
});

test('of a kind that belongs to nothing, all are missing', () => {
  expect(idsOf([{ id: 1 }], { within: 'named', kind: 'redirects' })).toEqual([2, 3, 4]);
});

test('many rows are looked through in pieces', () => {
  const many = Array.from({ length: 4000 }, (_, at) => ({ id: at + 1, familyId: 1 }));
  expect(missing([], {}, many).pauses).toBe(2);
  expect(missing([], {}, many.slice(1)).pauses).toBe(1);
  expect(missing([], { within: 'named' }, many).pauses).toBe(4);
  expect(missing([], { within: 'named' }, many.slice(0, 1999)).pauses).toBe(0);
});
