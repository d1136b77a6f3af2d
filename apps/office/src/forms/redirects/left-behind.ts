import type { ListedRow } from '@millrace/contract/office';

/** Of tiles as a draft has them, each once: those that lead to a page by its old slug, or by one that it had in the draft in between. */
export function leftBehind(
  tiles: readonly ListedRow[],
  { before, slug }: { before: string; slug: string },
): ListedRow[] {
  const isBehind = ({ row, before: published, change }: ListedRow): boolean => {
    if (row === null || change === 'removed' || row['slug'] === slug) return false;
    return row['slug'] === before || published?.['slug'] === before;
  };
  return [...new Map(tiles.filter(isBehind).map((tile) => [tile.id, tile])).values()];
}
