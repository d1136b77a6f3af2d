import type { Call } from './calls.ts';
import type { Problem } from './problem.ts';

/** One request to the API. Only a transport over the network makes an address of it, with `callPath`. */
export interface ApiRequest {
  call: Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>;
  params: object;
  query: object;
  /** Headers besides those of every call. */
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Carries one request to the API: over the network in a browser, in the process while a page is rendered. */
export type ApiTransport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  constructor(status: number, problem: Problem | null) {
    super(problem?.message ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

type QueryValue = string | number | boolean | undefined;
/** The input of a call: its path parameters, its query, its body. */
export type CallArguments<Params, Query, Body = undefined> = (keyof Params extends never
  ? { params?: undefined }
  : { params: Params }) & {
  query?: Query;
  signal?: AbortSignal;
} & (Body extends undefined ? { body?: undefined } : { body: Body });

/** The address of a call below the API base, e.g. `/ProductFamily/slug/tern?include=products`; parameters are percent-encoded. */
export function callPath(path: string, params: object = {}, query: object = {}): string {
  const values = new Map<string, QueryValue>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Makes one call; anything but a 2xx answer throws ApiError. */
export async function request<Params, Query, Answer, Body>(
  transport: ApiTransport,
  call: Call<Params, Query, Answer, Body>,
  given: CallArguments<Params, Query, Body>,
): Promise<Answer> {
  const answer = await transport({
    call,
    params: given.params ?? {},
    query: given.query ?? {},
    ...(given.body === undefined ? {} : { body: given.body }),
    ...(given.signal === undefined ? {} : { signal: given.signal }),
  });
  if (answer.status < 200 || answer.status > 299)
    throw new ApiError(answer.status, isProblem(answer.body) ? answer.body : null);
  return answer.body as Answer;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'status' in body;
}
