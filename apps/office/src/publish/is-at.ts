import type { DraftChangeAnswer, DraftFindings, ValuePath } from '@millrace/contract/office';

/**
 * Whether a finding is of a value that a draft changes: of its row, and its path leads to the value, into it, or past it. A finding names
 * elements by their place and a change by their key, so of two elements of one list both are taken to be meant.
 */
export function isAt(
  { kind, id, path }: Pick<DraftFindings['findings'][number], 'kind' | 'id' | 'path'>,
  change: Pick<DraftChangeAnswer, 'kind' | 'id'>,
  value: ValuePath,
): boolean {
  if (kind !== change.kind || id !== change.id) return false;
  const [found, changed] = [path, value].map((steps) => steps.filter((step) => typeof step === 'string'));
  return changed?.every((step, at) => found?.[at] === undefined || found[at] === step) ?? false;
}
