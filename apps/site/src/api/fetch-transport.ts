import { type ApiTransport, callPath } from '@millrace/contract';
import { storedToken } from './token.ts';

type Given = Parameters<ApiTransport>[0];

/** Calls the API over the network, on the site's own origin, for the signed-in user or a stranger. */
export const fetchTransport: ApiTransport = (given) => send(given, storedToken());

/** Reads what a page shows: a server that cannot tell whose token it is still has what everybody sees (decisions 6). */
export const pageTransport: ApiTransport = async (given) => {
  const token = storedToken();
  const answer = await send(given, token);
  return token === null || answer.status < SERVER_FAULT ? answer : send(given, null);
};
const SERVER_FAULT = 500;

async function send(
  { call, params, query, headers, body, signal }: Given,
  token: string | null,
): ReturnType<ApiTransport> {
  const response = await fetch(`/api${callPath(call.path, params, query)}`, {
    method: call.method,
    headers: {
      ...headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? await response.json() : null };
}
