import { z } from 'zod';
import { emptyValue } from './empty-value.ts';

/**
 * A new element of a list with this schema. It has its id from the beginning, where its kind of element has one: an element that is
 * known by its place until the answer of the server comes would be drawn anew then, and lose the cursor and the uploads in it.
 */
export function emptyElement(list: unknown): unknown {
  const schema = elementOf(list);
  const value = schema === null ? {} : (emptyValue(schema) ?? {});
  return schema instanceof z.ZodObject && schema.shape['id'] instanceof z.ZodExactOptional
    ? { id: crypto.randomUUID(), ...value }
    : value;
}

/** A copy whose elements, at every depth, are known by ids of their own. */
export function withNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'id' ? crypto.randomUUID() : withNewIds(one)]),
  );
}

function elementOf(list: unknown): unknown {
  let inner = list;
  while (!(inner instanceof z.ZodArray) && typeof inner === 'object' && inner !== null && 'unwrap' in inner)
    inner = typeof inner.unwrap === 'function' ? inner.unwrap() : null;
  return inner instanceof z.ZodArray ? inner.element : null;
}
