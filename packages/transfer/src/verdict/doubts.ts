import type { PlacedColumn } from './find-rows.ts';

/** A number so many times what it was is more often a slip than a change. */
const UNLIKELY = 5;

/** Why somebody should look at a value that is sound; null: nothing is unlikely in it. */
export function doubtOf({ column, heading }: PlacedColumn, before: unknown, after: unknown): string | null {
  if (column.path === 'position' || column.path === 'id' || typeof before !== 'number' || before <= 0) return null;
  if (column.refersTo !== undefined) return null;
  const isPrice = column.field.widget.is === 'cents';
  if (isPrice && (after === null || after === 0)) return `${heading}: the price would go.`;
  if (typeof after !== 'number' || after <= 0) return null;
  const times = after / before;
  if (times >= UNLIKELY) return `${heading}: ${shown(times)} times what it was.`;
  if (times <= 1 / UNLIKELY) return `${heading}: one ${shown(1 / times)}th of what it was.`;
  return null;
}

const shown = (times: number): string =>
  times >= 10 ? Math.round(times).toString() : times.toFixed(1).replace(/\.0$/, '');
