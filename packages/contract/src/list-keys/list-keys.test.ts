import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentKindNames, contentKinds } from '../content/index.ts';
import type { FieldMerge, FieldMerges } from '../content/kinds/field-merge.ts';

/** Faults of the table where a schema has a list of objects: no entry, or a key that its elements do not have. */
function faultsOf(
  schema: z.ZodType,
  merge: FieldMerge | undefined,
  path: string,
  seen: ReadonlySet<unknown>,
): string[] {
  const [inner, ...others] = alternatives(schema);
  if (inner === undefined || seen.has(inner)) return [];
  if (others.length > 0) return [inner, ...others].flatMap((one) => faultsOf(one, merge, path, seen));
  if (inner instanceof z.ZodArray) return faultsOfList(typeOf(inner.element), merge, path, seen);
  if (inner instanceof z.ZodRecord) {
    const each = typeof merge === 'object' && 'each' in merge ? merge.each : undefined;
    return merge === 'whole' ? [] : faultsOf(typeOf(inner.valueType), each, `${path}.*`, new Set([...seen, inner]));
  }
  if (!(inner instanceof z.ZodObject) || merge === 'whole') return [];
  const fields = typeof merge === 'object' && 'fields' in merge ? (merge.fields ?? {}) : {};
  return faultsOfFields(inner, fields, path, seen);
}

function faultsOfFields(object: z.ZodObject, fields: FieldMerges, path: string, seen: ReadonlySet<unknown>): string[] {
  const inside = new Set([...seen, object]);
  const unknown = Object.keys(fields).filter((field) => !(field in object.shape));
  return [
    ...unknown.map((field) => `${path}.${field} is no field`),
    ...Object.entries(object.shape).flatMap(([field, of]) =>
      faultsOf(typeOf(of), fields[field], `${path}.${field}`, inside),
    ),
  ];
}

function faultsOfList(element: z.ZodType, merge: FieldMerge | undefined, path: string, seen: ReadonlySet<unknown>) {
  if (merge === 'whole') return [];
  const objects = alternatives(element).filter((one) => one instanceof z.ZodObject || one instanceof z.ZodRecord);
  if (objects.length === 0) return typeof merge === 'object' ? [`${path} is no list of objects`] : [];
  if (typeof merge !== 'object' || !('by' in merge)) return [`${path} has no key`];
  return objects.flatMap((object) => {
    if (!(object instanceof z.ZodObject)) return [`${path} has elements without named fields`];
    const missing = merge.by.filter((field) => !(field in object.shape));
    return [
      ...missing.map((field) => `${path}[].${field} is no field`),
      ...faultsOfFields(object, merge.fields ?? {}, `${path}[]`, seen),
    ];
  });
}

/** A type of zod's inner tree. */
const typeOf = (type: unknown): z.ZodType => {
  if (type instanceof z.ZodType) return type;
  throw new Error('not a schema');
};

/** The schema without what may be absent, null or one of several. */
function alternatives(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => alternatives(typeOf(one)));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return alternatives(typeOf(schema.def.innerType));
  return [schema];
}

const faultsOfKind = (schema: z.ZodObject, fields: FieldMerges): string[] =>
  faultsOfFields(schema, fields, '', new Set());

test.each(contentKindNames)('every list of objects in %s says how its elements are known', (kind) => {
  expect(faultsOfKind(contentKinds[kind].row, contentKinds[kind].lists)).toEqual([]);
});

const list = z.object({ rows: z.array(z.object({ name: z.string(), cells: z.array(z.object({ at: z.int() })) })) });
test.each<[string, FieldMerges, string[]]>([
  ['no entry', {}, ['.rows has no key']],
  ['no entry inside', { rows: { by: ['name'] } }, ['.rows[].cells has no key']],
  ['a key that is no field', { rows: { by: ['code'], fields: { cells: 'whole' } } }, ['.rows[].code is no field']],
  ['a field that is not there', { rows: 'whole', cells: 'whole' }, ['.cells is no field']],
  ['both', { rows: { by: ['name'], fields: { cells: { by: ['at'] } } } }, []],
])('the check finds %s', (_, fields, faults) => {
  expect(faultsOfKind(list, fields)).toEqual(faults);
});
