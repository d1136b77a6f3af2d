import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');
