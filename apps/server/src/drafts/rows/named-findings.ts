import type { WrittenRows } from '@millrace/catalogue';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import type { DraftFindings, Finding } from '@millrace/contract/office';
import { rowName } from '../../content/content-rows.ts';

/** Findings with the words by which people know their rows; of a row that is gone or has no words, its kind and id. */
export function namedFindings(findings: readonly Finding[], rows: WrittenRows): DraftFindings['findings'] {
  const names = new Map(contentKindNames.map((kind) => [kind, namesOf(kind, findings, rows)]));
  return findings.map((one) => ({ ...one, name: names.get(one.kind)?.get(one.id) || `${one.kind} ${one.id}` }));
}

function namesOf(kind: ContentKind, findings: readonly Finding[], rows: WrittenRows): Map<number, string> {
  const wanted = new Set(findings.flatMap((one) => (one.kind === kind ? [one.id] : [])));
  const names = new Map<number, string>();
  if (wanted.size === 0) return names;
  for (const row of rows[kind]) if (hasId(row) && wanted.has(row.id)) names.set(row.id, rowName(row));
  return names;
}

/** A row of a draft is as it was typed. */
const hasId = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
