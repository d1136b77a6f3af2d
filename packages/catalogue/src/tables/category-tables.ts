import type { ContentCategory, ContentViewItem, Slug } from '@millrace/contract/content';

export interface CategoryTables {
  readonly byId: ReadonlyMap<number, ContentCategory>;
  readonly bySlug: ReadonlyMap<Slug, ContentCategory>;
  /** Under null: the top-level ones. */
  readonly childrenOf: ReadonlyMap<number | null, readonly ContentCategory[]>;
  readonly itemsOf: ReadonlyMap<number, readonly ContentViewItem[]>;
}
