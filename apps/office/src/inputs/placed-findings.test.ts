import { expect, test } from 'vitest';
import { findingsAt, findingsOfRow, restAt, worstOf } from './placed-findings.ts';

const row = { kind: 'families', id: 1 } as const;
const found = (path: (string | number)[], code = 'unknown-document', more = {}) => ({
  ...row,
  severity: 'error' as const,
  code,
  path,
  message: code,
  ...more,
});

test('a row has what the check of the whole found in it, and what it refuses by itself, once', () => {
  const checked = [found(['documentIds', 2]), { ...found(['slug']), id: 2 }, found(['name'], 'bad-value')];
  const own = [found(['slug'], 'bad-value')];
  expect(findingsOfRow(checked, own, row).map(({ path }) => path)).toEqual([['slug'], ['documentIds', 2]]);
});
test('a finding stands at each of its places', () => {
  const twice = found(['specs', 0], 'duplicate', { also: [['specs', 1]] });
  expect(findingsOfRow([twice], [], row).map(({ path }) => path)).toEqual([
    ['specs', 0],
    ['specs', 1],
  ]);
});
test('a path leads into a field, into its element, or elsewhere', () => {
  const findings = findingsOfRow([found(['specs', 0, 'title']), found(['name'])], [], row);
  expect(findingsAt(findingsAt(findings, 'specs'), 0).map(({ path }) => path)).toEqual([['title']]);
  expect(restAt(['specs', 0, 'title'], 'specs')).toEqual([0, 'title']);
  expect(restAt(['specs'], 'name')).toBeNull();
  expect(restAt(null, 'name')).toBeNull();
});
test('a fault is worse than a warning', () => {
  expect(worstOf([])).toBeNull();
  expect(worstOf([{ severity: 'warning', message: '', path: [] }])).toBe('warning');
  expect(
    worstOf([
      { severity: 'warning', message: '', path: [] },
      { severity: 'error', message: '', path: [] },
    ]),
  ).toBe('error');
});
