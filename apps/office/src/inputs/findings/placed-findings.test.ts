import { describe, expect, test } from 'vitest';
import { calmed, findingsAt, findingsOfRow, placeKey, restAt, worstOf } from './placed-findings.ts';

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
  const checked = [
    found(['documentIds', 2]),
    { ...found(['slug']), id: 2 },
    found(['name'], 'bad-value'),
    found(['nme'], 'unknown-field'),
  ];
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

describe('what was added to a form and not left yet', () => {
  const added = { title: '', text: '', kvo: [] };
  const fresh = new Map([[placeKey(['specs', 1]), added]]);
  const severities = (element: object, ...paths: (string | number)[][]) =>
    calmed(
      paths.map((path) => ({ severity: 'error' as const, message: '', path })),
      fresh,
      { specs: [{ title: '' }, { ...added, ...element }] },
    ).map(({ severity }) => severity);

  test('is still needed where nobody has filled it, and wrong where somebody has', () => {
    const paths = [
      ['specs', 1, 'title'],
      ['specs', 1, 'text'],
    ];
    expect(severities({}, ...paths)).toEqual(['needed', 'needed']);
    expect(severities({ title: 'Wrong' }, ...paths)).toEqual(['error', 'needed']);
  });
  test('is calm as a whole until something of it is typed', () => {
    expect(severities({}, ['specs', 1])).toEqual(['needed']);
    expect(severities({ text: 'Typed' }, ['specs', 1])).toEqual(['error']);
  });
  test('leaves what stands beside it as it is', () => {
    expect(severities({}, ['specs', 0, 'title'], ['specs'], ['name'])).toEqual(['error', 'error', 'error']);
  });
  test('may be the whole row', () => {
    const row = { name: '', slug: 'Wrong One' };
    const at = (name: string) => ({ severity: 'error' as const, message: '', path: [name] });
    expect(calmed([at('name'), at('slug')], new Map([[placeKey([]), { name: '', slug: '' }]]), row)).toMatchObject([
      { severity: 'needed' },
      { severity: 'error' },
    ]);
  });
  test('is less than a warning, and hides no fault', () => {
    const of = (severity: 'error' | 'warning' | 'needed') => ({ severity, message: '', path: [] });
    expect(worstOf([of('needed')])).toBe('needed');
    expect(worstOf([of('needed'), of('warning')])).toBe('warning');
    expect(worstOf([of('needed'), of('error')])).toBe('error');
    expect(calmed([of('warning')], new Map([[placeKey([]), undefined]]), undefined)).toEqual([of('warning')]);
  });
});
