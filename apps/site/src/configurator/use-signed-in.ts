import { useSyncExternalStore } from 'react';

/** Where the session's token is kept (specification 9). */
const TOKEN_KEY = 'us-token';

/** Whether a token is stored. The server renders for strangers. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(listen, isSignedIn, () => false);
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

function listen(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
