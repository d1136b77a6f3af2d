import type { ImportKind, SheetMapping } from '@millrace/contract/office';

/**
 * The changed mapping of a sheet. A key of several fields that was found by those that the sheet had grows by those that it has now: what
 * a tile leads to tells it from the others of its page. A key that somebody chose stays.
 */
export function withWholeKey(
  before: SheetMapping,
  next: SheetMapping,
  { keys }: Pick<ImportKind, 'keys'>,
): SheetMapping {
  if (next.kind !== before.kind || next.key.join() !== before.key.join()) return next;
  const [had, has] = [pathsOf(before), pathsOf(next)];
  const whole = keys.find((key) => key.filter((path) => had.has(path)).join() === before.key.join());
  const grown = whole?.filter((path) => has.has(path)) ?? [];
  return next.key.every((path) => grown.includes(path)) ? { ...next, key: grown } : next;
}

/** The fields that a sheet says something of. */
const pathsOf = ({ columns, always }: SheetMapping): ReadonlySet<string> =>
  new Set([...columns.flatMap(({ path }) => path ?? []), ...always.map(({ path }) => path)]);
