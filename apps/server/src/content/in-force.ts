import type { Snapshot } from '@millrace/catalogue';
import { refused } from '../problems/problem-error.ts';
import type { ContentHolder } from './content-holder.ts';

/** The refusal of what the server cannot do yet while it starts. */
export const notReady = () => refused('not-ready', 'The site is starting. Please try again in a moment.');

/** The snapshot in force; throws `not-ready` before the first. */
export function inForce(content: Pick<ContentHolder, 'current'>): Snapshot {
  const snapshot = content.current();
  if (snapshot === null) throw notReady();
  return snapshot;
}
