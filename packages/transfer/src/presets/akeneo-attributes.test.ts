import { expect, test } from 'vitest';
import { readColumn } from './akeneo-attributes.ts';
import type { Said } from './preset.ts';

/** The attribute of a column of texts, beside one of units where there is any, and its cells. */
function read(texts: readonly string[], units?: readonly string[]) {
  const said: Said[] = [];
  const rows = texts.map((text, at) => ({
    row: at + 2,
    cells: units === undefined ? [text] : [units[at] ?? '', text],
  }));
  const value = units === undefined ? { column: 0, unitColumn: -1 } : { column: 1, unitColumn: 0 };
  const found = readColumn({ code: 'a_b', ...value } as never, rows, 'A', new Set(), (one) => said.push(one));
  const cells = found === null ? [] : rows.map((row) => found.valueOf(row));
  return {
    attribute: found?.attribute ?? null,
    cells,
    said: said.map(({ row, column, words, isRefused }) => ({ at: `${row} ${column}`, words, isRefused })),
  };
}
const made = (type: string, more: object = {}) => ({
  ...{ key: 'aB', label: 'A b', type, unit: '', precision: 0, choices: [] },
  ...more,
});
const codes = (count: number) => Array.from({ length: count }, (_, at) => `code_${at}`);

test.each<[string, string[], string[] | undefined, object, string[]]>([
  [
    'numbers, with as many decimals as the longest',
    ['1', ' 2.50', '', '-3,125'],
    undefined,
    made('number', { precision: 3 }),
    ['1', '2.50', '', '-3.125'],
  ],
  ['numbers, one of which is 1', ['1', '2'], undefined, made('number'), ['1', '2']],
  [
    'numbers with the commonest unit',
    ['1', '2', '3', '4'],
    ['INCH', 'MILLIMETER', 'MILLIMETER', ''],
    made('number', { unit: 'mm' }),
    ['', '2', '3', '4'],
  ],
  ['0 and 1 with a unit', ['0', '1'], ['CUBIC_YARD', 'cubic_yard'], made('number', { unit: 'cubic yard' }), ['0', '']],
  ['0 and 1 alone', ['0', '1', ''], undefined, made('yesNo'), ['No', 'Yes', '']],
  [
    'codes that come again',
    ['red', 'dark_red', 'red,blue', 'red'],
    undefined,
    made('choice', { choices: ['Red', 'Dark red', 'Blue'] }),
    ['Red', 'Dark red', 'Red\nBlue', 'Red'],
  ],
  ['a single code', ['red'], undefined, made('choice', { choices: ['Red'] }), ['Red']],
  ['codes of which each is there once', ['red', 'blue'], undefined, made('text'), ['red', 'blue']],
  ['codes and other words', ['red', 'red', 'Some words.'], undefined, made('text'), ['red', 'red', 'Some words.']],
  ['numbers and words', ['1', 'x y'], undefined, made('text'), ['1', 'x y']],
  ['0 and words', ['0', 'x y'], undefined, made('text'), ['0', 'x y']],
  ['files and words', ['a.png', 'See a.png.'], undefined, made('text'), ['a.png', 'See a.png.']],
  [
    'sixty choices',
    [...codes(60), 'code_1'],
    undefined,
    made('choice', { choices: codes(60).map((code) => code.replace('code_', 'Code ')) }),
    [],
  ],
  ['more than sixty', [...codes(61), 'code_1'], undefined, made('text'), []],
])('%s', (_, texts, units, attribute, cells) => {
  const found = read(texts, units);
  expect(found.attribute).toEqual(attribute);
  if (cells.length > 0) expect(found.cells).toEqual(cells);
});

test('files are none, and nothing is nothing', () => {
  const words = 'It names files, which are not in the sheet: put them into the media library.';
  expect(read(['', 'a.png', 'b.PDF'])).toEqual({
    attribute: null,
    cells: [],
    said: [{ at: '3 A', words, isRefused: false }],
  });
  expect(read(['', ' '])).toEqual({ attribute: null, cells: [], said: [] });
});
test('a value in another unit is left out, and a text that is too long', () => {
  expect(read(['1', '2', '3'], ['INCH', 'INCH', 'FOOT']).said).toEqual([
    { at: '4 A', words: '3 ft is left out: the other rows are in in.', isRefused: false },
  ]);
  const { cells, said } = read(['Some words.', 'x '.repeat(100), `${'x '.repeat(100)}xx`]);
  expect(cells.map(({ length }) => length)).toEqual([11, 199, 0]);
  expect(said).toEqual([{ at: '4 A', words: 'It is left out: an attribute has at most 200 signs.', isRefused: false }]);
  expect(read(['a b', `${'x'.repeat(199)} y`]).cells[1]).toBe('');
  expect(read(['a b', `${'x'.repeat(198)} y`]).cells[1]).toHaveLength(200);
});
