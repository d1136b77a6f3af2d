export { type Difference, differencesOf } from './differences.ts';
export { elementNames } from './element-names.ts';
export { isEqual } from './is-equal.ts';
export { type Merged, mergeRows } from './merge-rows.ts';
export type { Conflict } from './merge-values.ts';
export { type ElementKey, type Path, valueAt, withValueAt } from './path.ts';
export { withoutDifference } from './without-difference.ts';
