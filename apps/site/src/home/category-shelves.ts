import type { Category, HomeItems } from '@millrace/contract';

type LiveCategory = HomeItems['viewItems'][number];

/**
 * Live categories as the menu orders them: each top category with those within it; one that the menu has not stands by itself at the end.
 */
export function categoryShelves(
  roots: readonly Pick<Category, 'slug' | 'viewItems'>[],
  live: readonly LiveCategory[],
): LiveCategory[][] {
  const left = new Map(live.map((category) => [category.slug, category]));
  const shelves = roots.map(({ slug, viewItems }) =>
    [slug, ...viewItems.filter(({ type }) => type === 'category').map((item) => item.slug)].flatMap((one) => {
      const category = left.get(one);
      left.delete(one);
      return category ?? [];
    }),
  );
  return [...shelves.filter(({ length }) => length > 0), ...[...left.values()].map((category) => [category])];
}
