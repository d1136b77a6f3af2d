import { expect, test } from 'vitest';
import { isAt } from './is-at.ts';

const row = { kind: 'families', id: 1 } as const;
const finding = (...path: (string | number)[]) => ({ ...row, path });

test.each([
  ['of the value', finding('name'), ['name'], true],
  ['of another field', finding('slug'), ['name'], false],
  ['within the value', finding('specs', 0, 'title'), ['specs', { id: 'a' }], true],
  ['beside the value', finding('specs', 0, 'title'), ['specs', { id: 'a' }, 'kvo'], false],
  ['of the whole row', finding(), ['name'], true],
  ['of a value in a row that is new', finding('name'), [], true],
  ['of another row', { ...finding('name'), id: 2 }, ['name'], false],
])('a finding %s', (_, found, path, expected) => {
  expect(isAt(found, row, path)).toBe(expected);
});
