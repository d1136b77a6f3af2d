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

/** The row, among changed ones, that is published under a slug and has another in the draft; null: none. */
export function movedFrom(changed: readonly ListedRow[], slug: string): { name: string; slug: string } | null {
  const moved = changed.find(({ row, before }) => row !== null && before?.['slug'] === slug && row['slug'] !== slug);
  const { name, slug: present } = moved?.row ?? {};
  return typeof present === 'string' && present !== '' ? { name: String(name ?? ''), slug: present } : null;
}
