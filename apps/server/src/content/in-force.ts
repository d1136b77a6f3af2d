import type { Snapshot } from '@millrace/catalogue';
import { refused } from '../problems/problem-error.ts';
import type { ContentHolder } from './content-holder.ts';

/** The snapshot in force; throws `not-ready` before the first. */
export function inForce(content: Pick<ContentHolder, 'current'>): Snapshot {
  const snapshot = content.current();
  if (snapshot === null) throw refused('not-ready', 'The site is starting. Please try again in a moment.');
  return snapshot;
}
