import { expect, test } from 'vitest';
import { closingReport, exitCodeOf, wantedOf } from './closing-report.ts';
import type { SuiteResult } from './suite-result.ts';

const fine: SuiteResult = { passed: 2, failed: [], skipped: [] };
const times = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    file: `/house/${at}.test.ts`,
    name: `/house/${at}.test.ts: adds`,
    seconds: at,
  }));

test('a run without anything to tell closes on the line that counts', () => {
  expect(closingReport({ root: '/house', results: [fine], suiteTimes: [], notRun: [] })).toEqual([
    '2 passed, 0 failed',
  ]);
});

test('tells what was skipped, what took longest, what failed and what was not run, in this order', () => {
  const units: SuiteResult = {
    passed: 1,
    failed: ['/house/a.test.ts: divides'],
    skipped: ['/house/a.test.ts: waits', 'b'],
    times: [{ file: '/house/a.test.ts', name: '/house/a.test.ts: divides', seconds: 2 }],
  };
  const suiteTimes = [
    { name: 'walls', seconds: 1 },
    { name: 'units', seconds: 3 },
  ];
  expect(closingReport({ root: '/house', results: [fine, units], suiteTimes, notRun: [{ name: 'bench' }] })).toEqual([
    'Skipped:\n  a.test.ts: waits\n  b',
    'What took longest:\n      3.0 s  units\n      1.0 s  walls',
    'The longest files:\n      2.0 s  a.test.ts',
    'The longest tests:\n      2.0 s  a.test.ts: divides',
    'Failed:\n  a.test.ts: divides',
    'Ended early, as something failed. Not run: bench.\n`npm test -- --all` runs every suite all the same.',
    '3 passed, 1 failed, 2 skipped',
  ]);
});

test('names the twenty longest files and the ten longest tests, the slowest first', () => {
  const [files = '', tests = ''] = closingReport({
    root: '/house',
    results: [{ ...fine, times: times(25) }],
    suiteTimes: [],
    notRun: [],
  });
  expect(files.split('\n')).toHaveLength(21);
  expect(files.split('\n')[1]).toContain('24.0 s  24.test.ts');
  expect(tests.split('\n')).toHaveLength(11);
  expect(tests.split('\n')[10]).toContain('15.0 s  15.test.ts: adds');
});

test('tells how much passed before, above the line that counts it', () => {
  const results = [
    { ...fine, before: 40 },
    { passed: 0, failed: [], skipped: [], before: 1 },
  ];
  expect(closingReport({ root: '/house', results, suiteTimes: [], notRun: [] })).toEqual([
    'Passed before, on the same files, and not run again: 41. `npm test -- --anew` runs them, too.',
    '43 passed, 0 failed',
  ]);
});

test('names every suite with its time', () => {
  const suiteTimes = times(30).map(({ name, seconds }) => ({ name, seconds }));
  const [suites = ''] = closingReport({ root: '/house', results: [], suiteTimes, notRun: [] });
  expect(suites.split('\n')).toHaveLength(31);
});

test.each<[string, SuiteResult[], number]>([
  ['every suite passed', [fine, fine], 0],
  ['some tests were skipped', [{ ...fine, skipped: ['a'] }], 0],
  ['a test of one suite failed', [fine, { ...fine, failed: ['a'] }], 1],
  ['nothing but a failure ran', [{ passed: 0, failed: ['a'], skipped: [] }], 1],
  ['no suite ran', [], 1],
])('the code at the end: %s', (_, results, code) => {
  expect(exitCodeOf(results)).toBe(code);
});

const stages = [[{ name: 'types' }, { name: 'types of the site' }], [{ name: 'unit tests' }]];

test.each<[string, string[], string[][]]>([
  ['without words all', [], [['types', 'types of the site'], ['unit tests']]],
  ['a word in one name', ['unit'], [[], ['unit tests']]],
  ['a word in two names', ['types'], [['types', 'types of the site'], []]],
  ['words of several names', ['site', 'tests'], [['types of the site'], ['unit tests']]],
  ['a word in none', ['bench'], [[], []]],
])('the wanted suites: %s', (_, words, names) => {
  expect(wantedOf(stages, words).map((stage) => stage.map(({ name }) => name))).toEqual(names);
});
