import type { Note } from '@millrace/circuits';

/** A sentence for each option of a group that the diagram does without, so that a number is told only of what it has. */
export const notShown = (group: string, options: Readonly<Record<string, string>>): Note[] =>
  Object.entries(options).map(([code, words]) => ({
    words: `Not shown: ${words} (${code}).`,
    when: [`${group}.${code}`],
  }));
