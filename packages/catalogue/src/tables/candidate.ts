import type { UnitSystem } from '@millrace/contract';
import type { Content, ContentProduct } from '@millrace/contract/content';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import type { CompiledConfigurator } from '../numbers/configurators.ts';
import type { CategoryTables } from './category-tables.ts';
import type { FamilyTables } from './family-tables.ts';
import type { FoldedPartNumber } from './product-tables.ts';

/** Content with its tables that is not checked yet. */
export interface Candidate {
  content: Content;
  categories: CategoryTables;
  families: FamilyTables;
  configurators: ReadonlyMap<string, CompiledConfigurator>;
  /** The first product of each part number. */
  parts: ReadonlyMap<FoldedPartNumber, ContentProduct>;
  attributes: AttributeTable;
  /** In which measures are printed. */
  units: UnitSystem;
}
