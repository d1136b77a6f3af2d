import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LibraryView } from '../media/office/library-view.ts';
import { type LookedAt, type Placed, placeFiles } from './place-files.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const looked = (text: string): LookedAt => ({ ok: true, type: 'jpg', hash: hashOf(text) });
type Named = readonly [file: string, text: string];

interface Library {
  /** Rows of the library: address, and the bytes of their files. */
  rows?: readonly (readonly [uri: string, text: string | null])[];
  /** Addresses that rows name. */
  used?: readonly string[];
  /** Bytes at addresses. */
  lying?: Readonly<Record<string, string>>;
}
async function placed(files: readonly Named[], { rows = [], used = [], lying = {} }: Library = {}) {
  const library = rows.map(([uri, text]) => ({ uri, file: text === null ? null : hashOf(text) }));
  const view = {
    rows: () => library,
    rowAt: (uri: string) => library.find((row) => row.uri.toLowerCase() === uri.toLowerCase()),
    usesOf: (uri: string) => (used.includes(uri) ? [{ kind: 'posts', id: 1 }] : []),
  } as unknown as LibraryView;
  const bytes = async (uri: string) => (lying[uri] === undefined ? null : Buffer.from(lying[uri]));
  const wanted = files.map(([file]) => ({ file, kind: 'siteDocuments' as const }));
  const found = await placeFiles(wanted, new Map(files.map(([file, text]) => [file, looked(text)])), { view, bytes });
  return [...found.values()].map((place) => (place.ok ? `${place.uri}${place.isNew ? ' new' : ''}` : place.why));
}

test.each<[string, Named[], Library, string[]]>([
  ['a free address in the folder of its kind', [['Hall A.JPG', 'a']], {}, ['site-documents/hall-a.jpg new']],
  ['the name without its folders', [['x/y/hall.jpg', 'a']], {}, ['site-documents/hall.jpg new']],
  ['the name without its archive', [['all.zip\u0000hall.jpg', 'a']], {}, ['site-documents/hall.jpg new']],
  [
    'one address for the same bytes, and another for others of one name',
    [
      ['a/hall.jpg', 'a'],
      ['b/hall.jpg', 'b'],
      ['c/gate.jpg', 'a'],
      ['d/HALL.jpg', 'd'],
    ],
    {},
    [
      'site-documents/hall.jpg new',
      'site-documents/hall-2.jpg new',
      'site-documents/hall.jpg',
      'site-documents/hall-3.jpg new',
    ],
  ],
  ['the address of its bytes', [['hall.jpg', 'a']], { rows: [['photos/old.jpg', 'a']] }, ['photos/old.jpg']],
  [
    'the first address of its bytes',
    [['hall.jpg', 'a']],
    {
      rows: [
        ['photos/none.jpg', null],
        ['photos/b.jpg', 'a'],
        ['photos/a.jpg', 'a'],
      ],
    },
    ['photos/b.jpg'],
  ],
  [
    'no address without an ending',
    [['hall.jpg', 'a']],
    { rows: [['photos/old', 'a']] },
    ['site-documents/hall.jpg new'],
  ],
  [
    'none that a row of the library has',
    [['hall.jpg', 'a']],
    { rows: [['site-documents/HALL.jpg', 'b']] },
    ['site-documents/hall-2.jpg new'],
  ],
  [
    'none that a row names',
    [['hall.jpg', 'a']],
    { used: ['site-documents/hall.jpg'] },
    ['site-documents/hall-2.jpg new'],
  ],
  [
    'that where its bytes lie',
    [['hall.jpg', 'a']],
    { lying: { 'site-documents/hall.jpg': 'a' } },
    ['site-documents/hall.jpg'],
  ],
  [
    'that where its bytes lie, though a row names it',
    [['hall.jpg', 'a']],
    { lying: { 'site-documents/hall.jpg': 'a' }, used: ['site-documents/hall.jpg'] },
    ['site-documents/hall.jpg'],
  ],
  [
    'none where others lie',
    [['hall.jpg', 'a']],
    { lying: { 'site-documents/hall.jpg': 'b', 'site-documents/hall-2.jpg': 'a' } },
    ['site-documents/hall-2.jpg'],
  ],
  [
    'none where its bytes lie, and a row of the library says others',
    [['hall.jpg', 'a']],
    { lying: { 'site-documents/hall.jpg': 'a' }, rows: [['site-documents/hall.jpg', 'b']] },
    ['site-documents/hall-2.jpg new'],
  ],
  [
    'none after none',
    [['hall.jpg', 'a']],
    { lying: { 'site-documents/hall.jpg': 'b', 'site-documents/hall-2.jpg': 'c', 'site-documents/hall-3.jpg': 'd' } },
    ['site-documents/hall-4.jpg new'],
  ],
])('a file gets %s', async (_, files, library, addresses) => expect(await placed(files, library)).toEqual(addresses));

test('a file that is not taken, or was not looked at, has no place and says why', async () => {
  const view = { rows: () => [], rowAt: () => undefined, usesOf: () => [] } as unknown as LibraryView;
  const wanted = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => ({ file, kind: 'posts' as const }));
  const known = new Map<string, LookedAt>([
    ['a.jpg', { ok: false, why: 'It is broken.' }],
    ['c.jpg', looked('c')],
  ]);
  const found = await placeFiles(wanted, known, { view, bytes: async () => null });
  expect([...found]).toEqual<[string, Placed][]>([
    ['a.jpg', { ok: false, why: 'It is broken.' }],
    ['b.jpg', { ok: false, why: '“b.jpg” cannot be read.' }],
    ['c.jpg', { ok: true, uri: 'posts/c.jpg', hash: hashOf('c'), isNew: true }],
  ]);
});
