import type { Settings, UnitSystem } from '@millrace/contract';
import type { Content, MediaFile } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { AttributeTable } from './attributes/attribute-table.ts';
import type { Everything } from './everything/compile-everything.ts';
import type { FacetIndex } from './facets/facet-index.ts';
import type { Buildable } from './facets/reach.ts';
import type { CompiledConfigurator } from './numbers/configurators.ts';
import type { RedirectTable } from './redirects/redirect-table.ts';
import type { Search } from './search/search.ts';
import type { CategoryTables } from './tables/category-tables.ts';
import type { ConfiguredFamilies } from './tables/configured-families.ts';
import type { FamilyTables } from './tables/family-tables.ts';
import type { CustomerTables } from './tables/private-label.ts';
import type { ProductTables } from './tables/product-tables.ts';

/** All published content of one revision, checked and ready for questions. Immutable. */
export interface Snapshot {
  readonly revision: number;
  readonly publishedAt: Date | null;
  /** The rows, each kind in its order of display. */
  readonly content: Content;
  readonly categories: CategoryTables;
  readonly families: FamilyTables;
  readonly attributes: AttributeTable;
  /** In which measures are printed. */
  readonly units: UnitSystem;
  readonly facets: FacetIndex;
  readonly buildable: Buildable;
  readonly products: ProductTables;
  readonly configured: ConfiguredFamilies;
  readonly customers: CustomerTables;
  /** By the text of their data: a recompile may keep these. */
  readonly configurators: ReadonlyMap<string, CompiledConfigurator>;
  readonly search: Search;
  readonly redirects: RedirectTable;
  /** By address, exactly as it is written. */
  readonly mediaFiles: ReadonlyMap<string, MediaFile>;
  readonly everything: Everything;
  /** Settings in force, those not public among them. */
  readonly settings: Settings;
  /** The warnings of its checks; errors are never in force. */
  readonly warnings: readonly Finding[];
}
