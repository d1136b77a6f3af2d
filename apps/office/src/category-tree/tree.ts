/** A row with a place among its siblings. */
export interface PlacedRow {
  id: number;
  position: number;
}
export interface CategoryPlace extends PlacedRow {
  /** null: it stands at the top. */
  parentId: number | null;
  name: string;
}

/** A category of the tree, with those before it in the order of the tree. */
export interface Branch<Category extends CategoryPlace> {
  category: Category;
  /** 0 at the top. */
  depth: number;
  /** Its siblings and itself, in order. */
  siblings: readonly Category[];
  hasChildren: boolean;
  /** It lies within itself, or below one that does, or its parent does not exist: visitors find no way to it. */
  isLost: boolean;
}

/** As pages show them: by place, and those of one place in the order in which they were made. */
export const inOrder = <Row extends PlacedRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.position - b.position || a.id - b.id);

/** All categories branch by branch, in the order of the menu; last those to which no way leads. */
export function branchesOf<Category extends CategoryPlace>(categories: readonly Category[]): Branch<Category>[] {
  const children = Map.groupBy(inOrder(categories), ({ parentId }) => parentId);
  const branches: Branch<Category>[] = [];
  const seen = new Set<number>();
  const walk = (siblings: readonly Category[], depth: number, isLost: boolean): void => {
    for (const category of siblings) {
      if (seen.has(category.id)) continue;
      seen.add(category.id);
      const own = children.get(category.id) ?? [];
      branches.push({ category, depth, siblings, hasChildren: own.length > 0, isLost });
      walk(own, depth + 1, isLost);
    }
  };
  walk(children.get(null) ?? [], 0, false);
  for (const category of inOrder(categories)) if (!seen.has(category.id)) walk([category], 0, true);
  return branches;
}

/**
 * The places to write so that rows stand in this order. They keep the places that they share, so that only rows between the old and the
 * new place of the moved one change; rows of one place are numbered anew.
 */
export function placesFor(rows: readonly PlacedRow[]): { id: number; position: number }[] {
  const given = rows.map(({ position }) => position).sort((a, b) => a - b);
  const isDistinct = new Set(given).size === given.length;
  return rows.flatMap((row, at) => {
    const position = isDistinct ? (given[at] ?? at + 1) : at + 1;
    return position === row.position ? [] : [{ id: row.id, position }];
  });
}

export interface CategoryChange {
  id: number;
  fields: { parentId?: number | null; position?: number };
}

/**
 * The changes that put a category below another, or at the top, at a place among those that are there (0 is the first). Null: it would lie
 * within itself, or there is no such category.
 */
export function movedCategory(
  categories: readonly CategoryPlace[],
  id: number,
  parentId: number | null,
  at: number,
): CategoryChange[] | null {
  const moved = categories.find((category) => category.id === id);
  if (moved === undefined || isWithin(categories, parentId, id)) return null;
  const others = inOrder(categories).filter((one) => one.parentId === parentId && one.id !== id);
  const isSame = moved.parentId === parentId;
  // One that comes from elsewhere has a place of its own: after all others.
  const own = isSame ? moved.position : 1 + Math.max(0, ...others.map(({ position }) => position));
  const order = others.toSpliced(at, 0, { ...moved, position: own });
  const places = new Map(placesFor(order).map((place) => [place.id, place.position]));
  return order.flatMap((one) => {
    const position = places.get(one.id) ?? (one.id === id && !isSame ? own : undefined);
    const below = one.id === id && !isSame ? { parentId } : {};
    return position === undefined && isSame ? [] : fieldsOf(one.id, position, below);
  });
}

const fieldsOf = (id: number, position: number | undefined, below: { parentId?: number | null }): CategoryChange[] =>
  position === undefined && below.parentId === undefined
    ? []
    : [{ id, fields: { ...below, ...(position === undefined ? {} : { position }) } }];

/** Whether a category is another one, or lies below it. */
function isWithin(categories: readonly CategoryPlace[], start: number | null, id: number): boolean {
  const seen = new Set<number>();
  let at = start;
  while (at !== null && !seen.has(at)) {
    if (at === id) return true;
    seen.add(at);
    at = categories.find((one) => one.id === at)?.parentId ?? null;
  }
  return false;
}
