import type { Content } from '@millrace/contract/content';
import { compile } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Snapshot } from '../snapshot.ts';
import { emptyContent } from './rows.ts';

/** The snapshot of some rows that must be sound. */
export function snapshotOf(rows: Partial<Content>): Snapshot {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return compiled.snapshot;
}

/** Everything that is wrong with some rows. */
export function diagnosticsOf(rows: Partial<Content>): readonly Diagnostic[] {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  return compiled.ok ? compiled.warnings : compiled.diagnostics;
}
