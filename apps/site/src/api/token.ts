import { TOKEN_KEY } from '@millrace/contract';
import { useSyncExternalStore } from 'react';

/** The session's token as it is stored, good or not (specification 4 and 9); null: nobody is signed in, or the token is set aside. */
export function storedToken(): string | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY) || null;
    return token === setAside ? null : token;
  } catch {
    return null;
  }
}

/** A token that the server could not judge. It stays stored for the next load (decisions 6); this page goes on without it. */
let setAside: string | null = null;

/** Puts the page into the logged-out state, and leaves the token where it is. */
export function setTokenAside(token: string | null): void {
  if (token === null || setAside === token) return;
  setAside = token;
  dispatchEvent(new Event('storage'));
}

/** Stores or removes a token and notifies all listeners. Returns whether the browser stored it. */
export function storeToken(token: string | null): boolean {
  setAside = null;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Notified by the storage.
  }
  // The browser notifies other tabs only.
  dispatchEvent(new Event('storage'));
  return storedToken() === token;
}

/** The stored token. The server renders for strangers. */
export const useToken = (): string | null => useSyncExternalStore(listen, storedToken, () => null);

/** Whether somebody is signed in, as far as the browser knows. */
export const useSignedIn = (): boolean => useToken() !== null;

/** Another tab may have signed in or out; also while this page was kept for Back and heard of nothing. */
const CHANGES = ['storage', 'pageshow'];

function listen(listener: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) removeEventListener(name, listener);
  };
}
