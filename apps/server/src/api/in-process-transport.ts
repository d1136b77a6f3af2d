import { anonymous, type Snapshot } from '@millrace/catalogue';
import type { ApiTransport } from '@millrace/contract';
import { asProblem } from '../problems/as-problem.ts';
import { notFound } from '../problems/problem-error.ts';
import { prepareCall } from './answer-call.ts';
import { nameOfCall } from './call-names.ts';

/**
 * The API for a page that is being rendered: the same answers and refusals, without an address, always for an anonymous
 * visitor.
 */
export function inProcessTransport(snapshot: Snapshot): ApiTransport {
  return async ({ call, params, query }) => {
    try {
      const name = nameOfCall(call);
      if (name === null) throw notFound(call.path);
      return { status: 200, body: prepareCall(name, { params, query }).answer(snapshot, anonymous) };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code === 'unexpected') throw error;
      return { status: problem.status, body: problem };
    }
  };
}
