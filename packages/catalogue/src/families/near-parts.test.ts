import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const parts: [string, object][] = [
  ['7311201', {}],
  ['7311210', {}],
  ['7311209', { isObsolete: true }],
  ['7311291', { isLive: false }],
  ['7399999', { familyId: 2 }],
  ['1204', {}],
];
const snapshot = snapshotOf({
  families: [family({ id: 1 }), family({ id: 2, name: 'Hidden', slug: 'hidden', isLive: false })],
  products: parts.map(([partNumber, given], nth) => product({ id: nth + 1, familyId: 1, partNumber, ...given })),
});
const near = (number: string) => {
  const answered = ask(snapshot, 'nearParts', { params: { number }, query: {} });
  return typeof answered === 'string' ? answered : answered.map(({ partNumber }) => partNumber);
};

test.each([
  ['a wrong digit', '7311281', ['7311201']],
  ['a digit too few', '731120', ['7311210', '7311201', '7311209']],
  ['a digit too many', '73112011', ['7311201']],
  ['two digits that changed places', '7312101', ['7311201']],
  ['a letter for a digit', '73112O1', ['7311201']],
  ['blanks around it', ' 7311281 ', ['7311201']],
  ['two wrong digits', '7311288', []],
  ['a part of a family that is not shown', '7399998', []],
  ['a text that is too short to be meant', '1205', []],
  ['no digit', 'pumps', []],
  ['more than any part number has', '7'.repeat(200), []],
])('%s', (_, typed, numbers) => expect(near(typed)).toEqual(numbers));

test('what is still made goes before what is not', () => expect(near('7311200').at(-1)).toBe('7311209'));
