import type { ContentKind } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../columns/columns-of.ts';
import { fileNamesOf, namesFiles, withAddresses } from './named-files.ts';
import type { NamedFile } from './verdict.ts';

const column = (kind: ContentKind, path: string) => {
  const found = columnsOf(kind, []).find((one) => one.path === path);
  if (found === undefined) throw new Error(`There is no column ${path}.`);
  return found;
};
const files: Readonly<Record<string, NamedFile>> = {
  'a.png': { ok: true, uri: 'import/a.png', file: 'a.png' },
  'A.PNG': { ok: true, uri: 'import/a.png', file: 'a.png' },
  'there.png': { ok: true, uri: 'old/there.png' },
  'bad.exe': { ok: false, why: 'No.', fits: ['x'] },
};
const read = (kind: ContentKind, path: string, text: string, stored: unknown = [], title = '') =>
  withAddresses(column(kind, path), { row: 3, column: 4, text }, { stored, title }, (name) => files[name]);

test.each([
  ['products', 'pictures', true],
  ['families', 'media', true],
  ['families', 'specs', false],
  ['families', 'name', false],
] as const)('%s.%s names files: %s', (kind, path, expected) => expect(namesFiles(column(kind, path))).toBe(expected));

test.each([
  ['a.png; b.png\n c.png ;', ['a.png', 'b.png', 'c.png']],
  [' [1]', []],
  ['{"a":1}', []],
  ['', []],
])('names in %j', (text, names) => expect(fileNamesOf(text)).toEqual(names));

describe('names of files become addresses', () => {
  const cell = (text: string) => ({ row: 3, column: 4, text });
  test.each<[string, string, object]>([
    [
      'each once among the files that come',
      'a.png\nA.PNG; there.png',
      { ok: true, cell: cell('import/a.png\nimport/a.png\nold/there.png'), files: ['a.png'] },
    ],
    ['none where no file comes along', '/media/x/y.png', { ok: true, cell: cell('/media/x/y.png'), files: [] }],
    [
      'an address beside a file',
      'a.png; /media/x/y.png',
      { ok: true, cell: cell('import/a.png\nx/y.png'), files: ['a.png'] },
    ],
    ['JSON stays', '["a.png"]', { ok: true, cell: cell('["a.png"]'), files: [] }],
    ['a file that is not taken', 'a.png; bad.exe', { ok: false, why: 'No.', fits: ['x'] }],
    [
      'a name that is none',
      'b.png',
      { ok: false, why: 'No file of this import is called “b.png”, and it is no address below /media/.', fits: [] },
    ],
  ])('%s', (_, text, expected) => expect(read('products', 'pictures', text)).toEqual(expected));

  const elements = (text: string, stored: unknown, title: string): object[] => {
    const found = read('families', 'media', text, stored, title);
    if (!found.ok) throw new Error(found.why);
    return JSON.parse(found.cell.text) as object[];
  };
  test('in a list of media each is an element: the one that is there, or one called after its row', () => {
    const known = { id: 'e1', uri: 'old/there.png', name: 'Known', type: 2 };
    expect(elements('there.png; a.png; /media/x/kh-20_front-view.v2.png', [known], 'KH 20')).toMatchObject([
      known,
      { uri: 'import/a.png', filename: 'a.png', name: 'a' },
      { uri: 'x/kh-20_front-view.v2.png', filename: 'kh-20_front-view.v2.png', name: 'KH 20 front view.v2' },
    ]);
    expect(elements('a.png', null, '')).toMatchObject([{ name: 'a' }]);
    expect(elements('x/kh-200.png', [], 'KH 20')).toMatchObject([{ name: 'kh 200' }]);
    expect(elements('x/kh-20.png', [], 'KH 20')).toMatchObject([{ name: 'KH 20' }]);
    expect(Object.keys(elements('a.png', [], '')[0] ?? {})).toEqual(
      expect.arrayContaining(['uri', 'type', 'poster', 'infoImageText']),
    );
  });
});
