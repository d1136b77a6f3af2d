import type { QueueState } from './queue-state.ts';

/** Rows of a write that belongs to a paste or to a change of many rows. */
const MANY = 50;

/**
 * Whether more writes of many rows leave right after the one that is answered now. What was read of the draft is read again after the last
 * of them: each read between two writes is old before it is shown, and delays the next write.
 */
export const writesMany = ({
  waiting,
  isFailing,
  isSignedOut,
}: Pick<QueueState, 'waiting' | 'isFailing' | 'isSignedOut'>): boolean =>
  !isFailing && !isSignedOut && waiting.some(({ edits, isSent }) => !isSent && edits.length >= MANY);
