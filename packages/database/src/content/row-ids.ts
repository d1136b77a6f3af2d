import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { lastRowId } from '../schema/index.ts';

/** Ids near the end of what a column holds are somebody's own: counting goes on below them. */
const COUNTED_BELOW = 2_000_000_000;

/** New ids for rows of content, of whatever kind: above every id that is in use, was ever in use, or was ever given. */
export async function takeRowIds(queries: Queries, count: number): Promise<number[]> {
  const taken = onlyRow(
    await queries
      .insert(lastRowId)
      .values({ id: 1, last: count })
      .onConflictDoUpdate({ target: lastRowId.id, set: { last: sql`${lastRowId.last} + ${count}` } })
      .returning(),
  );
  return Array.from({ length: count }, (_, index) => taken.last - count + 1 + index);
}

/** The same for one row. */
export async function newRowId(queries: Queries): Promise<number> {
  return onlyRow(await takeRowIds(queries, 1));
}

/** Remembers that rows have these ids, so that nobody is given one of them. */
export async function raiseRowId(tx: Queries, rows: readonly { id: number }[]): Promise<void> {
  const last = rows.reduce((highest, { id }) => (id < COUNTED_BELOW ? Math.max(highest, id) : highest), 0);
  if (last === 0) return;
  await tx
    .insert(lastRowId)
    .values({ id: 1, last })
    .onConflictDoUpdate({
      target: lastRowId.id,
      set: { last },
      setWhere: sql`${lastRowId.last} < ${last}`,
    });
}
