import type { FieldMerge } from '@millrace/contract/list-keys';
import { fieldOf, fieldsOf, isEqual, isObject, setField } from './is-equal.ts';
import { isKeyed, type KeyedList, keyedList, keyOf, placesAfter } from './keyed-list.ts';
import { mergeOf } from './merge-of.ts';
import { mergeOrder } from './merge-order.ts';
import type { Path } from './path.ts';

/** One value that both sides changed, each to another. Absent: it was not there, or was taken away. */
export interface Conflict {
  path: Path;
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** A value as it was, and as each of the two sides made it. */
export interface Sides<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Merges one value as its place says; what conflicts is added to `conflicts`, and stays mine. */
export function mergeValues(sides: Sides, merge: FieldMerge, path: Path, conflicts: Conflict[]): unknown {
  const { base, mine, theirs } = sides;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isKeyed(merge)) {
    const inside: Conflict[] = [];
    const list = mergeLists(sides, merge, path, inside);
    if (list !== null) {
      conflicts.push(...inside);
      return list;
    }
  } else if (typeof merge === 'object' && isObject(base) && isObject(mine) && isObject(theirs))
    return mergeObjects({ base, mine, theirs }, merge, path, conflicts);
  conflicts.push({ path, ...present({ base, mine, theirs }) });
  return mine;
}

function mergeObjects(
  { base, mine, theirs }: Sides<Fields>,
  merge: FieldMerge,
  path: Path,
  conflicts: Conflict[],
): Fields {
  const merged: Record<string, unknown> = {};
  for (const field of fieldsOf(base, mine, theirs)) {
    const of = (side: Fields) => fieldOf(side, field);
    const value = mergeValues(
      { base: of(base), mine: of(mine), theirs: of(theirs) },
      mergeOf(merge, field),
      [...path, field],
      conflicts,
    );
    setField(merged, field, value);
  }
  return merged;
}

const present = (values: Sides): Partial<Sides> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** An element and what became of it on each side; absent where a side does not have it. */
interface Strand {
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** Elements of a side under their names: the place in the base, or the key of one that was added. */
interface NamedSide {
  order: readonly string[];
  elements: ReadonlyMap<string, unknown>;
}

/**
 * Merges lists element by element. null: they have to be taken as one value, since one has no keys, both sides ordered it anew, or two
 * elements would have the same key.
 */
function mergeLists(sides: Sides, merge: FieldMerge, path: Path, conflicts: Conflict[]): unknown[] | null {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => keyedList(side, merge));
  if (base == null || mine == null || theirs == null) return null;
  const named = { base: namedBase(base), mine: namedSide(base, mine, merge), theirs: namedSide(base, theirs, merge) };
  if (isOneKeyOfTwo(mine, named.mine, theirs, named.theirs)) return null;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...named.base.order, ...named.mine.order, ...named.theirs.order])) {
    const strand: Strand = {
      base: named.base.elements.get(name),
      mine: named.mine.elements.get(name),
      theirs: named.theirs.elements.get(name),
    };
    // An element that theirs alone has conflicts with nothing.
    const at: Path = [...path, keyOf(strand.base ?? strand.mine, merge)];
    const element = mergeElements(strand, merge, at, conflicts);
    if (element !== undefined) merged.set(name, element);
  }
  const order = mergeOrder({
    base: named.base.order,
    mine: named.mine.order,
    theirs: named.theirs.order,
    isKept: (name) => merged.has(name),
  });
  return order?.map((name) => merged.get(name)) ?? null;
}

/** Whether the sides know two elements by one key, such as one that was renamed here and one that was added there. */
function isOneKeyOfTwo(mine: KeyedList, namedMine: NamedSide, theirs: KeyedList, namedTheirs: NamedSide): boolean {
  const nameOf = new Map(mine.keys.map((key, place) => [key, namedMine.order[place]]));
  return theirs.keys.some((key, place) => nameOf.has(key) && nameOf.get(key) !== namedTheirs.order[place]);
}

function mergeElements({ base, mine, theirs }: Strand, merge: FieldMerge, path: Path, conflicts: Conflict[]): unknown {
  const fields = typeof merge === 'object' && 'by' in merge ? { fields: merge.fields ?? {} } : 'whole';
  // A key that is changed on one side is a field like any other.
  return isEqual(mine, theirs) ? mine : mergeValues({ base, mine, theirs }, fields, path, conflicts);
}

const namedBase = ({ elements }: KeyedList): NamedSide => {
  const order = elements.map((_, place) => String(place));
  return { order, elements: new Map(order.map((name, place) => [name, elements[place]])) };
};

function namedSide(base: KeyedList, side: KeyedList, merge: FieldMerge): NamedSide {
  const names = side.keys.map((key) => `new ${key}`);
  for (const [place, after] of placesAfter(base, side, merge).entries())
    if (after !== null) names[after] = String(place);
  return { order: names, elements: new Map(names.map((name, place) => [name, side.elements[place]])) };
}
