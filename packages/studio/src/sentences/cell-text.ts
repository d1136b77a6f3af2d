import { quoteCode } from '@millrace/configurator';

/** A code as a cell of a table writes it: a bare `*` is any code. */
export const quotedInCell = (code: string): string => (code === '*' ? '"*"' : quoteCode(code));

/** Codes as one cell. */
export const cellOfCodes = (codes: readonly string[]): string => codes.map(quotedInCell).join('|');
