import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asOneTest, freshReport, withReport } from './report-file.ts';
import type { SuiteResult } from './suite-result.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const fine: SuiteResult = { passed: 2, failed: [], skipped: ['c'], times: [{ file: 'a', name: 'b', seconds: 1 }] };
const bad: SuiteResult = { passed: 1, failed: ['d'], skipped: [] };

test.each([
  ['ends with 0', 0, { passed: 1, failed: [], skipped: [], output: 'said' }],
  ['ends with 1', 1, { passed: 0, failed: ['walls'], skipped: [], output: 'said' }],
  ['ends with another code', 3, { passed: 0, failed: ['walls'], skipped: [], output: 'said' }],
])('a program counts as one test: one that %s', (_, code, result) => {
  expect(asOneTest('walls', { code, output: 'said' })).toEqual(result);
});

test('a report of the run before is gone, and others stay', () => {
  const file = freshReport(root, 'units.json');
  expect(file).toBe(path.join(root, 'test-results/units.json'));
  expect(fs.existsSync(path.dirname(file))).toBe(true);
  fs.writeFileSync(file, '{}');
  fs.writeFileSync(path.join(root, 'test-results/other.json'), '{}');
  expect(freshReport(root, 'units.json')).toBe(file);
  expect(fs.existsSync(file)).toBe(false);
  expect(fs.existsSync(path.join(root, 'test-results/other.json'))).toBe(true);
});

test.each<[string, number, SuiteResult, string[]]>([
  ['all passed, and the program too', 0, fine, []],
  ['all passed, but the program failed', 1, fine, ['units: ended with code 1']],
  ['all passed, but the program failed by another code', 7, fine, ['units: ended with code 7']],
  ['a test failed, and so the program', 1, bad, ['d']],
  ['a test failed, but the program did not', 0, bad, ['d']],
])('a result of a report: %s', (_, code, result, failed) => {
  const file = freshReport(root, 'read.json');
  fs.writeFileSync(file, JSON.stringify(result));
  const read = withReport('units', { code, output: 'said' }, file, (report: SuiteResult) => report);
  expect(read).toEqual({ ...result, failed, output: 'said' });
});

test.each([0, 1])('a program that ends with %i and writes no report has failed', (code) => {
  const file = freshReport(root, 'none.json');
  const read = withReport('units', { code, output: 'said' }, file, () => fine);
  expect(read).toEqual({ passed: 0, failed: ['units: no report was written'], skipped: [], output: 'said' });
});
