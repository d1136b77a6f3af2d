import { countWaiting, type QueueState } from './queue-state.ts';

/** The state of the edits in the strip: a lamp, words, and what can be done. */
export interface SaveWords {
  lamp: 'ok' | 'busy' | 'warn' | 'fault';
  words: string;
  todo: 'decide' | 'refused' | 'offered' | null;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const wait = (count: number): string => `${counted(count, 'edit')} ${count === 1 ? 'waits' : 'wait'}`;

/** Says how far saving has come, the most pressing first. */
export function saveWords(state: QueueState, isOnline: boolean): SaveWords {
  const { conflicts, refused, offered, merged } = state;
  const waiting = countWaiting(state);
  const say = (lamp: SaveWords['lamp'], words: string, todo: SaveWords['todo'] = null): SaveWords => ({
    lamp,
    words,
    todo,
  });
  if (state.isUnkept)
    return say('fault', `This browser has no room to keep ${counted(waiting, 'edit')}: leave this tab open`);
  if (state.isSignedOut) return say('fault', `Signed out: ${wait(waiting)} for you to sign in`);
  if (!isOnline && waiting > 0) return say('warn', `Offline: ${wait(waiting)}`);
  if (!isOnline) return say('warn', 'Offline. What you change waits here');
  if (state.isFailing) return say('warn', `The server does not answer: ${wait(waiting)}`);
  if (refused.length > 0) return say('fault', `${counted(refused.length, 'edit')} refused`, 'refused');
  if (conflicts.length > 0) return say('fault', `${counted(conflicts.length, 'value')} in conflict`, 'decide');
  if (offered.length > 0) {
    const count = countWaiting({ waiting: offered });
    return say('warn', `${counted(count, 'edit')} of a closed tab ${count === 1 ? 'is' : 'are'} not saved`, 'offered');
  }
  if (waiting > 0) return say('busy', 'Saving');
  if (merged.length > 0) return say('ok', `Saved, with what others changed in the row: ${merged.join(', ')}`);
  return say('ok', state.savedAt === null ? 'Connected' : 'Saved to the draft');
}
