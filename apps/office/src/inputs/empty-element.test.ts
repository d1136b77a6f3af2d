import { contentKinds } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyElement, withNewIds } from './empty-element.ts';

const { media, specs } = contentKinds.families.row.shape;
const ID = /^[\w-]{36}$/;

test('a new element has the id that it is known by from the beginning, and no two have the same', () => {
  const [one, other] = [emptyElement(media), emptyElement(media)];
  expect(one).toMatchObject({ id: expect.stringMatching(ID), uri: '' });
  expect(other).not.toEqual(one);
  expect(emptyElement(specs)).toHaveProperty('id');
});
test.each([
  ['that may be left out', z.array(z.string()).optional(), ''],
  ['that may be missing, and left out', z.array(z.string()).nullable().exactOptional(), ''],
  ['of what may be left out', z.array(z.string().optional()), {}],
])('a new element of a list %s', (_, list, element) => {
  expect(emptyElement(list)).toEqual(element);
});
test.each([
  ['a text', z.string()],
  ['nothing', null],
  ['a word', 'unwrap'],
  ['what only looks like a schema', { unwrap: 7 }],
])('what is no list has an empty element: %s', (_, list) => {
  expect(emptyElement(list)).toEqual({});
});
test('an element that is known by its own fields gets none', () => {
  expect(emptyElement(z.array(z.object({ words: z.string() })))).toEqual({ words: '' });
});
test('a copy has ids of its own at every depth, and else the same', () => {
  const element = { id: 'a', kvo: [{ id: 'b', key: 'K' }], numbers: [1] };
  const id = expect.stringMatching(ID);
  expect(withNewIds(element)).toEqual({ id, kvo: [{ id, key: 'K' }], numbers: [1] });
});
