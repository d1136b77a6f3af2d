import { anonymous, type Snapshot } from '@millrace/catalogue';
import type { ApiTransport } from '@millrace/contract';
import { asProblem } from '../problems/as-problem.ts';
import { notFound } from '../problems/problem-error.ts';
import { prepareCall } from './answer-call.ts';
import { matchCall } from './match-call.ts';

/** The API as a page being rendered asks it: the same calls and refusals, no network, always for an anonymous visitor. */
export function inProcessTransport(snapshot: Snapshot): ApiTransport {
  return async ({ method, path }) => {
    try {
      return { status: 200, body: answerTo(snapshot, method, path) };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code === 'unexpected') throw error;
      return { status: problem.status, body: problem };
    }
  };
}

function answerTo(snapshot: Snapshot, method: string, path: string): unknown {
  const url = new URL(path, 'http://api.invalid');
  const call = matchCall(method, url.pathname);
  if (call === null) throw notFound(path);
  const raw = { params: call.params, query: Object.fromEntries(url.searchParams) };
  return prepareCall(call.name, raw).answer(snapshot, anonymous);
}
