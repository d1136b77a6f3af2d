import type { Content } from '@millrace/contract/content';
import type { Diagnostic, DiagnosticCode } from '../checks/diagnostic.ts';
import { compile } from '../compile.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { emptyContent } from './rows.ts';

/** Some kinds of content; the others are empty. */
export type Rows = Partial<Content>;

/** The snapshot of rows that must be sound. */
export function snapshotOf(rows: Rows): Snapshot {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return compiled.snapshot;
}

/** Everything that is wrong with rows. */
export function diagnosticsOf(rows: Rows): readonly Diagnostic[] {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  return compiled.ok ? compiled.warnings : compiled.diagnostics;
}

/** The codes of the findings, all or of one severity. */
export const codesOf = (rows: Rows, severity?: Diagnostic['severity']): DiagnosticCode[] =>
  diagnosticsOf(rows)
    .filter((one) => severity === undefined || one.severity === severity)
    .map(({ code }) => code);
