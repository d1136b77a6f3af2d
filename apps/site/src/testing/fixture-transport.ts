import type { ApiTransport } from '@millrace/contract';
import { fixtureAnswers } from './fixture-answers.ts';

const NOT_FOUND = { status: 404, body: { title: 'Not found', status: 404, code: 'not-found', message: 'Not found' } };

/** Answers from a table of paths (queries of an address do not matter); what is not in it is not found. */
export function fixtureTransport(answers: Record<string, unknown> = fixtureAnswers): ApiTransport {
  return async ({ path }) => {
    const [pathname = ''] = path.split('?');
    const body = answers[pathname];
    return body === undefined ? NOT_FOUND : { status: 200, body };
  };
}
