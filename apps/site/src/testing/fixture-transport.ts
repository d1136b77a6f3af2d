import { type ApiTransport, callPath } from '@millrace/contract';
import { fixtureAnswers } from './fixture-answers.ts';

const NOT_FOUND = { status: 404, body: { title: 'Not found', status: 404, code: 'not-found', message: 'Not found' } };

/** Takes answers from a table of paths, whatever the query; a call that is not in it is not found. */
export function fixtureTransport(answers: Record<string, unknown> = fixtureAnswers): ApiTransport {
  return async ({ call, params }) => {
    const body = answers[callPath(call.path, params)];
    return body === undefined ? NOT_FOUND : { status: 200, body };
  };
}
