import { expect, test } from 'vitest';
import { type MendEdit, mended, valueAtPath, withAt } from './mend.ts';

const row = { name: 'T', list: ['a', 'b', 'c', 'd'], inner: { list: [{ x: 1 }, { x: 2 }], y: 3 } };
const edit = (path: MendEdit['path'], ...to: [unknown?]): MendEdit =>
  to.length === 0 ? { kind: 'families', id: 1, path } : { kind: 'families', id: 1, path, to: to[0] };

test.each<[string, MendEdit['path'], { to?: unknown }, object]>([
  ['a field is another', ['name'], { to: 'U' }, { ...row, name: 'U' }],
  ['a field comes', ['more'], { to: 1 }, { ...row, more: 1 }],
  ['a field is nothing', ['name'], { to: undefined }, { ...row, name: undefined }],
  ['a field goes', ['name'], {}, { list: row.list, inner: row.inner }],
  ['an element is another', ['list', 1], { to: 'x' }, { ...row, list: ['a', 'x', 'c', 'd'] }],
  ['an element goes', ['list', 1], {}, { ...row, list: ['a', 'c', 'd'] }],
  ['an element comes at the end', ['list', 4], { to: 'e' }, { ...row, list: ['a', 'b', 'c', 'd', 'e'] }],
  [
    'a field of an element is another',
    ['inner', 'list', 1, 'x'],
    { to: 9 },
    { ...row, inner: { list: [{ x: 1 }, { x: 9 }], y: 3 } },
  ],
  ['a field within nothing comes', ['none', 'x'], { to: 9 }, { ...row, none: { x: 9 } }],
])('%s', (_, path, to, after) => expect(withAt(row, path, to)).toStrictEqual(after));

test('the whole is another', () => expect(withAt(row, [], { to: 5 })).toBe(5));

test('elements are taken out from the back on, in whatever order they are named', () => {
  const after = { ...row, list: ['a', 'd'] };
  expect(mended(row, [edit(['list', 1]), edit(['list', 2])])).toEqual(after);
  expect(mended(row, [edit(['list', 2]), edit(['list', 1])])).toEqual(after);
  expect(
    mended(row, [
      edit(['inner', 'list', 0]),
      edit(['inner', 'list', 1, 'x'], 7),
      edit(['list', 0]),
      edit(['name'], 'U'),
    ]),
  ).toEqual({
    name: 'U',
    list: ['b', 'c', 'd'],
    inner: { list: [{ x: 7 }], y: 3 },
  });
  expect(mended(row, [])).toBe(row);
});

test.each<[MendEdit['path'], unknown]>([
  [['name'], 'T'],
  [['list', 2], 'c'],
  [['inner', 'list', 1, 'x'], 2],
  [['list', 9], undefined],
  [['name', 'length'], undefined],
  [['none', 'x'], undefined],
  [[], row],
])('the value at %j is %j', (path, value) => expect(valueAtPath(row, path)).toEqual(value));
