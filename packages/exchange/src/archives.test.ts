import { expect, test } from 'vitest';
import { openArchive } from './archive/open-archive.ts';
import { writeArchive } from './write/write-archive.ts';

test('files are read again by their paths, as they were', () => {
  const files = { 'img/a.png': Uint8Array.of(1, 2, 3), 'b.txt': new Uint8Array(5_000) };
  const bytes = writeArchive(files);
  const archive = openArchive(bytes, 10_000);
  expect(archive?.files).toEqual([
    { path: 'img/a.png', bytes: 3 },
    { path: 'b.txt', bytes: 5_000 },
  ]);
  expect([...(archive?.read('img/a.png') ?? [])]).toEqual([1, 2, 3]);
  expect(archive?.read('b.txt')).toEqual(files['b.txt']);
  expect(bytes.length).toBeLessThan(1_000);
});
