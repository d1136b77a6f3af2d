import type { FieldPath } from '@millrace/configurator';

/** A value of a row that a rename changes. Of a key that is renamed, the value that it leads to. */
export interface TouchedValue {
  path: FieldPath;
  before: unknown;
  after: unknown;
}

/** Every value in which two rows differ, the deepest that can be named. */
export function touchedValues(before: unknown, after: unknown, path: FieldPath = []): TouchedValue[] {
  if (Object.is(before, after)) return [];
  if (!isNested(before) || !isNested(after)) return [{ path, before, after }];
  const isList = Array.isArray(before) && Array.isArray(after);
  const [fields, others] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...fields.keys(), ...others.keys()])].flatMap((key) =>
    touchedValues(fields.get(key), others.get(key), [...path, isList ? Number(key) : key]),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
