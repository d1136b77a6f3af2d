import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import type { Finding, RowCounts } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import { changeOf } from '../present-draft.ts';
import { changesOf, type DraftRows } from './draft-rows.ts';

/** Findings of the newest check, in a draft or in force. */
export interface CheckedRows {
  isChecking: boolean;
  findings: readonly Pick<Finding, 'kind' | 'id' | 'severity'>[];
}

/** The rows of every kind, counted: as a draft has them, with what it changes and what its newest check found. */
export function countRows({ content, revision }: Snapshot, draft: DraftRows, checked: CheckedRows): RowCounts {
  const { version } = draft;
  return {
    revision,
    version,
    isChecking: checked.isChecking,
    configurators: countConfigurators(content, draft),
    kinds: contentKindNames.map((kind) => {
      const changes = countChanges(changesOf(draft, kind));
      const rows = content[kind].length + changes.added - changes.removed;
      return { kind, rows, ...changes, ...countFindings(kind, checked) };
    }),
  };
}

const CONFIGURED = ['families', 'customerFamilies'] as const satisfies readonly ContentKind[];
const has = (row: object | null): number => (row !== null && 'configurator' in row && row.configurator != null ? 1 : 0);

function countConfigurators(content: Snapshot['content'], draft: DraftRows): number {
  return CONFIGURED.reduce((sum, kind) => {
    const inForce = content[kind].reduce((count, row) => count + has(row), 0);
    return changesOf(draft, kind).reduce((count, { base, row }) => count + has(row) - has(base), sum + inForce);
  }, 0);
}

function countChanges(changes: readonly DraftChange[]) {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { base, row } of changes) counts[changeOf(base, row)] += 1;
  return counts;
}

function countFindings(kind: ContentKind, { findings }: CheckedRows) {
  const own = findings.filter((finding) => finding.kind === kind);
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity !== 'error');
  return {
    errors: errors.length,
    warnings: warnings.length,
    faulty: countIds(own),
    rowsWithErrors: countIds(errors),
    rowsWithWarnings: countIds(warnings),
  };
}

const countIds = (findings: readonly { id: number }[]): number => new Set(findings.map(({ id }) => id)).size;
