import { formWords } from '@millrace/contract';

/** What a page hands on to the sign-in page with the visitor: kept in the entry of the history. */
export const passwordUpdated = { arrival: 'password-updated' };

/** What it says of where the visitor comes from; null: nothing. */
export function arrivalWords(state: unknown): string | null {
  const isUpdated =
    typeof state === 'object' && state !== null && 'arrival' in state && state.arrival === 'password-updated';
  return isUpdated ? formWords.passwordUpdated : null;
}
