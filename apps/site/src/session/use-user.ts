import { ApiError, commands, request, type User } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchTransport } from '../api/fetch-transport.ts';
import { tryAgain } from '../api/query-for.ts';
import { setTokenAside, storedToken, storeToken, useToken } from '../api/token.ts';
import { announce } from '../ui/announcer.tsx';

const SESSION = 'session';
/** Of an answer that speaks of the token. */
const NO_GOOD = [401, 403, 404];
/** A failure that says nothing of the token is tried again so many times (decisions 6). */
const FURTHER_TRIES = 2;

/** For `invalidateQueries`: the session must be checked again. */
export const sessionKey = [SESSION];

/**
 * The user whose token is stored: verified with the server and fetched once for each token (specification 4). undefined while that is not
 * known: signed out, or on the way. A token that the server does not know is taken away; one that it could not judge is set aside.
 */
export function useUser(): User | undefined {
  const token = useToken();
  const { data: user, isLoadingError } = useQuery({
    queryKey: [SESSION, token],
    queryFn: ({ signal }) => userOf(token ?? '', signal),
    enabled: token !== null,
    retry: tryAgain(FURTHER_TRIES),
    // Ended elsewhere, a session is found out when the visitor comes back to this tab.
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (user === null) forget(token);
  }, [user, token]);
  useEffect(() => {
    if (!isLoadingError) return;
    setTokenAside(token);
    announce('Your sign-in could not be checked. You see the site as a visitor until you load it again.');
  }, [isLoadingError, token]);
  return user ?? undefined;
}

/** null: the token is no good. */
async function userOf(token: string, signal: AbortSignal): Promise<User | null> {
  try {
    const [isValid, user] = await Promise.all([
      request(fetchTransport, commands.verifyToken, { body: token, signal }),
      request(fetchTransport, commands.getUser, { signal }),
    ]);
    return isValid ? user : null;
  } catch (error) {
    if (error instanceof ApiError && NO_GOOD.includes(error.status)) return null;
    throw error;
  }
}

/** Removes the token, unless another came meanwhile, and notifies. */
function forget(token: string | null): void {
  if (token === null || storedToken() !== token) return;
  storeToken(null);
  announce('You are signed out.');
}
