import { wordsOf } from '@millrace/contract/fields';
import type { DraftFindings } from '@millrace/contract/office';
import { findingWords } from '../fields/finding-words.ts';

type Found = DraftFindings['findings'][number];

/** Up to so many findings of one cause stand in the list one by one. */
const ALONE_MOST = 3;

/** Findings of one cause at rows of one kind, in the order of the list. */
export interface FindingCause {
  key: string;
  findings: readonly Found[];
  /** How many rows it is at, and the sentence of the first; null where they stand one by one. */
  words: string | null;
}

/**
 * Gathers what is found by its cause, so that a hundred alike do not hide the one that is not; causes come in the order of their first
 * finding.
 */
export function causesOf(findings: readonly Found[]): FindingCause[] {
  const causes = Map.groupBy(findings, ({ severity, code, kind }) => `${severity} ${code} ${kind}`);
  return [...causes].map(([key, alike]) => ({ key, findings: alike, words: gatheredWords(alike) }));
}

function gatheredWords(alike: readonly Found[]): string | null {
  const [first] = alike;
  if (first === undefined || alike.length <= ALONE_MOST) return null;
  const rows = new Set(alike.map(({ id }) => id)).size;
  const { one, many } = wordsOf(first.kind);
  const at = rows === 1 ? `${alike.length} times at one ${one}` : `At ${rows} ${many.toLowerCase()}`;
  const sentence = findingWords(first);
  return alike.every((finding) => findingWords(finding) === sentence)
    ? `${at}: ${sentence}`
    : `${at}, such as: ${sentence}`;
}
