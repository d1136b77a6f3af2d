import { expect, test } from 'vitest';
import { sheetOf } from '../testing/import-fixture.ts';
import { mappingOf } from '../testing/judged.ts';
import { filesNamed } from './files-named.ts';

const sheet = sheetOf([
  ['Part number', 'Pictures', 'Note'],
  ['T-1', 'one.png; two.png', 'three.png'],
  ['T-2', null, 'four.png'],
  ['T-3', 'five.png', null],
]);
const columns = (path: string | null) => [
  { at: 0, heading: 'Part number', path: 'partNumber' },
  { at: 1, heading: 'Pictures', path },
  { at: 2, heading: 'Note', path: 'description' },
];
const named = (...mappings: Parameters<typeof mappingOf>[0][]) => [
  ...filesNamed(
    mappings.map((one) => ({ sheet, mapping: mappingOf(one) })),
    [],
  ),
];

test('the files that cells of pictures name, each with the kind of its row', () => {
  const names = ['one.png', 'two.png', 'five.png'];
  expect(named({ columns: columns('pictures') })).toEqual(names.map((name) => ({ name, kind: 'products' })));
});
test.each([
  ['whose column is not taken', { columns: columns(null) }],
  ['that is left out', { columns: columns('pictures'), isLeftOut: true }],
])('a sheet %s names none, and those after it do', (_, mapping) => {
  expect(named(mapping)).toEqual([]);
  expect(named(mapping, { columns: columns('pictures') })).toHaveLength(3);
});
