import type { Upload } from '@millrace/database';
import { expect, test } from 'vitest';
import type { LibraryRow, LibraryView } from './library-view.ts';
import { listMedia, type MediaWanted, mediaLine } from './list-media.ts';

const row = (id: number, uri: string, change: Partial<LibraryRow> = {}): LibraryRow => ({
  ...{ id, uri, version: 'r1', file: `hash-${id}`, alt: '', focus: null },
  ...change,
});
const rows = [
  row(1, 'photos/hall-10.jpg', { alt: 'The Hall at night' }),
  row(2, 'photos/hall-2.JPG'),
  row(3, 'drawings/2027/panel.dwg'),
  row(4, 'drawings/body.step'),
  row(5, 'sheets/tern.pdf', { file: null }),
  row(6, 'photosets/a.zip', { change: 'added' }),
];
const uses: Readonly<Record<string, number>> = { 'photos/hall-10.jpg': 2, 'old/plan.dxf': 1, 'old/words.xyz': 1 };
const view = {
  rows: () => rows,
  rowAt: (uri: string) => rows.find((one) => one.uri.toLowerCase() === uri.toLowerCase()),
  named: () => Object.keys(uses),
  usesOf: (uri: string) => Array(uses[uri] ?? 0).fill({ kind: 'posts', id: 1 }),
} as unknown as LibraryView;
const upload = { bytes: 9, width: 4, height: 3, uploadedBy: 'ada', uploadedAt: new Date(0) } as Upload;
const asked: string[][] = [];
const facts = {
  uploads: async (files: readonly string[]) => {
    asked.push([...files]);
    return new Map([['hash-1', upload]]);
  },
  pathOf: (uri: string) => `${uri}?granted`,
};
const listed = (wanted: Partial<MediaWanted> = {}) => listMedia(view, { page: 1, pageSize: 20, ...wanted }, facts);
const uris = async (wanted: Partial<MediaWanted>) => (await listed(wanted)).files.map(({ uri }) => uri);
const ALL = [
  'drawings/2027/panel.dwg',
  'drawings/body.step',
  'old/plan.dxf',
  'old/words.xyz',
  'photos/hall-2.JPG',
  'photos/hall-10.jpg',
  'photosets/a.zip',
  'sheets/tern.pdf',
];

test.each<[string, Partial<MediaWanted>, readonly string[]]>([
  ['all, by address, numbers by size', {}, ALL],
  ['a folder with those within', { folder: 'drawings' }, ALL.slice(0, 2)],
  ['a folder whose name begins another', { folder: 'photos' }, ALL.slice(4, 6)],
  ['pictures', { type: 'pictures' }, ALL.slice(4, 6)],
  ['drawings', { type: 'drawings' }, ALL.slice(0, 3)],
  ['documents, and what nobody knows', { type: 'documents' }, ['old/words.xyz', 'photosets/a.zip', 'sheets/tern.pdf']],
  ['one type', { type: 'jpg' }, ALL.slice(4, 6)],
  ['unused ones', { unused: 'true' }, [ALL[0], ALL[1], ALL[4], ALL[6], ALL[7]].map(String)],
  ['used ones', { unused: 'false' }, [ALL[2], ALL[3], ALL[5]].map(String)],
  ['those with every word, also in their description', { search: ' NIGHT  hall ' }, ['photos/hall-10.jpg']],
  ['those with a word of their address', { search: 'Hall' }, ALL.slice(4, 6)],
  ['none with one word of two', { search: 'hall moon' }, []],
])('wanted are %s', async (_, wanted, expected) => expect(await uris(wanted)).toEqual(expected));

test('a page is a part of them, and facts are read for it alone', async () => {
  asked.length = 0;
  const page = await listed({ page: 2, pageSize: 3 });
  expect([page.total, page.files.map(({ uri }) => uri)]).toEqual([8, ALL.slice(3, 6)]);
  expect(asked).toEqual([['hash-2', 'hash-1']]);
  expect((await listed({ page: 4, pageSize: 3 })).files).toEqual([]);
});

test('all folders are told with what is in them, however deep', async () => {
  expect((await listed({ folder: 'photos' })).folders).toEqual([
    { path: 'drawings', files: 2 },
    { path: 'drawings/2027', files: 1 },
    { path: 'old', files: 2 },
    { path: 'photos', files: 2 },
    { path: 'photosets', files: 1 },
    { path: 'sheets', files: 1 },
  ]);
});

test('a file is told with what is known of it', () => {
  const known = new Map([['hash-1', upload]]);
  const line = (uri: string) => mediaLine(uri, view, known, facts.pathOf);
  expect(line('PHOTOS/hall-10.jpg')).toEqual({
    ...{ uri: 'photos/hall-10.jpg', id: 1, version: 'r1', file: 'hash-1', type: 'jpg' },
    ...{ address: '/media/photos/hall-10.jpg?granted', bytes: 9, width: 4, height: 3 },
    ...{ uploadedBy: 'ada', uploadedAt: '1970-01-01T00:00:00.000Z', alt: 'The Hall at night', focus: null, uses: 2 },
  });
  expect(line('old/plan.dxf')).toEqual({
    ...{ uri: 'old/plan.dxf', id: null, version: null, file: null, type: 'dxf' },
    ...{ address: '/media/old/plan.dxf?granted', bytes: null, width: null, height: null },
    ...{ uploadedBy: null, uploadedAt: null, alt: '', focus: null, uses: 1 },
  });
  expect(line('photosets/a.zip')).toMatchObject({ change: 'added', address: '/api/office/media/uploads/hash-6' });
  expect(line('sheets/tern.pdf')).toMatchObject({ address: '/media/sheets/tern.pdf?granted', uses: 0 });
});
