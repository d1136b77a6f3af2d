/**
 * Whether two values of JSON are the same. The order of an object's fields does not count; a field that is undefined is absent; -0 is 0, as
 * JSON writes it.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isEqual(value, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  return fieldsOf(one, other).every((field) => isEqual(fieldOf(one, field), fieldOf(other, field)));
}

/** An object of JSON: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the fields of several objects, each once: those of the first object first. */
export const fieldsOf = (...objects: readonly object[]): string[] => [
  ...new Set(objects.flatMap((object) => Object.keys(object))),
];

/** Sets a field; undefined leaves it out. `__proto__` is a name like any other. */
export function setField(object: Record<string, unknown>, field: string, value: unknown): void {
  if (value === undefined) return;
  Object.defineProperty(object, field, { value, enumerable: true, configurable: true, writable: true });
}

/** Own fields only: a row as typed may name a field like one of `Object`. */
export const fieldOf = (object: Readonly<Record<string, unknown>>, field: string): unknown =>
  Object.hasOwn(object, field) ? object[field] : undefined;
