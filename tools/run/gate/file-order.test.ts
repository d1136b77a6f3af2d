import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { longFiles, thrownOrder } from './file-order.ts';

const short = Array.from({ length: 20 }, (_, nth) => `/root/${String.fromCharCode(97 + nth)}.test.ts units`);
const long = longFiles.map((file) => `/root/${file} units`);
const drawn = ['/root/o.test.ts units', '/root/a/b.test.tsx units', '/root/t.test.ts units'];
const anew = ['/root/p.test.ts units', '/root/c/d.test.ts units'];
const textOf = (file: string): string => {
  if (drawn.includes(file)) return '// @vitest-environment jsdom\nvi.resetModules();';
  return anew.includes(file) ? "import { vi } from 'vitest';\nvi.resetModules();" : 'test();';
};
const about = { nameOf: (file: string) => file, textOf };
const order = (files: readonly string[], seed: number) => thrownOrder(files, about, seed);

test('every long file is there', () => {
  expect(longFiles.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
test('long files come before all others, and each file once', () => {
  const found = order([...short, ...long], 7);
  expect(new Set(found.slice(0, long.length))).toEqual(new Set(long));
  expect(found.toSorted()).toEqual([...short, ...long].toSorted());
});
test('files that load modules anew, and then those with a document, come last: no process loses what it has between two others', () => {
  const all = [...drawn, ...anew, ...short.filter((file) => !drawn.includes(file) && !anew.includes(file)), ...long];
  const found = order(all, 7);
  expect(new Set(found.slice(-3))).toEqual(new Set(drawn));
  expect(new Set(found.slice(-5, -3))).toEqual(new Set(anew));
  expect(found.toSorted()).toEqual(all.toSorted());
  const drawnBy = [7, 8, 9, 10, 11].map((seed) => order(all, seed).slice(-3).join());
  expect(new Set(drawnBy).size).toBeGreaterThan(1);
});
test('a seed throws the same order again, however the files were found; another throws another', () => {
  expect(order(short.toReversed(), 7)).toEqual(order(short, 7));
  expect(order(short, 8)).not.toEqual(order(short, 7));
  expect(order(short, 7)).not.toEqual(short);
});
test('a seed that is told throws the same order years later', () => {
  const letters = (seed: number) =>
    order(short, seed)
      .map((file) => file.charAt('/root/'.length))
      .join('');
  expect([letters(7), letters(4_000_000_000)]).toEqual(['sacnkijfmqedrlghbpto', 'enkmsdlbjqrgifhacpot']);
});
