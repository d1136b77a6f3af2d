import type { FieldPath, RowRecord } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { findingWords } from '../../fields/finding-words.ts';

/** A finding as far as a field shows it; its path is counted from the field. */
export interface PlacedFinding {
  /** `needed`: an error at what was just added and nobody has filled or left yet. It blocks as an error does, and is told calmly. */
  severity: 'error' | 'warning' | 'needed';
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

const byWorst = ['error', 'warning', 'needed'] as const;

/** The worst of several findings; null: none. */
export const worstOf = (findings: readonly PlacedFinding[]): PlacedFinding['severity'] | null =>
  byWorst.find((worst) => findings.some(({ severity }) => severity === worst)) ?? null;

/** Whether none of the findings blocks. */
export const isSound = (findings: readonly PlacedFinding[]): boolean =>
  findings.every(({ severity }) => severity === 'warning');

/** Elements that stand added in a form and were not left yet, as they were added, by their place (`placeKey`). */
export type Fresh = ReadonlyMap<string, unknown>;

/** A place of a row; the labels of its fields have it for their ids. */
export const placeKey = (path: FieldPath): string => ['f', ...path].join('-');

/** Errors at values that are still as they were added are calm. */
export function calmed(findings: readonly PlacedFinding[], fresh: Fresh, row: unknown): readonly PlacedFinding[] {
  if (fresh.size === 0) return findings;
  return findings.map((finding) =>
    finding.severity === 'error' && isUntouched(finding.path, fresh, row)
      ? { ...finding, severity: 'needed' }
      : finding,
  );
}

function isUntouched(path: FieldPath, fresh: Fresh, row: unknown): boolean {
  for (let length = path.length; length >= 0; length -= 1) {
    const key = placeKey(path.slice(0, length));
    if (fresh.has(key)) return isEqual(valueAt(fresh.get(key), path.slice(length)), valueAt(row, path));
  }
  return false;
}

const valueAt = (within: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], within);
