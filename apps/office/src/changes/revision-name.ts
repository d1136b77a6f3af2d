import type { RevisionRecord } from '@millrace/contract/office';

/** The name of the draft that a revision was; or the door that it came by. */
export function revisionName({
  draftName,
  draftId,
  source,
}: Pick<RevisionRecord, 'draftName' | 'draftId' | 'source'>): string {
  if (draftName !== null) return draftName;
  return draftId !== null ? 'A draft kept no longer' : `By ${doorWords(source)}`;
}

const doors: Readonly<Record<string, string>> = { demo: 'the demo content', staff: 'the terminal' };
/** The door that a revision came by, in words. */
export const doorWords = (source: string): string => doors[source] ?? source;
