import type { Pausing } from '@millrace/configurator';
import type { UnitSystem } from '@millrace/contract';
import type { Content, ContentProduct } from '@millrace/contract/content';
import type { Finding, FindingCode } from '@millrace/contract/office';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import type { CompiledConfigurator } from '../numbers/configurators.ts';
import type { FamilyTables } from '../snapshot/family-tables.ts';
import type { CategoryTables, FoldedPartNumber } from '../snapshot/snapshot.ts';

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

/** One rule over the whole content. It pauses where there can be many rows. */
export type Check = (candidate: Candidate) => Pausing<Finding>;

export type Place = Pick<Finding, 'kind' | 'id' | 'path' | 'also'>;

export const error = (code: FindingCode, place: Place, message: string): Finding => ({
  severity: 'error',
  code,
  ...place,
  message,
});

export const warning = (code: FindingCode, place: Place, message: string): Finding => ({
  severity: 'warning',
  code,
  ...place,
  message,
});
