import type { FieldMerge } from '@millrace/contract/list-keys';
import { fieldOf, isEqual, isObject } from './is-equal.ts';
import type { ElementKey } from './path.ts';

/** A list whose elements are known by a key. */
export interface KeyedList {
  elements: readonly unknown[];
  /** The key of each, as text: equal texts are equal keys. */
  keys: readonly string[];
}

/** Whether values of this sort are lists of elements with keys. */
export const isKeyed = (merge: FieldMerge): boolean =>
  merge === 'itself' || (typeof merge === 'object' && 'by' in merge);

/** The list with its keys; null where it is none, an element has no key, or two have the same: such a list is one value. */
export function keyedList(value: unknown, merge: FieldMerge): KeyedList | null {
  if (!Array.isArray(value)) return null;
  const keys = value.map((element: unknown) => keyText(element, merge));
  if (keys.some((key) => key === null) || new Set(keys).size < keys.length) return null;
  return { elements: value, keys: keys.filter((key) => key !== null) };
}

function keyText(element: unknown, merge: FieldMerge): string | null {
  if (merge === 'itself') return isObject(element) || Array.isArray(element) ? null : JSON.stringify(element);
  if (typeof merge === 'string' || !('by' in merge) || !isObject(element)) return null;
  const values = merge.by.map((field) => fieldOf(element, field));
  return values.includes(undefined) ? null : JSON.stringify(values);
}

/** The key of an element, as a step of a path. */
export function keyOf(element: unknown, merge: FieldMerge): ElementKey {
  if (typeof merge === 'string' || !('by' in merge) || !isObject(element)) return { value: element };
  return Object.fromEntries(merge.by.map((field) => [field, element[field]]));
}

/** At least so much of an element stays the same where it is renamed and changed at once. */
const LIKENESS = 0.5;

/**
 * The place of each element of the first list in the second: by its key, or renamed, where an element lost its key and a new one is like
 * it. null: it was removed.
 */
export function placesAfter(before: KeyedList, after: KeyedList, merge: FieldMerge): (number | null)[] {
  const placeOf = new Map(after.keys.map((key, place) => [key, place]));
  const places = before.keys.map((key) => placeOf.get(key) ?? null);
  if (typeof merge === 'string' || !('by' in merge)) return places;
  const { by } = merge;
  // An id is nobody's to change: what has another is another element.
  if (by.includes('id')) return places;
  const known = new Set(before.keys);
  const lost = places.flatMap((place, at) => (place === null ? [at] : []));
  const added = after.keys.flatMap((key, at) => (known.has(key) ? [] : [at]));
  const pairs = lost
    .flatMap((from) => added.map((to) => ({ from, to, like: likeness(before.elements[from], after.elements[to], by) })))
    .filter(({ like }) => like >= LIKENESS)
    .sort((a, b) => b.like - a.like || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const taken = new Set<number>();
  for (const { from, to } of pairs) {
    if (places[from] !== null || taken.has(to)) continue;
    places[from] = to;
    taken.add(to);
  }
  return places;
}

/** The part of the fields, those of the key aside, that are the same in both. */
function likeness(one: unknown, other: unknown, by: readonly string[]): number {
  if (!isObject(one) || !isObject(other)) return 0;
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => !by.includes(field));
  if (fields.length === 0) return 0;
  return fields.filter((field) => isEqual(fieldOf(one, field), fieldOf(other, field))).length / fields.length;
}
