import { isLocalAddress } from '../../config/is-local-address.ts';
import { refused } from '../../problems/problem-error.ts';

/** Refuses a sign-in to the office where its cookie would go over the network as text. */
export function requireSafeAddress(publicUrl: string): void {
  if (!publicUrl.startsWith('https:') && !isLocalAddress(publicUrl))
    throw refused('not-allowed', 'The office needs https: its address (PUBLIC_URL) has to begin with https.');
}
