import { historyOverUpTo, newestChangeBetween, type Queries } from '@millrace/database';
import { refused } from '../problems/problem-error.ts';

/** Throws `history-over` where a revision after one, up to another, changed rows that are kept no longer. */
export async function refuseOver(queries: Queries, after: number, upTo: number): Promise<void> {
  const overUpTo = await historyOverUpTo(queries);
  if (overUpTo === null || overUpTo <= after) return;
  const over = await newestChangeBetween(queries, after, Math.min(upTo, overUpTo));
  if (over === null) return;
  const words = `The rows that revision ${over} changed are kept no longer, as the setting history.keepMonths says.`;
  throw refused('history-over', `${words} Revisions from ${overUpTo} on can still be compared with each other.`);
}
