import { contentKindNames, contentKinds } from '@millrace/contract/content';
import { readRow } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyRow, emptyValue, withoutIds } from './empty-value.ts';

describe.each(contentKindNames)('a new row of %s', (kind) => {
  test('has every field that has to be there, and no other', () => {
    const row = emptyRow(kind);
    expect(row).not.toHaveProperty('id');
    const read = readRow(kind, { id: 1, ...row });
    const faults = read.ok ? [] : read.faults;
    expect(faults.filter(({ code }) => code === 'unknown-field')).toEqual([]);
    expect(faults.filter(({ path }) => !Object.hasOwn(row, String(path[0])))).toEqual([]);
    expect(Object.keys(contentKinds[kind].row.shape)).toEqual(expect.arrayContaining(Object.keys(row)));
  });
});
test('a new product is as sound as an empty one can be', () => {
  expect(emptyRow('documents')).toMatchObject({ type: 1 });
  expect(emptyRow('products')).toMatchObject({ partNumber: '', priceCents: null, isLive: false, position: 0 });
});
test.each([
  ['a text', z.string().min(3), ''],
  ['a text that may be missing', z.string().nullable(), null],
  ['what may be left out', z.string().optional(), undefined],
  ['an id', z.int().positive(), null],
  ['a list', z.array(z.string()), []],
  ['a choice', z.enum(['a', 'b']), 'a'],
  ['an object', z.object({ a: z.boolean(), b: z.string().exactOptional() }), { a: false }],
])('of %s', (_, schema, value) => {
  expect(emptyValue(schema)).toEqual(value);
});
test('a schema that holds itself ends', () => {
  const inner: z.ZodType = z.object({
    get a() {
      return inner;
    },
  });
  expect(JSON.stringify(emptyValue(inner)).match(/a/g)).toHaveLength(7);
});
test('a copy has none of the ids of its elements', () => {
  expect(withoutIds({ id: 'a', kvo: [{ id: 'b', key: 'K' }], ids: [1] })).toEqual({ kvo: [{ key: 'K' }], ids: [1] });
});
