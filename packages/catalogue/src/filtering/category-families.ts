import type { ContentCategory, ContentViewItem } from '@millrace/contract/content';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { findVariant } from '../tables/find-family.ts';
import { isShown, published } from '../tables/shown.ts';
import { INTRINSICALLY_SAFE } from '../tables/tables.ts';

export interface PlacedFamily {
  family: CompiledFamily;
  /** The tile that leads to it. */
  item: ContentViewItem;
}

/** The families of a category and of those below it, each once, in the order of their tiles. */
export function familiesOfCategory(snapshot: Snapshot, category: ContentCategory): PlacedFamily[] {
  const found = new Map<CompiledFamily, PlacedFamily>();
  const visited = new Set<ContentCategory>();
  const visit = (at: ContentCategory): void => {
    if (visited.has(at) || !isShown(at, published)) return;
    visited.add(at);
    for (const item of snapshot.categories.itemsOf.get(at.id) ?? []) {
      if (item.adURL !== null || !isShown(item, published)) continue;
      if (item.type === 'category') {
        const below = snapshot.categories.bySlug.get(item.slug);
        if (below !== undefined) visit(below);
        continue;
      }
      const isSafe = item.variants[INTRINSICALLY_SAFE] === 'true';
      const family = findVariant(snapshot.families.bySlug.get(item.slug), isSafe);
      if (family !== undefined && isShown(family.row, published) && !found.has(family))
        found.set(family, { family, item });
    }
    for (const child of snapshot.categories.childrenOf.get(at.id) ?? []) visit(child);
  };
  visit(category);
  return [...found.values()];
}
