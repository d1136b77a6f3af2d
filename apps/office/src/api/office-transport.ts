import { ApiError, type ApiTransport, callPath } from '@millrace/contract';
import { OFFICE_TOKEN_HEADER, officeCalls } from '@millrace/contract/office';
import { attendance, unsaid } from './attendance.ts';
import { mayUnschedule } from './scheduled.ts';

/** The token against forgery of the present session; '' before one begins. */
let formToken = '';

/** Takes over the token that the server gave with a session. */
export const keepFormToken = (token: string): void => {
  formToken = token;
};

/** The token of the present session; '' before one begins. */
export const presentFormToken = (): string => formToken;

/** Calls of the edit queue: an edit of a scheduled draft waits on the device, and the list of edits asks about it. */
const ASKED_ELSEWHERE: ReadonlySet<unknown> = new Set([officeCalls.officeChangeRow, officeCalls.officeChangeRows]);

/**
 * Calls the API of this server as the session that the cookie names. A change of a scheduled draft is asked about first, and is made again
 * if the draft may leave its schedule.
 */
export const officeTransport: ApiTransport = async (given) => {
  const answer = await send(given);
  const words = ASKED_ELSEWHERE.has(given.call) ? null : scheduledWords(answer);
  if (words === null || !(await mayUnschedule(words))) return answer;
  return send({ ...given, query: { ...given.query, unschedule: 'true' } });
};

/** The words of a refusal because the draft is scheduled; null: it is none. */
function scheduledWords({ body }: Awaited<ReturnType<ApiTransport>>): string | null {
  const { code, message } = Object(body);
  return code === 'draft-scheduled' ? String(message) : null;
}

const send: ApiTransport = async ({ call, params, query, body, signal }) => {
  const present = attendance();
  const response = await fetch(`/api${callPath(call.path, params, query)}`, {
    method: call.method,
    headers: {
      ...present,
      ...(formToken !== '' && call.method !== 'GET' && { [OFFICE_TOKEN_HEADER]: formToken }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  }).catch((error: unknown) => {
    unsaid(present);
    throw error;
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? await response.json() : null };
};

/** Makes a call that nothing waits for, also while the page is being left. */
export function tellLast({ call, params, body }: Pick<Parameters<ApiTransport>[0], 'call' | 'params' | 'body'>): void {
  const headers = { ...attendance(), [OFFICE_TOKEN_HEADER]: formToken, 'content-type': 'application/json' };
  const { method, path } = call;
  void fetch(`/api${callPath(path, params)}`, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}

/** The code of a refusal by the server; null for any other failure. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.code ?? null) : null;

/** Says in one sentence what went wrong, and what to do. */
export function faultWords(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.message ?? 'The server failed. Please try again.';
  return 'The server cannot be reached. Please check your connection and try again.';
}
