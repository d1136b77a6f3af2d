import { refusalStatus } from '@millrace/contract';
import { expect, test } from 'vitest';
import { asProblem } from './as-problem.ts';
import { problem, refused } from './problem-error.ts';

const coded = (code: string, statusCode: number) => Object.assign(new Error('inside'), { code, statusCode });

test('a refusal keeps its code and words, and has its status', () => {
  expect(asProblem(refused('not-allowed', 'Staff only.'))).toEqual({
    type: 'urn:problem:not-allowed',
    title: 'Not allowed',
    status: refusalStatus['not-allowed'],
    code: 'not-allowed',
    message: 'Staff only.',
  });
});
test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415],
  ['FST_ERR_BAD_URL', 400],
])('%s is answered with %i', (code, status) => expect(asProblem(coded(code, 500)).status).toBe(status));
test("another fault of the caller's is a bad request", () => {
  expect(asProblem(coded('FST_ERR_NEW', 422))).toMatchObject({ status: 400, code: 'bad-request' });
});
test.each([new Error('secret detail'), coded('EACCES', 500), 'thrown text', null])(
  'a bug says nothing of itself',
  (bug) => {
    const answered = asProblem(bug);
    expect(answered).toMatchObject({ status: 500, code: 'unexpected' });
    expect(JSON.stringify(answered)).not.toMatch(/secret|inside|thrown|stack/);
  },
);
test('faults by field travel with a validation problem', () => {
  expect(problem('bad-query', 'No.', [{ field: 'page', message: 'too small' }]).errors).toHaveLength(1);
  expect(problem('bad-query', 'No.')).not.toHaveProperty('errors');
});
