import { type ApiTransport, callPath } from '@millrace/contract';
import { storedToken } from './token.ts';

/** Calls the API over the network, on the site's own origin, for the signed-in user or a stranger. */
export const fetchTransport: ApiTransport = async ({ call, params, query, headers, body, signal }) => {
  const token = storedToken();
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
};
