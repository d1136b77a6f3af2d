import type { Brand } from '@millrace/configurator';
import type { ContentProduct, WrittenModelNumber } from '@millrace/contract/content';

/** A part number without regard to case and outer blanks: made by `foldPartNumber`. */
export type FoldedPartNumber = Brand<string, 'FoldedPartNumber'>;

export interface ProductTables {
  readonly byPartNumber: ReadonlyMap<FoldedPartNumber, ContentProduct>;
  /** By what their part numbers, and model numbers that no configurator reads, are however they are written. */
  readonly byFoldedNumber: ReadonlyMap<string, readonly ContentProduct[]>;
  /** By model number: as written, as ordered and as on the label. */
  readonly byModelNumber: ReadonlyMap<WrittenModelNumber, ContentProduct>;
}
