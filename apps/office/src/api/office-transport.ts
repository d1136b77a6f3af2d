import { ApiError, type ApiTransport, callPath } from '@millrace/contract';
import { OFFICE_TOKEN_HEADER } from '@millrace/contract/office';

/** The token against forgery of the present session; '' before one begins. */
let formToken = '';

/** Takes over the token that the server gave with a session. */
export const keepFormToken = (token: string): void => {
  formToken = token;
};

/** The token of the present session; '' before one begins. */
export const presentFormToken = (): string => formToken;

/** Calls the API of this server as the session that the cookie names. */
export const officeTransport: ApiTransport = async ({ call, params, query, body, signal }) => {
  const response = await fetch(`/api${callPath(call.path, params, query)}`, {
    method: call.method,
    headers: {
      ...(formToken !== '' && call.method !== 'GET' && { [OFFICE_TOKEN_HEADER]: formToken }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? await response.json() : null };
};

/** The code of a refusal by the server; null for any other failure. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.code ?? null) : null;

/** Says in one sentence what went wrong, and what to do. */
export function faultWords(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.message ?? 'The server failed. Please try again.';
  return 'The server cannot be reached. Please check your connection and try again.';
}
