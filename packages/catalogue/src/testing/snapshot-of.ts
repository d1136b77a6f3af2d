import type { Content } from '@millrace/contract/content';
import type { Finding, FindingCode } from '@millrace/contract/office';
import { compile } from '../compiling/compile.ts';
import type { Snapshot } from '../snapshot.ts';
import { emptyContent } from './rows.ts';

/** Some kinds of content; the others are empty. */
export type Rows = Partial<Content>;

/** The snapshot of rows that must be sound. */
export function snapshotOf(rows: Rows): Snapshot {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  if (!compiled.ok) throw new Error(compiled.findings.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return compiled.snapshot;
}

/** Everything that is wrong with rows. */
export function findingsOf(rows: Rows): readonly Finding[] {
  const compiled = compile({ ...emptyContent, ...rows }, { revision: 1 });
  return compiled.ok ? compiled.snapshot.warnings : compiled.findings;
}

/** The codes of the findings, all or of one severity. */
export const codesOf = (rows: Rows, severity?: Finding['severity']): FindingCode[] =>
  findingsOf(rows)
    .filter((one) => severity === undefined || one.severity === severity)
    .map(({ code }) => code);
