import type { Pausing } from '@millrace/configurator';
import type { Content, ContentKind, ContentProduct } from '@millrace/contract/content';
import type { CompiledConfigurator } from '../numbers/configurators.ts';
import type { FamilyTables } from '../snapshot/family-tables.ts';
import type { CategoryTables, FoldedPartNumber } from '../snapshot/snapshot.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';

/** Content with its tables that is not checked yet. */
export interface Candidate {
  content: Content;
  categories: CategoryTables;
  families: FamilyTables;
  configurators: ReadonlyMap<string, CompiledConfigurator>;
  /** The first product of each part number. */
  parts: ReadonlyMap<FoldedPartNumber, ContentProduct>;
}

/** One rule over the whole content. It pauses where there can be many rows. */
export type Check = (candidate: Candidate) => Pausing<Diagnostic>;

interface Place {
  kind: ContentKind;
  id: number;
  field?: string;
}

export const error = (code: DiagnosticCode, where: Place, message: string): Diagnostic => ({
  severity: 'error',
  code,
  where,
  message,
});

export const warning = (code: DiagnosticCode, where: Place, message: string): Diagnostic => ({
  severity: 'warning',
  code,
  where,
  message,
});
