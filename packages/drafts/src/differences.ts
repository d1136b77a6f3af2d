import type { FieldMerge, FieldMerges } from '@millrace/contract/list-keys';
import { fieldOf, fieldsOf, isEqual, isObject } from './is-equal.ts';
import { type KeyedList, keyedList, keyOf, placesAfter } from './keyed-list.ts';
import { mergeOf } from './merge-of.ts';
import type { Path } from './path.ts';

/** One value that differs. Absent: it was not there, or is gone. */
export interface Difference {
  path: Path;
  before?: unknown;
  after?: unknown;
  /** The elements of a list stand in another order; the values are their keys. */
  isOrder?: true;
}

/** All that differs between two rows, field by field and element by element; null: there is no row. */
export const differencesOf = (fields: FieldMerges, before: object | null, after: object | null): Difference[] => [
  ...differences(before, after, { fields }, []),
];

function* differences(before: unknown, after: unknown, merge: FieldMerge, path: Path): Iterable<Difference> {
  if (isEqual(before, after)) return;
  const lists = [keyedList(before, merge), keyedList(after, merge)];
  const [was, is] = lists;
  if (was != null && is != null) yield* listDifferences(was, is, merge, path);
  else if (typeof merge === 'object' && !('by' in merge) && isObject(before) && isObject(after))
    for (const field of fieldsOf(before, after))
      yield* differences(fieldOf(before, field), fieldOf(after, field), mergeOf(merge, field), [...path, field]);
  else yield { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

function* listDifferences(before: KeyedList, after: KeyedList, merge: FieldMerge, path: Path): Iterable<Difference> {
  const places = placesAfter(before, after, merge);
  const kept = places.filter((place) => place !== null);
  for (const [at, place] of places.entries()) {
    const was = before.elements[at];
    const step = [...path, keyOf(was, merge)];
    if (place === null) yield { path: step, before: was };
    else yield* differences(was, after.elements[place], elementMerge(merge), step);
  }
  for (const [at, element] of after.elements.entries())
    if (!kept.includes(at)) yield { path: [...path, keyOf(element, merge)], after: element };
  if (
    !isEqual(
      kept,
      kept.toSorted((a, b) => a - b),
    )
  )
    yield { path, before: keysOf(before, merge), after: keysOf(after, merge), isOrder: true };
}

const elementMerge = (merge: FieldMerge): FieldMerge =>
  typeof merge === 'object' && 'by' in merge ? { fields: merge.fields ?? {} } : 'whole';
const keysOf = ({ elements }: KeyedList, merge: FieldMerge) => elements.map((element) => keyOf(element, merge));
