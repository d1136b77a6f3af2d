import { printing } from './printing.ts';

/** `2026-03-02` as `March 2, 2026`, as the maker's locale has it. */
export const longDay = (day: string): string => printing().day(day);
