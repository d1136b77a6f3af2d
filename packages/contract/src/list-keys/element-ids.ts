import { type ContentKind, contentKinds } from '../content/index.ts';
import type { FieldMerge, FieldMerges } from '../content/kinds/field-merge.ts';

/**
 * The row with an id on each element that is known by one: those that have none, or one that stands before in the same list, get a new one.
 * Takes rows as typed: what is no list or no object stays as it is.
 */
export function withElementIds<Row extends object>(kind: ContentKind, row: Row, makeId: () => string): Row {
  return filled(row, contentKinds[kind].lists, makeId);
}

function filled<Value extends object>(value: Value, fields: FieldMerges, makeId: () => string): Value {
  const changed = Object.entries(fields).flatMap(([field, merge]) => {
    const before: unknown = Reflect.get(value, field);
    const after = filledField(before, merge, makeId);
    return after === before ? [] : [[field, after]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function filledField(value: unknown, merge: FieldMerge, makeId: () => string): unknown {
  if (typeof merge === 'string' || !('by' in merge) || !Array.isArray(value)) return value;
  const { by, fields = {} } = merge;
  const used = new Set<unknown>();
  const elements = value.map((element: unknown) => {
    if (!isObject(element)) return element;
    const inside = filled(element, fields, makeId);
    if (by[0] !== 'id') return inside;
    const id: unknown = Reflect.get(inside, 'id');
    const isOwn = typeof id === 'string' && id !== '' && !used.has(id);
    const kept = isOwn ? inside : { ...inside, id: freeOf(used, makeId) };
    used.add(Reflect.get(kept, 'id'));
    return kept;
  });
  return elements.every((element, index) => element === value[index]) ? value : elements;
}

function freeOf(used: ReadonlySet<unknown>, makeId: () => string): string {
  for (;;) {
    const id = makeId();
    if (!used.has(id)) return id;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
