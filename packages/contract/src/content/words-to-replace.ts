const BEGINS = '[Replace: ';

/** Words that hold a place until the maker writes their own: `[Replace: what you make]`. They are found again by how they begin. */
export const toReplace = (what: string): string => `${BEGINS}${what}]`;

/** Whether a text still has words that hold a place. */
export const hasWordsToReplace = (text: string): boolean => text.includes(BEGINS);
