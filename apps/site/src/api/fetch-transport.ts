import type { ApiTransport } from '@millrace/contract';

/** Calls the API over the network, on the site's own origin. */
export const fetchTransport: ApiTransport = async ({ method, path, body, signal }) => {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? await response.json() : null };
};
