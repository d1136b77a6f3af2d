import type { FieldPath } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';

/** A change that takes a finding away, named by what it does. */
export interface Mend {
  words: string;
  edits: readonly MendEdit[];
}

/** One value of a row that becomes another; without `to` it is taken out. */
export interface MendEdit {
  kind: ContentKind;
  id: number;
  path: FieldPath;
  to?: unknown;
}

/** The row with the edits that are of it. What is taken out of lists is taken from the back on, so that paths stay true. */
export function mended<Row extends object>(row: Row, edits: readonly MendEdit[]): Row {
  const inOrder = edits.toSorted((one, other) => comparePaths(other.path, one.path));
  return inOrder.reduce<unknown>((value, { path, ...edit }) => withAt(value, path, edit), row) as Row;
}

function comparePaths(one: FieldPath, other: FieldPath): number {
  for (const [at, step] of one.entries()) {
    const another = other[at];
    if (typeof step === 'number' && typeof another === 'number' && step !== another) return step - another;
  }
  return 0;
}

/** The value with another at a path; without `to` it is taken out. */
export function withAt(value: unknown, [step, ...rest]: FieldPath, edit: { to?: unknown }): unknown {
  if (step === undefined) return edit.to;
  const isTaken = rest.length === 0 && !('to' in edit);
  if (Array.isArray(value)) {
    const at = Number(step);
    if (isTaken) return value.toSpliced(at, 1);
    return value.toSpliced(at, 1, withAt(value[at], rest, edit));
  }
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (isTaken) return Object.fromEntries(fields.filter(([field]) => field !== String(step)));
  if (!fields.some(([field]) => field === String(step))) fields.push([String(step), undefined]);
  return Object.fromEntries(
    fields.map(([field, inner]) => [field, field === String(step) ? withAt(inner, rest, edit) : inner]),
  );
}

/** The value at a path of names and indexes; undefined: there is none. */
export function valueAtPath(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(String(step)) : undefined,
    value,
  );
}
