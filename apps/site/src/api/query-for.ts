import { ApiError, type ApiTransport, type Call, type CallArguments, request } from '@millrace/contract';
import { QueryClient, type QueryFunction, useSuspenseQuery } from '@tanstack/react-query';

/** One call of the API with what it is given: what a page lists, prefetches and reads. */
export interface ApiQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: QueryFunction<Data>;
  /** Without an answer the page is shown anyway and handles it itself; otherwise a failure fails the page. */
  mayFail?: true;
}

/** The query that makes a call. A refusal throws ApiError. */
export function queryFor<Params, Query, Answer>(
  call: Call<Params, Query, Answer>,
  given: CallArguments<Params, Query>,
): ApiQuery<Answer> {
  return {
    queryKey: [call.path, given.params ?? null, given.query ?? null],
    queryFn: ({ client, signal }) => request(abortable(transportOf(client), signal), call, given),
  };
}

/** Like queryFor, but "not found" is the answer null. The page then shows it, with status 404. */
export function lookUp<Params, Query, Answer>(
  call: Call<Params, Query, Answer>,
  given: CallArguments<Params, Query>,
): ApiQuery<Answer | null> {
  return {
    queryKey: [call.path, given.params ?? null, given.query ?? null, 'or null'],
    queryFn: async ({ client, signal }) => {
      try {
        return await request(abortable(transportOf(client), signal), call, given);
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return null;
        throw error;
      }
    },
  };
}

/** Returns the answer to a query of this page; it is there at the first render, also on the server. */
export function useAnswer<Data>(query: ApiQuery<Data>): Data {
  return useSuspenseQuery(query).data;
}

/** For `retry`: a failure that a further try may mend is tried again so many times; a refusal is not. */
export const tryAgain =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && !(error instanceof ApiError && error.status < SERVER_FAULT);

const NOT_FOUND = 404;
const SERVER_FAULT = 500;
const FRESH_MS = 5 * 60_000;
/** A kept page must find its data when the visitor comes back to it. */
const KEPT_MS = 60 * 60_000;

const transports = new WeakMap<QueryClient, ApiTransport>();

/** A cache whose queries go through this transport. */
export function createQueryClient(transport: ApiTransport): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        // Without a network the worker returns kept answers.
        networkMode: 'always',
        retry: tryAgain(1),
      },
    },
  });
  transports.set(client, transport);
  return client;
}

/**
 * Works with a cache for one page on the server, which tries nothing again, and empties it: each answer has a timer that would hold it for
 * an hour.
 */
export async function withClientOfPage<Result>(
  transport: ApiTransport,
  work: (client: QueryClient) => Promise<Result>,
): Promise<Result> {
  const client = createQueryClient(transport);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  try {
    return await work(client);
  } finally {
    client.clear();
  }
}

function transportOf(client: QueryClient): ApiTransport {
  const transport = transports.get(client);
  if (transport === undefined) throw new Error('This QueryClient was not made by createQueryClient');
  return transport;
}

const abortable =
  (transport: ApiTransport, signal: AbortSignal): ApiTransport =>
  (given) =>
    transport({ ...given, signal });
