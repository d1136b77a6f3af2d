import { commands, request } from '@millrace/contract';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { storeToken } from '../../api/token.ts';

/**
 * Ends the session and loads the start page; returns whether it worked. A failure is logged, and nobody is signed out.
 */
export async function signOut(): Promise<boolean> {
  try {
    const isDone = await request(fetchTransport, commands.logout, { body: {} });
    if (!isDone) return false;
  } catch (error) {
    console.warn('Signing out failed.', error);
    return false;
  }
  storeToken(null);
  location.assign('/');
  return true;
}
