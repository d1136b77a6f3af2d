import { type Problem, type RefusalCode, UPLOAD_MAX_BYTES } from '@millrace/contract';
import { ProblemError, problem } from './problem-error.ts';

const MANY_PARTS = 'The body may hold one field and one file.';

/** The framework's own refusals, by its codes, in our words. */
const framework = new Map<string, [RefusalCode, string]>(
  Object.entries({
    FST_ERR_BAD_URL: ['bad-request', 'The address is not valid percent-encoding.'],
    FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'What was sent is too large.'],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'This content type is not understood here.'],
    FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-request', 'The body is empty.'],
    FST_ERR_CTP_INVALID_JSON_BODY: ['bad-request', 'The body is not valid JSON.'],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-request', 'The body is not as long as it says.'],
    FST_REQ_FILE_TOO_LARGE: ['too-large', `The file is larger than ${UPLOAD_MAX_BYTES >> 20} MB.`],
    FST_PARTS_LIMIT: ['bad-request', MANY_PARTS],
    FST_FILES_LIMIT: ['bad-request', MANY_PARTS],
    FST_FIELDS_LIMIT: ['bad-request', MANY_PARTS],
    FST_ERR_MAX_PARAM_LENGTH: ['bad-request', 'A part of the address is too long.'],
  }),
);
const UNEXPECTED = 'Something went wrong here. It has been logged; please try again.';

/** The problem that answers an error. An unforeseen error reveals nothing about itself. */
export function asProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const [code, message] = framework.get(codeOf(error)) ?? clientFault(error) ?? ['unexpected', UNEXPECTED];
  return problem(code, message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Other 4xx of the framework: the caller's fault, without its detail. */
function clientFault(error: unknown): [RefusalCode, string] | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? ['bad-request', 'The request is not understood.'] : null;
}
