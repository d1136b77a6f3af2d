import { expect, it } from 'vitest';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';
import { closingLine, longest, refuseEmpty, timesByFile } from './suite-result.ts';

it('closes on a line that counts, with the skipped ones only where there are any', () => {
  const fine = { passed: 3, failed: [], skipped: [] };
  expect(closingLine([fine, { passed: 1, failed: ['a'], skipped: [] }])).toBe('4 passed, 1 failed');
  expect(closingLine([fine, { passed: 0, failed: [], skipped: ['a', 'b'] }])).toBe('3 passed, 0 failed, 2 skipped');
  expect(closingLine([fine, { ...fine, notRun: 0 }])).toBe('6 passed, 0 failed');
  expect(closingLine([{ ...fine, failed: ['a'], notRun: 7 }])).toBe('3 passed, 1 failed, 7 not run');
  expect(closingLine([{ ...fine, before: 40 }, fine])).toBe('46 passed, 0 failed');
});

it('fails a suite that ran nothing, also where all of it was skipped', () => {
  expect(refuseEmpty('walls', { passed: 0, failed: [], skipped: ['a'] }).failed).toEqual(['walls: no test ran']);
  expect(refuseEmpty('walls', { passed: 1, failed: [], skipped: [] }).failed).toEqual([]);
  expect(refuseEmpty('units', { passed: 0, failed: [], skipped: [], before: 9 }).failed).toEqual([]);
  expect(refuseEmpty('units', { passed: 0, failed: [], skipped: [], before: 0 }).failed).toEqual([
    'units: no test ran',
  ]);
});

it('names what Vitest failed, skipped or could not load', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, duration: 1500 });
  const tests = [test('adds', 'passed'), test('divides', 'failed'), test('waits', 'skipped'), test('dreams', 'todo')];
  const report = {
    testResults: [
      { name: '/house/a.test.ts', status: 'failed', assertionResults: tests },
      { name: '/house/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitestReport(report, '/house')).toEqual({
    passed: 1,
    failed: ['/house/a.test.ts: divides', '/house/broken.test.ts'],
    skipped: ['/house/a.test.ts: waits', '/house/a.test.ts: dreams'],
    passedFiles: new Map(),
    times: ['adds', 'divides', 'waits', 'dreams'].map((name) => ({
      file: '/house/a.test.ts',
      name: `/house/a.test.ts: ${name}`,
      seconds: 1.5,
    })),
  });
});

it('names what Playwright failed or skipped, for each project, and what went wrong outside of tests', () => {
  const results = [{ duration: 2000 }, { duration: 500 }];
  const tests = (...statuses: string[]) => statuses.map((status) => ({ projectName: 'phone', status, results }));
  const inner = { title: 'home', specs: [{ title: 'opens', tests: tests('expected', 'unexpected') }] };
  const specs = [
    { title: 'waits', tests: tests('skipped') },
    { title: 'wavers', tests: tests('flaky') },
  ];
  const report = {
    suites: [{ title: 'a.spec.ts', suites: [inner], specs }],
    errors: [{ message: 'no server\nat x' }],
  };
  expect(readPlaywrightReport(report, 'e2e')).toEqual({
    passed: 1,
    failed: ['a.spec.ts > wavers (phone)', 'a.spec.ts > home > opens (phone)', 'no server'],
    skipped: ['a.spec.ts > waits (phone)'],
    notRun: 0,
    passedFiles: new Map(),
    times: ['waits', 'wavers', 'home > opens', 'home > opens'].map((name) => ({
      file: 'a.spec.ts',
      name: `a.spec.ts > ${name} (phone)`,
      seconds: 2.5,
    })),
  });
});

it('counts what Playwright left when too many had failed, and does not name it as skipped', () => {
  const test = (status: string, results: { duration: number }[]) => ({ projectName: 'desktop', status, results });
  const specs = [
    { title: 'opens', tests: [test('unexpected', [{ duration: 1000 }])] },
    { title: 'closes', tests: [test('skipped', []), test('skipped', [])] },
  ];
  expect(readPlaywrightReport({ suites: [{ title: 'a.spec.ts', specs }] }, 'e2e')).toEqual({
    passed: 0,
    failed: ['a.spec.ts > opens (desktop)'],
    skipped: [],
    notRun: 2,
    passedFiles: new Map(),
    times: [{ file: 'a.spec.ts', name: 'a.spec.ts > opens (desktop)', seconds: 1 }],
  });
});

it('names the files of which Vitest ran and passed every test', () => {
  const file = (name: string, status: string, ...statuses: string[]) => ({
    name: `/house/apps/${name}.test.ts`,
    status,
    assertionResults: statuses.map((own) => ({ fullName: name, status: own })),
  });
  const testResults = [
    file('whole', 'passed', 'passed', 'passed'),
    file('skips', 'passed', 'passed', 'skipped'),
    file('broken', 'failed', 'passed'),
    file('fails', 'failed', 'passed', 'failed'),
  ];
  expect(readVitestReport({ testResults }, '/house').passedFiles).toEqual(new Map([['apps/whole.test.ts', 2]]));
});

it('names the files of which Playwright ran and passed every test, in each project', () => {
  const ran = [{ duration: 1 }];
  const test = (projectName: string, status: string, results = ran) => ({ projectName, status, results });
  const file = (title: string, ...tests: ReturnType<typeof test>[]) => ({ title, specs: [{ title: 'opens', tests }] });
  const suites = [
    file('family/whole.spec.ts', test('desktop', 'expected'), test('phone', 'expected')),
    file('family/fails.spec.ts', test('desktop', 'expected'), test('phone', 'unexpected')),
    file('family/wavers.spec.ts', test('desktop', 'flaky')),
    file('family/skips.spec.ts', test('desktop', 'expected'), test('phone', 'skipped')),
    file('family/left.spec.ts', test('desktop', 'expected'), test('phone', 'expected', [])),
    file('family/parts.spec.ts', test('phone', 'expected')),
    file('family/parts.spec.ts', test('desktop', 'unexpected')),
  ];
  expect(readPlaywrightReport({ suites }, 'e2e').passedFiles).toEqual(new Map([['e2e/family/whole.spec.ts', 2]]));
});

it('adds up the tests of each file', () => {
  const time = (file: string, seconds: number) => ({ file, name: `${file} ${seconds}`, seconds });
  expect(timesByFile([time('a', 1), time('b', 5), time('a', 2)])).toEqual([
    { name: 'a', seconds: 3 },
    { name: 'b', seconds: 5 },
  ]);
  expect(timesByFile([])).toEqual([]);
});

it('lists the longest first, no more than asked for', () => {
  const times = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 120.25 },
    { name: 'c', seconds: 3.04 },
  ];
  expect(longest(times, 2)).toEqual(['  120.3 s  b', '    3.0 s  c']);
  expect(longest([], 2)).toEqual([]);
});
