import { fieldOf, isEqual, isObject, setField } from './is-equal.ts';

/** The fields by which an element of a list is known, such as `{ name: 'Cord' }`; of a list of references, `{ value }`. */
export type ElementKey = Readonly<Record<string, unknown>>;
/** The place of a value in a row: names of fields, and keys of elements. Empty: the row itself. */
export type Path = readonly (string | ElementKey)[];

/**
 * The value with another at a path; undefined takes the field or the element away. An element that is not there is added at the end. Where
 * the path leads nowhere, the value stays as it is.
 */
export function withValueAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  if (typeof step === 'string') {
    if (!isObject(value)) return value;
    const object: Record<string, unknown> = {};
    for (const [field, one] of Object.entries(value)) if (field !== step) setField(object, field, one);
    setField(object, step, withValueAt(fieldOf(value, step), rest, put));
    return object;
  }
  if (!Array.isArray(value)) return value;
  const at = value.findIndex((element: unknown) => hasKey(element, step));
  const after = withValueAt(at < 0 ? undefined : value[at], rest, put);
  if (at < 0) return after === undefined ? value : [...value, after];
  return value.toSpliced(at, 1, ...(after === undefined ? [] : [after]));
}

/** The value at a path; undefined: there is none. */
export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (typeof step === 'string') return isObject(value) ? valueAt(fieldOf(value, step), rest) : undefined;
  return Array.isArray(value) ? valueAt(elementAt(value, step), rest) : undefined;
}

/** The element of a list with a key; undefined: there is none. */
export const elementAt = (list: readonly unknown[], key: ElementKey): unknown =>
  list.find((element) => hasKey(element, key));

const hasKey = (element: unknown, key: ElementKey): boolean =>
  isObject(element)
    ? Object.entries(key).every(([field, value]) => isEqual(fieldOf(element, field), value))
    : isEqual(element, fieldOf(key, 'value'));
