import type { Brand } from '@millrace/configurator';
import type { Settings, UnitSystem } from '@millrace/contract';
import type {
  Content,
  ContentCategory,
  ContentProduct,
  ContentViewItem,
  MediaFile,
  Slug,
  WrittenModelNumber,
} from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import type { Everything } from '../everything/compile-everything.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import type { Buildable } from '../facets/reach.ts';
import type { CompiledConfigurator } from '../numbers/configurators.ts';
import type { ConfiguredFamilies } from '../numbers/configured-families.ts';
import type { RedirectTable } from '../redirects/redirect-table.ts';
import type { Search } from '../search/search.ts';
import type { FamilyTables } from './family-tables.ts';
import type { CustomerTables } from './private-label.ts';

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

export interface CategoryTables {
  readonly byId: ReadonlyMap<number, ContentCategory>;
  readonly bySlug: ReadonlyMap<Slug, ContentCategory>;
  /** Under null: the top-level ones. */
  readonly childrenOf: ReadonlyMap<number | null, readonly ContentCategory[]>;
  readonly itemsOf: ReadonlyMap<number, readonly ContentViewItem[]>;
}

/** A part number without regard to case and outer blanks: made by `foldPartNumber`. */
export type FoldedPartNumber = Brand<string, 'FoldedPartNumber'>;

export interface ProductTables {
  readonly byPartNumber: ReadonlyMap<FoldedPartNumber, ContentProduct>;
  /** By what their part numbers, and model numbers that no configurator reads, are however they are written. */
  readonly byFoldedNumber: ReadonlyMap<string, readonly ContentProduct[]>;
  /** By model number: as written, as ordered and as on the label. */
  readonly byModelNumber: ReadonlyMap<WrittenModelNumber, ContentProduct>;
}
