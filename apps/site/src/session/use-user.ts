import { ApiError, commands, request, type User } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchTransport } from '../api/fetch-transport.ts';
import { storedToken, storeToken, useToken } from '../api/token.ts';
import { announce } from '../ui/announcer.tsx';

const SESSION = 'session';
const NOT_SIGNED_IN = 401;

/** For `invalidateQueries`: the session must be checked again. */
export const sessionKey = [SESSION];

/**
 * The user whose token is stored: verified with the server and fetched once for each token (specification 4). undefined while that is not
 * known: signed out, on the way, or no connection, which signs nobody out. A token that the server does not know is taken away.
 */
export function useUser(): User | undefined {
  const token = useToken();
  const { data: user } = useQuery({
    queryKey: [SESSION, token],
    queryFn: ({ signal }) => userOf(token ?? '', signal),
    enabled: token !== null,
    // Ended elsewhere, a session is found out when the visitor comes back to this tab.
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (user === null) forget(token);
  }, [user, token]);
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
    if (error instanceof ApiError && error.status === NOT_SIGNED_IN) return null;
    throw error;
  }
}

/** Removes the token, unless another came meanwhile, and notifies. */
function forget(token: string | null): void {
  if (token === null || storedToken() !== token) return;
  storeToken(null);
  announce('You are signed out.');
}
