import { expect, test } from 'vitest';
import { told } from './told.ts';

const breach = { file: 'a.ts', line: 3, message: 'stands above' };

test('each breach is told at its place, then the counts', () => {
  expect(told({ filesRead: 7, breaches: [breach, { ...breach, file: 'b.ts' }] }).lines).toEqual([
    'a.ts:3  stands above',
    'b.ts:3  stands above',
    'walls: 7 files read, 2 breaches',
  ]);
});

test.each([
  ['files without a breach', 1, [], true],
  ['files with one', 7, [breach], false],
  ['no files at all', 0, [], false],
  ['a breach although no file was read', 0, [breach], false],
])('passes: %s', (_, filesRead, breaches, passes) => {
  expect(told({ filesRead, breaches }).passes).toBe(passes);
});
