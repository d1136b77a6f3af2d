import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { fieldsOf } from '@millrace/contract/fields';
import { z } from 'zod';

/** Too deep is a schema that holds itself. */
const DEEPEST = 6;

/** The value that a new field of this schema has: nothing where nothing is allowed, else what comes closest. undefined: it is left out. */
export function emptyValue(schema: unknown, depth = 0): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return schema.safeParse(0).success ? 0 : null;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return emptyValue(schema.options[0], depth + 1);
  if (schema instanceof z.ZodObject) return depth > DEEPEST ? {} : emptyObject(schema.shape, depth);
  return null;
}

function emptyObject(shape: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  const entries = Object.entries(shape).map(([name, schema]) => [name, emptyValue(schema, depth + 1)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The fields of a new row: the server gives its id. */
export function emptyRow(kind: ContentKind): Record<string, unknown> {
  const { id: _, ...row } = emptyObject(contentKinds[kind].row.shape, 0);
  // The schema may take more than the field offers.
  for (const { name, widget, isNullable } of fieldsOf(kind))
    if (widget.is === 'choice' && !isNullable && !widget.choices.some(({ value }) => value === row[name]))
      row[name] = widget.choices[0]?.value;
  return row;
}

/** A copy without the ids by which elements are known: its own are given when it is stored. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (name === 'id' ? [] : [[name, withoutIds(one)]])),
  );
}
