import { contentKinds } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { differencesOf, elementNames, withoutDifference } from './index.ts';

const families = contentKinds.families.lists;
const spec = (id: string, ...kvo: object[]) => ({ id, title: `Title of ${id}`, kvo });
const line = (id: string, value: string) => ({ id, key: `Key ${id}`, value });
const before = {
  name: 'Tern',
  faqIds: [1, 2, 3],
  specs: [spec('a', line('x', '1'), line('y', '2')), spec('b'), spec('c')],
};

describe('one difference is taken back, and the others stay:', () => {
  test.each<[string, Partial<typeof before>]>([
    ['a field', { name: 'Heron' }],
    ['a value deep in a list', { specs: [spec('a', line('x', '9'), line('y', '2')), spec('b'), spec('c')] }],
    ['an element that was added', { specs: [...before.specs, spec('d')] }],
    [
      'an element that was removed, to where it stood',
      { specs: [spec('a', ...(before.specs[0]?.kvo ?? [])), spec('c')] },
    ],
    ['a reference that was removed, to where it stood', { faqIds: [1, 3] }],
    ['another order', { faqIds: [3, 1, 2] }],
  ])('%s', (_, change) => {
    const alone = { ...before, ...change };
    const [difference, ...more] = differencesOf(families, before, alone);
    if (difference === undefined) throw new Error('The rows are the same.');
    expect(more).toEqual([]);
    expect(withoutDifference(families, before, alone, difference)).toEqual(before);
    const withAnother = { ...alone, description: 'New' };
    expect(withoutDifference(families, before, withAnother, difference)).toEqual({ ...before, description: 'New' });
  });
});

test('a row that was added goes, and one that was removed comes back', () => {
  expect(withoutDifference(families, null, before, { path: [], before: null, after: before })).toBeNull();
  expect(withoutDifference(families, before, null, { path: [], before, after: null })).toEqual(before);
});

test('a difference that is not there any more is not taken back', () => {
  const difference = { path: ['name'], before: 'Tern', after: 'Heron' };
  expect(withoutDifference(families, before, { ...before, name: 'Other' }, difference)).toBeUndefined();
});

test('a difference that was taken back already is not taken back again', () => {
  const difference = { path: ['name'], before: 'Tern', after: 'Heron' };
  expect(withoutDifference(families, before, { ...before }, difference)).toBeUndefined();
});

test('another order is taken back, and an element that was added stays after the one it was put after', () => {
  const [a, b, c] = before.specs;
  const after = { ...before, specs: [c, a, b, spec('d')] };
  const difference = differencesOf(families, before, after).find(({ isOrder }) => isOrder);
  if (difference === undefined) throw new Error('The order is the same.');
  expect(withoutDifference(families, before, after, difference)).toEqual({ ...before, specs: [a, b, spec('d'), c] });
});

test('a difference of which a part was changed since is not taken back in part', () => {
  const size = (height: number, width: number) => ({ size: { height, width } });
  const difference = { path: ['size'], before: size(1, 1).size, after: size(2, 2).size };
  expect(withoutDifference({ size: { fields: {} } }, size(1, 1), size(2, 3), difference)).toBeUndefined();
});

test('the elements of a path are named as people know them', () => {
  const after = { ...before, specs: [spec('a', line('x', '9'), line('y', '2')), spec('b'), spec('c')] };
  const path = ['specs', { id: 'a' }, 'kvo', { id: 'x' }, 'value'];
  expect(elementNames(path, before, after)).toEqual(['Title of a', 'Key x']);
  expect(elementNames(['specs', { id: 'b' }], before, { specs: [] })).toEqual(['Title of b']);
  expect(elementNames(['faqIds', { value: 7 }], before, after)).toEqual(['7']);
  const renamed = { specs: [{ id: 'a', name: 'Name of a', title: 'New title', kvo: [] }] };
  expect(elementNames(['specs', { id: 'a' }], before, renamed)).toEqual(['Name of a']);
  expect(elementNames(['specs', { id: 'a' }], before, { specs: [{ id: 'a', key: ' ', words: 7 }] })).toEqual(['7']);
  expect(elementNames(['specs', { id: 'a' }], { specs: [{ id: 'a' }] }, {})).toEqual(['']);
});
