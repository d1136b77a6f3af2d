import { formWords } from '@millrace/contract';

/** Facts that a page passes to the sign-in page in the history entry. */
export const passwordUpdated = { arrival: 'password-updated' };

/** Reads where the visitor comes from; null when the entry does not say. */
export function arrivalWords(state: unknown): string | null {
  const isUpdated =
    typeof state === 'object' && state !== null && 'arrival' in state && state.arrival === 'password-updated';
  return isUpdated ? formWords.passwordUpdated : null;
}
