/** A row of a list, and its place there; `at` is null where the list is not known. */
export interface Neighbour {
  id: number;
  at: number | null;
}

/** The rows before and after one, in the order of a list. */
export interface Beside {
  before: Neighbour | null;
  after: Neighbour | null;
  /** The place of the row and the length of the list; null: it is not, or no more, in a list that is known. */
  place: { at: number; total: number } | null;
}

/** A page of a list; the first is 1. */
export type ReadPage = (page: number) => Promise<{ total: number; rows: readonly { id: number }[] }>;

/**
 * Finds the rows beside one that was last seen at a place of a list. A row that has left the list, as a fault was mended that it was
 * listed for, has those beside it that stood there. null: it is not of this list.
 */
export async function rowsBeside(
  read: ReadPage,
  pageSize: number,
  { id, at, wasThere }: { id: number; at: number; wasThere: boolean },
): Promise<Beside | null> {
  const near = Math.floor(at / pageSize) + 1;
  const idAt = async (place: number): Promise<Neighbour | null> => {
    if (place < 0) return null;
    const { rows } = await read(Math.floor(place / pageSize) + 1);
    const row = rows[place % pageSize];
    return row === undefined ? null : { id: row.id, at: place };
  };
  const { total } = await read(near);
  for (const page of [near, near - 1, near + 1]) {
    if (page < 1 || (page - 1) * pageSize >= total) continue;
    const { rows } = await read(page);
    const found = rows.findIndex((row) => row.id === id);
    if (found < 0) continue;
    const here = (page - 1) * pageSize + found;
    return { before: await idAt(here - 1), after: await idAt(here + 1), place: { at: here, total } };
  }
  return wasThere ? { before: await idAt(at - 1), after: await idAt(at), place: null } : null;
}
