import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openArchive } from './open-archive.ts';

const MOST = 1000;
const text = (bytes: Uint8Array | null | undefined) => (bytes == null ? null : new TextDecoder().decode(bytes));

test('files are listed with their folders, and read one by one', () => {
  const archive = openArchive(
    zipSync({
      'img/a.png': strToU8('a'),
      'b.pdf': strToU8('bb'),
      '__MACOSX/._a': strToU8('x'),
      'img/': new Uint8Array(),
    }),
    MOST,
  );
  expect(archive?.files).toEqual([
    { path: 'img/a.png', bytes: 1 },
    { path: 'b.pdf', bytes: 2 },
  ]);
  expect(text(archive?.read('img/a.png'))).toBe('a');
  expect(archive?.read('gone.png')).toBeNull();
});
test('a file that is larger than the limit is not unpacked', () => {
  const archive = openArchive(zipSync({ large: new Uint8Array(MOST + 1), small: new Uint8Array(MOST) }), MOST);
  expect(archive?.read('large')).toBeNull();
  expect(archive?.read('small')).toHaveLength(MOST);
});
test('nothing is unpacked until it is read: a broken file is listed, and the others are read', () => {
  const bytes = zipSync({ broken: strToU8('one and two and '.repeat(90)), whole: strToU8('whole') });
  bytes.fill(0xff, 36, 50);
  const archive = openArchive(bytes, 10_000);
  expect(archive?.files.map(({ path }) => path)).toEqual(['broken', 'whole']);
  expect(archive?.read('broken')).toBeNull();
  expect(text(archive?.read('whole'))).toBe('whole');
});
test('an archive that says too little of a size unpacks no more than it says', () => {
  const bytes = zipSync({ a: new Uint8Array(500) });
  // The size in the list, at 24 of its entry.
  const view = new DataView(bytes.buffer);
  const entry = bytes.findIndex((_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(entry + 24, 10, true);
  expect(openArchive(bytes, MOST)?.read('a')?.length ?? 0).toBeLessThanOrEqual(10);
});
test.each([
  ['nothing', new Uint8Array()],
  ['words', strToU8('PK, but no archive')],
])('%s is no archive', (_, bytes) => {
  expect(openArchive(bytes, MOST)).toBeNull();
});
