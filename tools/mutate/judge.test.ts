import { expect, test } from 'vitest';
import { doubt, type Judged, judgeBy, NEAREST, tally } from './judge.ts';
import type { Ending } from './start-tests.ts';

const passed: Ending = { name: 'passed', files: [] };
const named = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}.test.ts`);

/** Runs `count` test files, and says how many ran at each step. `stops` is the file that notices. */
async function judged(count: number, stops?: string, name: Ending['name'] = 'failed') {
  const steps: number[] = [];
  const judgement = await judgeBy(named(count), async (some) => {
    steps.push(some.length);
    return stops !== undefined && some.includes(stops) ? { name, files: [stops] } : passed;
  });
  return { steps, ...judgement };
}

test.each([
  ['none', 0, []],
  ['one', 1, [1]],
  ['as many as run first', 2, [2]],
  ['one more', 3, [2, 1]],
  ['as many as run in two steps', 8, [2, 6]],
  ['all that run by default', 24, [2, 6, 8, 8]],
  ['more than run by default', 30, [2, 6, 8, 8, 6]],
])('a change survives all test files, step by step: %s', async (_, count, steps) => {
  expect(await judged(count)).toEqual({ steps, verdict: 'SURVIVED', noticedBy: [] });
});

test('every file runs once, in the order given', async () => {
  const ran: string[] = [];
  await judgeBy(named(40), async (some) => {
    ran.push(...some);
    return passed;
  });
  expect(ran).toEqual(named(40));
});

test('the first that notices is the last to run', async () => {
  const noticedBy = ['3.test.ts'];
  expect(await judged(30, '3.test.ts')).toEqual({ steps: [2, 6], verdict: 'tests', noticedBy });
  expect(await judged(30, '3.test.ts', 'timed-out')).toEqual({ steps: [2, 6], verdict: 'time-out', noticedBy });
  expect(await judged(30, '29.test.ts')).toMatchObject({ steps: [2, 6, 8, 8, 6], verdict: 'tests' });
});

test('by default two dozen test files run at most', () => {
  expect(NEAREST).toEqual([2, 8, 16, 24]);
});

const one = (verdict: Judged['verdict'], ...noticedBy: string[]): Judged => ({
  file: 'a.ts',
  text: 'a',
  change: { start: 0, end: 1, replacement: 'b' },
  verdict,
  noticedBy,
});

test('tests that pass without a change leave each verdict, and run once together', async () => {
  const all = [one('tests', 'a', 'b'), one('time-out', 'b'), one('SURVIVED')];
  const ran: string[][] = [];
  const failing = await doubt(all, async (some) => {
    ran.push(some);
    return true;
  });
  expect(failing).toEqual([]);
  expect(ran).toEqual([['a', 'b']]);
  expect(all.map(({ verdict }) => verdict)).toEqual(['tests', 'time-out', 'SURVIVED']);
});

test('what a test noticed that fails without a change, too, is doubtful', async () => {
  const all = [one('tests', 'a', 'b'), one('tests', 'a'), one('time-out', 'b'), one('SURVIVED')];
  expect(await doubt(all, async (some) => !some.includes('b'))).toEqual(['b']);
  expect(all.map(({ verdict }) => verdict)).toEqual(['doubtful', 'tests', 'doubtful', 'SURVIVED']);
});

test('tests that fail only beside each other are believed', async () => {
  const all = [one('tests', 'a'), one('tests', 'b')];
  expect(await doubt(all, async (some) => some.length === 1)).toEqual([]);
  expect(all.map(({ verdict }) => verdict)).toEqual(['tests', 'tests']);
});

test('where nothing was noticed, nothing runs', async () => {
  expect(await doubt([one('SURVIVED')], () => Promise.reject(new Error('ran')))).toEqual([]);
});

const times = (count: number, verdict: Judged['verdict']) => Array.from({ length: count }, () => one(verdict));

test('counts what noticed a change, and leaves equivalent ones out', () => {
  const all = [
    ...times(5, 'tests'),
    ...times(4, 'time-out'),
    ...times(3, 'types'),
    ...times(2, 'equivalent'),
    ...times(1, 'doubtful'),
    ...times(6, 'SURVIVED'),
  ];
  expect(tally(all)).toEqual({
    words: '12 of 19 noticed; by types alone 3, by time-out 4; doubtful 1; equivalent 2',
    isEnough: false,
  });
});

test.each([
  ['nine in ten', [...times(27, 'tests'), ...times(3, 'SURVIVED')], true],
  ['one fewer', [...times(26, 'tests'), ...times(4, 'SURVIVED')], false],
  ['a doubtful one is not noticed', [...times(26, 'tests'), ...times(1, 'doubtful'), ...times(3, 'SURVIVED')], false],
  ['types and time-outs count', [...times(20, 'types'), ...times(7, 'time-out'), ...times(3, 'SURVIVED')], true],
  ['equivalent ones do not', [...times(9, 'tests'), ...times(9, 'equivalent'), ...times(1, 'SURVIVED')], true],
  ['nothing', [], true],
])('enough is nine in ten: %s', (_, all, isEnough) => {
  expect(tally(all).isEnough).toBe(isEnough);
});
