import { countAttempt, type Database } from '@millrace/database';
import type { TakeOnce } from './bot-check.ts';

/** Remembers a token in the database, for all nodes that share it: the first try of it is the only one. */
export const takeOnce =
  ({ queries }: Database, clock: () => Date = () => new Date()): TakeOnce =>
  async (id, until) => {
    const now = clock();
    const limit = { name: 'bot check token', max: 1, windowMs: until.getTime() - now.getTime() };
    return (await countAttempt(queries, limit, id, now)).isAllowed;
  };
