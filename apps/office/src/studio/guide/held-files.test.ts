import { expect, test } from 'vitest';
import { filesHeldFor, holdFiles, letFilesGo } from './held-files.ts';

test('a studio that begins anew finds the files of its row again, another row finds none, and what is made lets them go', () => {
  const file = new File(['a'], 'guide.csv');
  holdFiles(7, [file]);
  expect(filesHeldFor(8)).toEqual([]);
  expect([filesHeldFor(7), filesHeldFor(7)]).toEqual([[file], [file]]);
  const other = new File(['b'], 'other.csv');
  holdFiles(7, [other]);
  expect(filesHeldFor(7)).toEqual([other]);
  letFilesGo();
  expect(filesHeldFor(7)).toEqual([]);
});
