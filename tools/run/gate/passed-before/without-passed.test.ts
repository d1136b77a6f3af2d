import { expect, test, vi } from 'vitest';
import type { SuiteOutcome } from '../report-file.ts';
import type { PassedBefore } from './passed-before.ts';
import { withoutPassed } from './without-passed.ts';

const FILES = ['a.test.ts', 'b.test.ts', 'c.test.ts'];
const outcome: SuiteOutcome = {
  passed: 2,
  failed: ['c'],
  skipped: [],
  passedFiles: new Map([['b.test.ts', 2]]),
  output: 'said',
};
const sharing = (left: string[], before: number) => {
  const share = vi.fn<PassedBefore['share']>(() => ({ left, before }));
  return { share, note: vi.fn<PassedBefore['note']>() };
};

test('the files that are left are run, what passed is noted, and the others are counted', async () => {
  const passedBefore = sharing(['b.test.ts', 'c.test.ts'], 5);
  const run = vi.fn(async () => outcome);
  expect(await withoutPassed('units', FILES, passedBefore, run)).toEqual({ ...outcome, before: 5 });
  expect(passedBefore.share.mock.calls).toEqual([['units', FILES]]);
  expect(run.mock.calls).toEqual([[['b.test.ts', 'c.test.ts']]]);
  expect(passedBefore.note.mock.calls).toEqual([['units', ['b.test.ts', 'c.test.ts'], outcome.passedFiles]]);
});

test('a suite that failed before it read its tests notes that nothing passed', async () => {
  const passedBefore = sharing(FILES, 0);
  const broken = { passed: 0, failed: ['no report'], skipped: [], output: '' };
  expect(await withoutPassed('units', FILES, passedBefore, async () => broken)).toEqual({ ...broken, before: 0 });
  expect(passedBefore.note.mock.calls).toEqual([['units', FILES, new Map()]]);
});

test('a suite of which nothing is left does not run', async () => {
  const passedBefore = sharing([], 9);
  const run = vi.fn(async () => outcome);
  expect(await withoutPassed('units', FILES, passedBefore, run)).toEqual({
    passed: 0,
    failed: [],
    skipped: [],
    before: 9,
    output: '',
  });
  expect([run.mock.calls, passedBefore.note.mock.calls]).toEqual([[], []]);
});

test('a suite without files runs, and says itself that it has none', async () => {
  const run = vi.fn(async () => outcome);
  await withoutPassed('units', [], sharing([], 0), run);
  expect(run.mock.calls).toEqual([[[]]]);
});
