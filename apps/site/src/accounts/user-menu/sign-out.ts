import { commands, request } from '@millrace/contract';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { storeToken } from '../../api/token.ts';
import { forgetUnfinished } from '../../kept-on-device/kept-unfinished.ts';
import { forgetSearches } from '../../kept-on-device/recent-searches.ts';

/**
 * Ends the session and loads the start page; returns whether it worked. Unsent applications
 * and the last searches kept on the device go with it (decision 117). A failure is logged, and nobody is signed out.
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
  try {
    forgetUnfinished(localStorage);
    forgetSearches(localStorage);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  location.assign('/');
  return true;
}
