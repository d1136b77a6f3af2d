import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { longFiles, longFirst } from './long-files-first.ts';

const short = Array.from({ length: 20 }, (_, nth) => `/root/${String.fromCharCode(97 + nth)}.test.ts units`);
const long = longFiles.map((file) => `/root/${file} units`);
const order = (files: readonly string[], seed: number) => longFirst(files, (file) => file, seed);

test('every long file is there', () => {
  expect(longFiles.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
test('long files come before all others, and each file once', () => {
  const found = order([...short, ...long], 7);
  expect(new Set(found.slice(0, long.length))).toEqual(new Set(long));
  expect(found.toSorted()).toEqual([...short, ...long].toSorted());
});
test('a seed throws the same order again, however the files were found; another throws another', () => {
  expect(order(short.toReversed(), 7)).toEqual(order(short, 7));
  expect(order(short, 8)).not.toEqual(order(short, 7));
  expect(order(short, 7)).not.toEqual(short);
});
