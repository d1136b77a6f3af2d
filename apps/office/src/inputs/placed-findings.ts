import type { FieldPath, RowRecord } from '@millrace/contract/office';
import { findingWords } from '../fields/finding-words.ts';

/** A finding as far as a field shows it; its path is counted from the field. */
export interface PlacedFinding {
  severity: 'error' | 'warning';
  message: string;
  path: FieldPath;
}

type Found = RowRecord['findings'];

/** The faults of a row: those that the newest check of the whole found, and at once those of the row by itself. */
export function findingsOfRow(
  checked: Found,
  own: Found,
  { kind, id }: { kind: string; id: number },
): readonly PlacedFinding[] {
  const mine = checked.filter((finding) => finding.kind === kind && finding.id === id);
  // The faults of the row alone are known with the answer of the write; the check of the whole may still tell of the text before.
  const whole = mine.filter(({ code }) => code !== 'bad-value' && code !== 'unknown-field');
  return [...own, ...whole].flatMap(({ also = [], ...finding }) =>
    [finding.path, ...also].map((path) => ({ severity: finding.severity, message: findingWords(finding), path })),
  );
}

/** The findings at or within one step of a path. */
export const findingsAt = (findings: readonly PlacedFinding[], step: string | number): readonly PlacedFinding[] =>
  findings.flatMap((finding) => (finding.path[0] === step ? [{ ...finding, path: finding.path.slice(1) }] : []));

/** The rest of a path that leads into a step; null: it leads elsewhere. */
export const restAt = (at: FieldPath | null, step: string | number): FieldPath | null =>
  at !== null && at[0] === step ? at.slice(1) : null;

/** The worst of several findings; null: none. */
export const worstOf = (findings: readonly PlacedFinding[]): 'error' | 'warning' | null =>
  findings.find(({ severity }) => severity === 'error')?.severity ?? findings[0]?.severity ?? null;
